import { expect, it } from 'vitest';
import {
  asComplete,
  isIncomplete,
  toFingerprint,
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
