import { useMemo, useState } from 'react';
import { PAIRING_WIDTH } from '../../../domain/constants.ts';
import { toGallerySlides, toSlideIndex } from '../../../domain/gallery-slides.ts';
import type { GalleryName } from '../../../domain/talent.ts';
import { useMediaQuery } from '../../use-media-query.ts';
import type { Place } from './slide-place.ts';
import type { Gallery, GalleryItem } from './read-galleries.ts';

/** One for all: another would pair the slides again. */
const NO_ITEMS: readonly GalleryItem[] = [];
const ROOM_FOR_TWO = `(width >= ${String(PAIRING_WIDTH)}px)`;

export function usePlace(
  galleries: readonly Gallery[],
  start: Place,
  onMove: (place: Place) => void,
) {
  const [{ gallery: name, item }, setPlace] = useState(start);
  const pairs = useMediaQuery(ROOM_FOR_TWO);
  const items = galleries.find((gallery) => gallery.name === name)?.items ?? NO_ITEMS;
  const slides = useMemo(() => toGallerySlides(items, { pairs }), [items, pairs]);

  const move = (next: Place) => {
    setPlace(next);
    onMove(next);
  };
  return {
    name,
    items,
    slides,
    active: toSlideIndex(slides, item),
    pairs,
    showSlide: (index: number) => {
      const slide = slides[index];
      // A narrower screen returns to the same picture.
      if (slide !== undefined && !slide.includes(item)) move({ gallery: name, item: slide[0] });
    },
    showGallery: (next: GalleryName) => {
      if (next !== name) move({ gallery: next, item: 0 });
    },
  };
}
