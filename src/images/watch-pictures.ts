/** The content policy forbids inline handlers. */

export const FALLBACK_PICTURE = '/fallback.svg';

export function watchPictures(page: Document): void {
  page.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLImageElement) showFallback(event.target);
    },
    { capture: true },
  );
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0)
      showFallback(picture);
  }
}

function showFallback(picture: HTMLImageElement): void {
  if (!picture.hasAttribute('data-fallback')) return;
  picture.removeAttribute('data-fallback');
  picture.setAttribute('data-failed', '');
  if (picture.parentElement?.tagName === 'PICTURE') {
    for (const source of picture.parentElement.querySelectorAll('source')) source.remove();
  }
  picture.removeAttribute('srcset');
  picture.removeAttribute('sizes');
  picture.src = FALLBACK_PICTURE;
}
