import { expect, it } from 'vitest';
import { toNearSlides } from '../../../../src/islands/home/near-slides.ts';

it('the slides near a slide are itself, the next and the one before, round the ring, each named once', () => {
  expect(toNearSlides(2, 5)).toEqual([2, 3, 1]);
  expect(toNearSlides(0, 5)).toEqual([0, 1, 4]);
  expect(toNearSlides(4, 5)).toEqual([4, 0, 3]);
  expect(toNearSlides(1, 2)).toEqual([1, 0]);
  expect(toNearSlides(0, 1)).toEqual([0]);
});
