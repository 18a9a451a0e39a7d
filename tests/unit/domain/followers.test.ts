import { expect, it } from 'vitest';
import { formatFollowers } from '../../../src/domain/followers.ts';

it.each([
  ['12.4k', '12,4 mil', '12.4K'],
  ['1.2m', '1,2 milhão', '1.2M'],
  ['1.94m', '1,9 milhão', '1.9M'],
  ['1.95m', '2 milhões', '2M'],
  ['1m', '1 milhão', '1M'],
  ['0', '0', '0'],
  ['8450', '8,5 mil', '8.5K'],
  ['12.400', '12,4 mil', '12.4K'],
  ['999949', '999,9 mil', '999.9K'],
  ['999950', '1 milhão', '1M'],
  ['1000k', '1 milhão', '1M'],
  ['12,4 mil', '12,4 mil', '12.4K'],
  ['1,2 milhões', '1,2 milhão', '1.2M'],
])('followers %s are written %s and %s', (raw, portuguese, english) => {
  expect(formatFollowers(raw, 'pt')?.text).toBe(portuguese);
  expect(formatFollowers(raw, 'en')?.text).toBe(english);
});

it.each(['', 'many', '-5', 'k', '.', '1.5', '1.2.3k', '<b>9</b>'])(
  'followers are not shown for %j',
  (raw) => {
    expect(formatFollowers(raw, 'pt')).toBeNull();
  },
);
