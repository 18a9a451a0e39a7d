import { expect, it } from 'vitest';
import { toPageKey, toPageProps } from '../../../src/catalogue/page-key.ts';
import { aboutView } from '../../../src/views/about-view.ts';
import { homeView } from '../../../src/views/home-view.ts';
import { listingContent } from '../../../src/views/listing-view.ts';
import { toProfileContent } from '../../../src/views/profile-view.ts';
import { scoutedView } from '../../../src/views/scouted-view.ts';
import { aCatalogue, aTalent } from '../../support/sample-catalogue.ts';

const keysOf = (year: number): readonly string[] => {
  const catalogue = aCatalogue({ talents: [aTalent()], year });
  return [
    toPageProps(homeView(catalogue, 'pt')).cacheKey,
    toPageProps(aboutView(catalogue, 'pt')).cacheKey,
    toPageProps(scoutedView(catalogue, 'en', 'models')).cacheKey,
    toPageKey(listingContent(catalogue, 'models')),
    toPageKey(toProfileContent(catalogue)),
  ];
};

it('the key of a page changes with the year, which every page shows', () => {
  const before = keysOf(2026);
  expect(keysOf(2026)).toEqual(before);
  for (const [index, key] of keysOf(2027).entries()) expect(key).not.toBe(before[index]);
});
