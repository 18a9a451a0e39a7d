import { expect, it } from 'vitest';
import {
  toGallerySlides,
  toSlideIndex,
  type SlideItem,
} from '../../../src/domain/gallery-slides.ts';
import { fc } from '../../support/chance.ts';

const portrait: SlideItem = { kind: 'picture', width: 1000, height: 1500 };
const landscape: SlideItem = { kind: 'picture', width: 1500, height: 1000 };
const square: SlideItem = { kind: 'picture', width: 1000, height: 1000 };
const video: SlideItem = { kind: 'video' };

const length = fc.integer({ min: 1, max: 6000 });
const item = fc.oneof(
  fc.constantFrom(portrait, landscape, square, video),
  fc.record({ kind: fc.constant('picture' as const), width: length, height: length }),
);
const gallery = fc.array(item, { maxLength: 40 });

it('the slides of gallery mode pair consecutive portraits, squares among them, where there is room for two, and leave everything else alone', () => {
  const items = [
    portrait,
    portrait,
    landscape,
    portrait,
    landscape,
    portrait,
    portrait,
    portrait,
    video,
    portrait,
  ];
  expect(toGallerySlides(items, { pairs: true })).toEqual([
    [0, 1],
    [2],
    [3],
    [4],
    [5, 6],
    [7],
    [8],
    [9],
  ]);
  expect(toGallerySlides(items.slice(0, 3), { pairs: false })).toEqual([[0], [1], [2]]);
  const slides = toGallerySlides([square, portrait, square, square], { pairs: true });
  expect(slides.map((slide) => slide.length)).toEqual([2, 2]);
});

it('the slides of gallery mode show every item once and in order, are found by each of their items, and begin with the first for an item that there is not', () => {
  fc.assert(
    fc.property(gallery, fc.boolean(), (items, pairs) => {
      expect(toGallerySlides(items, { pairs }).flat()).toEqual(items.map((_, index) => index));
    }),
  );
  fc.assert(
    fc.property(gallery, fc.boolean(), (items, pairs) => {
      const slides = toGallerySlides(items, { pairs });
      for (const index of items.keys())
        expect(slides[toSlideIndex(slides, index)]).toContain(index);
    }),
  );
  expect(toSlideIndex(toGallerySlides([portrait], { pairs: true }), 7)).toBe(0);
});
