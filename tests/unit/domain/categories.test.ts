import { describe, expect, it } from 'vitest';
import { CATEGORIES, isInCategory } from '../../../src/domain/categories.ts';
import type { Talent } from '../../../src/domain/talent.ts';

function listingsOf(gender: Talent['gender'], categories: readonly number[]): readonly string[] {
  return CATEGORIES.filter((category) => isInCategory({ gender, categories }, category));
}

describe('a talent', () => {
  it('who is a woman in models stands on image, not on mainboard', () => {
    expect(listingsOf('woman', [1])).toEqual(['models', 'image']);
  });

  it('who is a man in models stands on mainboard, not on image', () => {
    expect(listingsOf('man', [1])).toEqual(['models', 'mainboard']);
  });

  it('of another gender in models stands on models alone', () => {
    expect(listingsOf('undefined', [1])).toEqual(['models']);
  });

  it('in development stands there whatever the gender', () => {
    expect(listingsOf('woman', [2012])).toEqual(['development']);
    expect(listingsOf('undefined', [2012, 1])).toEqual(['models', 'development']);
  });

  it('in the categories called image and mainboard stands on neither without being in models', () => {
    expect(listingsOf('woman', [2065, 2067])).toEqual([]);
  });

  it('in no category stands on no listing', () => {
    expect(listingsOf('man', [])).toEqual([]);
  });
});
