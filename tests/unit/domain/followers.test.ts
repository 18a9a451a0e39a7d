import { expect, it } from 'vitest';
import { formatFollowers } from '../../../src/domain/followers.ts';

it.each([
  [12_400, '12,4 mil', '12.4K'],
  [1_940_000, '1,9 milhão', '1.9M'],
  [1_950_000, '2 milhões', '2M'],
  [8450, '8,5 mil', '8.5K'],
  [999_949, '999,9 mil', '999.9K'],
  [999_950, '1 milhão', '1M'],
  [7, '7', '7'],
])('followers %i are written %s and %s', (count, portuguese, english) => {
  expect(formatFollowers(count, 'pt').text).toBe(portuguese);
  expect(formatFollowers(count, 'en').text).toBe(english);
});
