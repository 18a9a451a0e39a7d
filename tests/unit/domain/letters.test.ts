import { expect, it } from 'vitest';
import { letterOf } from '../../../src/domain/letters.ts';

it.each([
  ['Ágata', 'A'],
  ['érico', 'E'],
  ['Ção', 'C'],
  ['Øyvind', 'O'],
  ['zélia', 'Z'],
])('the letter of a name of %s is %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

it.each(['', '7 Mares', '"Bia"', '王芳'])('the letter of a name is none for %j', (name) => {
  expect(letterOf(name)).toBeNull();
});
