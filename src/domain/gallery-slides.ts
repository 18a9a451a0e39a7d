export type SlideItem =
  | { readonly kind: 'picture'; readonly width: number; readonly height: number }
  | { readonly kind: 'video' };

export type GallerySlide = readonly [number] | readonly [number, number];

export function toGallerySlides(
  items: readonly SlideItem[],
  options: { readonly pairs: boolean },
): readonly GallerySlide[] {
  const slides: GallerySlide[] = [];
  let index = 0;
  while (index < items.length) {
    const next = index + 1;
    const slide: GallerySlide =
      options.pairs && isPortrait(items[index]) && isPortrait(items[next])
        ? [index, next]
        : [index];
    slides.push(slide);
    index += slide.length;
  }
  return slides;
}

export function toSlideIndex(slides: readonly GallerySlide[], item: number): number {
  return Math.max(
    0,
    slides.findIndex((slide) => slide.includes(item)),
  );
}

function isPortrait(item: SlideItem | undefined): boolean {
  return item?.kind === 'picture' && item.width <= item.height;
}
