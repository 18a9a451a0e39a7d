/**
 * How gallery mode lays a gallery's items out on slides. A landscape takes a slide of its own, as does each video; consecutive
 * portraits stand two on a slide, and one that is left over stands alone. A square counts as a portrait: alone it would leave half of
 * a wide screen empty. Where there is no room for two (see `PAIRING_WIDTH`) every item stands alone.
 */

export type SlideItem =
  /** Width and height in pixels, or only their ratio. */
  { readonly kind: 'picture'; readonly width: number; readonly height: number } | { readonly kind: 'video' };

/** The positions of one or two items in their gallery. */
export type Slide = readonly [number] | readonly [number, number];

/** The slides of a gallery, in its order. */
export function toGallerySlides(items: readonly SlideItem[], options: { readonly pairs: boolean }): readonly Slide[] {
  const slides: Slide[] = [];
  let index = 0;
  while (index < items.length) {
    const next = index + 1;
    const slide: Slide = options.pairs && isPortrait(items[index]) && isPortrait(items[next]) ? [index, next] : [index];
    slides.push(slide);
    index += slide.length;
  }
  return slides;
}

/** The slide on which an item stands; the first where there is no such item. */
export function toSlideIndex(slides: readonly Slide[], item: number): number {
  return Math.max(
    0,
    slides.findIndex((slide) => slide.includes(item)),
  );
}

function isPortrait(item: SlideItem | undefined): boolean {
  return item?.kind === 'picture' && item.width <= item.height;
}
