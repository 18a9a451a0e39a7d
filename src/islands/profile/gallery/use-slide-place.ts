import { useMemo, useState } from 'react';
import { PAIRING_WIDTH } from '../../../domain/constants.ts';
import { toGallerySlides, toSlideIndex, type Slide } from '../../../domain/gallery-slides.ts';
import type { GalleryName } from '../../../domain/talent.ts';
import { useMediaQuery } from '../../use-media-query.ts';
import type { Place } from './slide-place.ts';
import type { Gallery, GalleryItem } from './read-galleries.ts';

export interface PlaceControl {
  /** The gallery that is shown. */
  readonly name: GalleryName;
  readonly items: readonly GalleryItem[];
  readonly slides: readonly Slide[];
  /** Position of the slide in sight. */
  readonly active: number;
  /** There is room for two portraits on a slide. */
  readonly pairs: boolean;
  readonly showSlide: (index: number) => void;
  readonly showGallery: (name: GalleryName) => void;
}

/** The same list each time, so that its slides are not paired anew. */
const NO_ITEMS: readonly GalleryItem[] = [];
const ROOM_FOR_TWO = `(width >= ${String(PAIRING_WIDTH)}px)`;

/** Where gallery mode stands among the galleries; `onMove` hears of each new place. */
export function usePlace(galleries: readonly Gallery[], start: Place, onMove: (place: Place) => void): PlaceControl {
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
      // The slide that holds the current picture is no news: the picture stays the one to come back to on a narrower screen.
      if (slide !== undefined && !slide.includes(item)) move({ gallery: name, item: slide[0] });
    },
    showGallery: (next) => {
      if (next !== name) move({ gallery: next, item: 0 });
    },
  };
}
