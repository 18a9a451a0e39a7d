import { expect, it } from 'vitest';
import {
  asComplete,
  isIncomplete,
  toFingerprint,
  toPart,
  toProfilesPart,
} from '../../../src/sources/content-parts.ts';
import { profileRead } from '../../../src/sources/talent/talent-reads.ts';
import { parsed } from '../../support/parsed.ts';

it('the content’s fingerprint is the same in whatever order the answers came, and another for every part', () => {
  const parts = { posts: 'a', staff: 'b' };
  expect(toFingerprint({ staff: 'b', posts: 'a' })).toBe(toFingerprint(parts));
  for (const other of [{ posts: 'a' }, { posts: 'b', staff: 'a' }, { ...parts, day: 'c' }])
    expect(toFingerprint(other)).not.toBe(toFingerprint(parts));
  const first = ['1', parsed(profileRead('1'), { id: 1, name: 'Ana' }).value] as const;
  const second = ['2', parsed(profileRead('2'), { id: 2, name: 'Bia' }).value] as const;
  expect(toProfilesPart([second, first])).toBe(toProfilesPart([first, second]));
  expect(toProfilesPart([first, ['2', null]])).not.toBe(toProfilesPart([first, second]));
});

it('the content’s fingerprint without what could not be read is that of the rest', () => {
  const parts = { posts: 'a', staff: 'b' };
  const partial = { ...parts, unread: 'c' };
  expect([isIncomplete(partial), isIncomplete(parts)]).toEqual([true, false]);
  expect(asComplete(partial)).toEqual(parts);
});

const SIGNED = 'https://a.s3.test/b.jpg?X-Amz-Date=1&X-Amz-Expires=900&X-Amz-Signature=';
it.each([
  [`${SIGNED}aa`, `${SIGNED}bb`, true],
  ['a.jpg?v=1700000001', 'a.jpg?v=1700000002', true],
  ['a.jpg?w=1&_=1700000001123', 'a.jpg?w=1&_=1700000002123', true],
  [
    '<img src="/s/a.jpg?expires=1&amp;signature=ab">',
    '<img src="/s/a.jpg?expires=2&amp;signature=cd">',
    true,
  ],
  [
    'https://a.blob.test/b.jpg?se=2026-01-01T10%3A00&sig=a%2B',
    'https://a.blob.test/b.jpg?se=2027-01-01T10%3A00&sig=b',
    true,
  ],
  ['a.jpg?v=1', 'a.jpg?v=2', false],
  ['a.jpg?w=1700000001', 'a.jpg?w=1700000002', false],
  ['a.jpg', 'b.jpg', false],
])('the content with %s and with %s is the same: %j', (one, other, isSame) => {
  expect(toPart([{ cover: one }]) === toPart([{ cover: other }])).toBe(isSame);
  const profile = (file: string) =>
    parsed(profileRead('1'), { id: 1, galleries: { book: [file] } }).value;
  if (!one.startsWith('<'))
    expect(toProfilesPart([['1', profile(one)]]) === toProfilesPart([['1', profile(other)]])).toBe(
      isSame,
    );
});

it.each([
  [`${SIGNED}aa`, ['galleries.book.0.file']],
  ['https://cdn.test/b.jpg?Expires=1700000000&Signature=a', ['galleries.book.0.file']],
  ['https://cdn.test/b.jpg?v=1700000000', []],
])('a profile with the picture %s names addresses that expire: %j', (file, fields) => {
  const { warnings } = parsed(profileRead('1'), { id: 1, galleries: { book: [file, file] } });
  expect(warnings.map(({ field }) => field)).toEqual(fields);
});
