/**
 * Puts the fallback picture in place of a picture that cannot be loaded. Works for every `<img data-fallback>` of a page, those
 * that islands draw later included, without inline handlers, which the content security policy forbids.
 */
import { FALLBACK_PICTURE } from './fallback-picture.ts';

/** Watches a document's pictures; those that failed before this ran get their fallback at once. */
export function watchPictures(page: Document): void {
  page.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLImageElement) showFallback(event.target);
    },
    // Errors of elements do not bubble: only the capture phase sees them from above.
    { capture: true },
  );
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) showFallback(picture);
  }
}

function showFallback(picture: HTMLImageElement): void {
  if (!picture.hasAttribute('data-fallback')) return;
  // Removed first, so that a failing fallback ends here.
  picture.removeAttribute('data-fallback');
  picture.setAttribute('data-failed', '');
  if (picture.parentElement?.tagName === 'PICTURE') {
    for (const source of picture.parentElement.querySelectorAll('source')) source.remove();
  }
  picture.removeAttribute('srcset');
  picture.removeAttribute('sizes');
  picture.src = FALLBACK_PICTURE;
}
