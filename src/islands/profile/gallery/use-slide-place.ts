import { useMemo, useState } from 'react';
import { PAIRING_WIDTH } from '../../../domain/constants.ts';
import { toGallerySlides, toSlideIndex } from '../../../domain/gallery-slides.ts';
import type { GalleryName } from '../../../domain/talent.ts';
import { useMediaQuery } from '../../use-media-query.ts';
import type { Place } from './slide-place.ts';
import type { Gallery, GalleryItem } from './read-galleries.ts';

/** A constant, so that slides are not paired again. */
const NO_ITEMS: readonly GalleryItem[] = [];
const ROOM_FOR_TWO = `(width >= ${String(PAIRING_WIDTH)}px)`;

/** Keeps gallery mode's place; `onMove` gets each new one. */
export function usePlace(
  galleries: readonly Gallery[],
  start: Place,
  onMove: (place: Place) => void,
) {
  const [{ gallery: name, item }, setPlace] = useState(start);
  /** A slide has room for two portraits. */
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
    /** Position of the visible slide. */
    active: toSlideIndex(slides, item),
    pairs,
    showSlide: (index: number) => {
      const slide = slides[index];
      // Keep the current picture if its slide is shown: a narrower screen returns to it.
      if (slide !== undefined && !slide.includes(item)) move({ gallery: name, item: slide[0] });
    },
    showGallery: (next: GalleryName) => {
      if (next !== name) move({ gallery: next, item: 0 });
    },
  };
}
