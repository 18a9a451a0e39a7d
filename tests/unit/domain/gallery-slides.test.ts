import { expect, it } from 'vitest';
import {
  toGallerySlides,
  toSlideIndex,
  type SlideItem,
} from '../../../src/domain/gallery-slides.ts';
import { toRowStarts } from '../../../src/domain/gallery-rows.ts';

const ITEMS: Readonly<Record<string, SlideItem>> = {
  P: { kind: 'picture', width: 1000, height: 1500 },
  L: { kind: 'picture', width: 1500, height: 1000 },
  S: { kind: 'picture', width: 1000, height: 1000 },
  V: { kind: 'video' },
};
const LANDSCAPE = { kind: 'picture', width: 1500, height: 1000 } as const;

it.each([
  ['PPLPLPPPVP', true, '01 2 3 4 56 7 8 9'],
  ['SPSS', true, '01 23'],
  ['PPL', false, '0 1 2'],
  ['', true, ''],
])('slides pair portraits and squares where there is room: %s, %s', (gallery, pairs, expected) => {
  const items = Array.from(gallery, (kind) => ITEMS[kind] ?? LANDSCAPE);
  const slides = toGallerySlides(items, { pairs });
  expect(slides.map((slide) => slide.join('')).join(' ')).toBe(expected);
  for (const item of items.keys()) expect(slides[toSlideIndex(slides, item)]).toContain(item);
  expect(toSlideIndex(slides, 99)).toBe(0);
});

const PORTRAIT = 0.65;
const WIDE = 1.5;
const PHONE = 1.5;

it.each([
  ['nothing', [], []],
  ['one portrait', [PORTRAIT], []],
  ['portraits about a landscape', [PORTRAIT, PORTRAIT, WIDE, PORTRAIT, PORTRAIT], [2, 3]],
  ['three portraits', [PORTRAIT, PORTRAIT, PORTRAIT], []],
  ['five portraits', Array.from({ length: 5 }, () => PORTRAIT), [3]],
  ['a portrait between landscapes', [WIDE, PORTRAIT, WIDE, PORTRAIT], [2]],
])('the rows of a gallery on a phone leave no portrait alone among %s', (_, ratios, starts) => {
  expect(toRowStarts(ratios, PHONE)).toEqual(starts);
});
