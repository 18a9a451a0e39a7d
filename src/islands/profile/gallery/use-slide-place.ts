import { useMemo, useState } from 'react';
import { PAIRING_WIDTH } from '../../../domain/constants.ts';
import { toGallerySlides, toSlideIndex, type Slide } from '../../../domain/gallery-slides.ts';
import type { GalleryName } from '../../../domain/talent.ts';
import { useMediaQuery } from '../../use-media-query.ts';
import type { Place } from './slide-place.ts';
import type { Gallery, GalleryItem } from './read-galleries.ts';

export interface PlaceControl {
  readonly name: GalleryName;
  readonly items: readonly GalleryItem[];
  readonly slides: readonly Slide[];
  /** Position of the visible slide. */
  readonly active: number;
  /** A slide has room for two portraits. */
  readonly pairs: boolean;
  readonly showSlide: (index: number) => void;
  readonly showGallery: (name: GalleryName) => void;
}

/** A constant, so that slides are not paired again. */
const NO_ITEMS: readonly GalleryItem[] = [];
const ROOM_FOR_TWO = `(width >= ${String(PAIRING_WIDTH)}px)`;

/** Keeps gallery mode's place; `onMove` gets each new one. */
export function usePlace(
  galleries: readonly Gallery[],
  start: Place,
  onMove: (place: Place) => void,
): PlaceControl {
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
    showSlide: (index) => {
      const slide = slides[index];
      // Keep the current picture if its slide is shown: a narrower screen returns to it.
      if (slide !== undefined && !slide.includes(item)) move({ gallery: name, item: slide[0] });
    },
    showGallery: (next) => {
      if (next !== name) move({ gallery: next, item: 0 });
    },
  };
}
