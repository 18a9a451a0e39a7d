/** Keys of pages: what changes which of them. */
import { expect, it } from 'vitest';
import { toPageKey, toPageProps } from '../../../src/catalogue/page-key.ts';
import { toAgencyDay } from '../../../src/domain/agency-day.ts';
import type { Catalogue } from '../../../src/domain/catalogue.ts';
import { aboutView } from '../../../src/views/about-view.ts';
import { homeView } from '../../../src/views/home-view.ts';
import { listingSource } from '../../../src/views/listing-view.ts';
import { toProfileContent } from '../../../src/views/profile-view.ts';
import { scoutedView } from '../../../src/views/scouted-view.ts';
import { aCatalogue, aTalent } from '../../support/sample-catalogue.ts';

const at = (date: string): Catalogue =>
  aCatalogue({ talents: [aTalent()], today: toAgencyDay(Date.parse(`${date}T12:00:00Z`)) });

/** The keys of one page of each sort. */
const keysOf = (catalogue: Catalogue): readonly string[] => [
  toPageProps(homeView(catalogue, 'pt')).cacheKey,
  toPageProps(aboutView(catalogue, 'pt')).cacheKey,
  toPageProps(scoutedView(catalogue, 'en', 'models')).cacheKey,
  toPageKey(listingSource(catalogue, 'models')),
  toPageKey(toProfileContent(catalogue)),
];

it('the key of a page stays when the day changes and nothing of it is shown, and changes with the year, which every page shows', () => {
  expect(keysOf(at('2026-11-23'))).toEqual(keysOf(at('2026-11-22')));
  const before = keysOf(at('2026-12-31'));
  const after = keysOf(at('2027-01-01'));
  for (const [index, key] of after.entries()) expect(key).not.toBe(before[index]);
});
