/** Text of the services that is far too long is refused by its raw length, before anything is done
 * with it. */
import { expect, it } from 'vitest';
import type { SourceRead } from '../../../src/sources/source-read.ts';
import * as panel from '../../../src/sources/panel/panel-reads.ts';
import { placesRead } from '../../../src/sources/talent/attributes.ts';
import { profileRead, TALENTS } from '../../../src/sources/talent/talent-reads.ts';
import { parsed } from '../../support/parsed.ts';

/** The worst for whatever brings text to a normal form: marks in the wrong order. */
const WORST = 'a' + '\u0327\u0301'.repeat(2_250_000);
/** Longer than any field but a post's text may be. */
const LONG = 'x'.repeat(20_001);

const talents = (name: string) => [
  { id: 1, name },
  { id: 2, name: 'Bia' },
];

it('a record whose name is far too long is left out, its list is read, and no number of such records makes a failed read: an editor can write it', () => {
  const { value, leftOut } = parsed(TALENTS, talents(WORST));
  expect(value.map(({ id }) => id)).toEqual(['2']);
  expect(leftOut).toEqual([{ id: '1', field: 'name', message: 'is longer than 1000 characters' }]);
  const staff = [1, 2].map(() => ({ name: WORST, language: 'pt' }));
  expect(parsed(panel.STAFF, staff)).toMatchObject({ value: [] });
  expect(parsed(TALENTS, talents(WORST).slice(0, 1))).toMatchObject({ value: [] });
});

it('a record whose name is far too long is named by no more than the beginning of it', () => {
  const { leftOut } = parsed(panel.STAFF, [{ name: WORST, language: 'pt' }]);
  expect(leftOut[0]?.id.length).toBeLessThan(100);
});

it.each<readonly [string, SourceRead<unknown>, unknown, string, unknown]>([
  [
    'of a slide',
    panel.SLIDES,
    [{ image_mobile: LONG, image_desktop: 'a.jpg' }],
    'image_mobile',
    [{ mobile: 'a.jpg' }],
  ],
  ['of the customisation', panel.CUSTOMIZATIONS, { address: WORST }, 'address', { address: null }],
  ['of the site’s texts', panel.TEXTS, { a: { pt: WORST, en: 'x' } }, 'pt', { a: { en: 'x' } }],
  [
    'of the social links',
    panel.SOCIAL,
    { facebook: { name: WORST, url: 'https://f.example/' } },
    'facebook.name',
    { facebook: { name: 'f.example' } },
  ],
  ['of a profile', profileRead('7'), { id: 7, hair: WORST }, 'hair', { hair: null }],
  [
    'of a gallery',
    profileRead('7'),
    { id: 7, galleries: { book: [{ file: LONG }, { file: 'a.jpg' }] } },
    'galleries.book.0.file',
    { galleries: { book: [{ file: 'a.jpg' }] } },
  ],
])('a field that is far too long %s is left out, and said', (_, read, json, field, left) => {
  const { value, warnings } = parsed(read, json);
  expect(value).toMatchObject(left as object);
  expect(warnings).toContainEqual(
    expect.objectContaining({
      field,
      message: expect.stringMatching(/^is longer than \d+ characters and was left out$/) as string,
    }),
  );
});

it('a field that is far too long of an option list costs its option, and one that the site does not read is not judged', () => {
  const { value } = parsed(placesRead({ language: 'pt' }), {
    countries: [
      { id: 1, value: WORST },
      { id: 2, value: 'Brasil' },
    ],
  });
  expect(value.countries).toEqual([{ id: '2', value: 'Brasil' }]);
  expect(parsed(TALENTS, [{ id: 1, name: 'Ana', agency_notes: WORST }])).toMatchObject({
    leftOut: [],
    warnings: [],
  });
});

it('text within its limits stays: a long text of the site', () => {
  expect(
    parsed(panel.TEXTS, { a: { pt: { name: 'A', description: 'x'.repeat(15_000) } } }),
  ).toMatchObject({ warnings: [] });
});

it('is read however deep an answer goes', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
  expect(parsed(TALENTS, [{ id: 1, name: 'Ana', categories: deep }])).toMatchObject({
    value: [{ id: '1' }],
  });
  expect(parsed(panel.TEXTS, { a: deep, b: { pt: 'x' } }).value).toMatchObject({ b: { pt: 'x' } });
});
