import { describe, expect, it } from 'vitest';
import { letterOf } from '../../../src/domain/letters.ts';

describe('the letter of a name', () => {
  it.each([
    ['Ágata', 'A'],
    ['érico', 'E'],
    ['Ção', 'C'],
    ['Øyvind', 'O'],
    ['zélia', 'Z'],
  ])('of %s is %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  it.each(['', '7 Mares', '"Bia"', '王芳'])('is none for %j', (name) => {
    expect(letterOf(name)).toBeNull();
  });
});
