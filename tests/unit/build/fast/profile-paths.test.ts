/** Which profiles a build makes, and which it knows to be as they were. */
import { expect, it } from 'vitest';
import { splitProfiles } from '../../../../scripts/build/fast/profile-paths.ts';
import type { BuildContent } from '../../../../src/catalogue/current.ts';
import { toDigests } from '../../../../src/catalogue/digests.ts';
import type { Catalogue } from '../../../../src/domain/catalogue.ts';
import { aCatalogue, aTalent } from '../../../support/sample-catalogue.ts';

const settings = {
  siteUrl: 'https://a.example',
  imageBaseUrl: 'https://a.example/storage/',
  mapTileUrl: '',
  isIndexed: true,
};

const toContent = (catalogue: Catalogue): BuildContent => ({
  catalogue,
  settings,
  digests: toDigests(catalogue),
});
const ana = aTalent({ id: '1', name: 'Ana Lima' });
const bia = aTalent({ id: '2', name: 'Bia Melo' });
const before = splitProfiles(toContent(aCatalogue({ talents: [ana, bia] })), () => true).unchanged;

/** As a build with the release before at hand, of which some files are gone or damaged. */
const split = (catalogue: Catalogue, damaged: readonly string[] = []) =>
  splitProfiles(toContent(catalogue), ({ file, key }) =>
    before.some((known) => known.file === file && known.key === key && !damaged.includes(file)),
  );

it('the profiles of a build have the addresses and files of both languages', () => {
  expect(before.map(({ path, file }) => [path, file])).toEqual([
    ['/modelos/1/ana-lima', 'modelos/1/ana-lima.html'],
    ['/en/models/1/ana-lima', 'en/models/1/ana-lima.html'],
    ['/modelos/2/bia-melo', 'modelos/2/bia-melo.html'],
    ['/en/models/2/bia-melo', 'en/models/2/bia-melo.html'],
  ]);
});

it('the profiles of a build are rendered again where the talent changed, and only there', () => {
  const { wanted, unchanged } = split(aCatalogue({ talents: [ana, { ...bia, eyes: 'green' }] }));
  expect([...wanted]).toEqual(['2']);
  expect(unchanged.map(({ path }) => path)).toEqual([
    '/modelos/1/ana-lima',
    '/en/models/1/ana-lima',
  ]);
});

it('the profiles of a build are made anew where one of their files is gone or damaged, and all where something changed that all of them show', () => {
  const catalogue = aCatalogue({ talents: [ana, bia] });
  expect(
    split({ ...catalogue, today: { ...catalogue.today, year: catalogue.today.year + 1 } }).wanted
      .size,
  ).toBe(2);
  expect([
    ...split(aCatalogue({ talents: [ana, bia] }), ['en/models/1/ana-lima.html']).wanted,
  ]).toEqual(['1']);
});
