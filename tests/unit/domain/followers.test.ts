import { expect, it } from 'vitest';
import { formatFollowers } from '../../../src/domain/followers.ts';

it.each([
  [12_400, '12,4 mil', '12.4K', 'other'],
  [1_940_000, '1,9 milhão', '1.9M', 'millions'],
  [1_950_000, '2 milhões', '2M', 'millions'],
  [8450, '8,5 mil', '8.5K', 'other'],
  [999_949, '999,9 mil', '999.9K', 'other'],
  [999_950, '1 milhão', '1M', 'millions'],
  [7, '7', '7', 'other'],
  [1, '1', '1', 'one'],
])('followers %i are written %s and %s', (count, portuguese, english, form) => {
  expect(formatFollowers(count, 'pt')).toEqual({ text: portuguese, form });
  expect(formatFollowers(count, 'en').text).toBe(english);
});
