import { expect, it } from 'vitest';
import { CATEGORIES, isInCategory } from '../../../src/domain/categories.ts';

it.each([
  ['a woman in models', 'woman', [1], ['models', 'image']],
  ['a man in models', 'man', [1], ['models', 'mainboard']],
  ['a talent of another gender in models', 'undefined', [1], ['models']],
  ['a woman in development', 'woman', [2012], ['development']],
  ['a talent of another gender in both', 'undefined', [2012, 1], ['models', 'development']],
  ['a woman in the categories called image and mainboard alone', 'woman', [2065, 2067], []],
  ['a talent in no category', 'man', [], []],
] as const)('%s stands where she or he should', (_, gender, categories, listings) => {
  expect(CATEGORIES.filter((category) => isInCategory({ gender, categories }, category))).toEqual(
    listings,
  );
});
