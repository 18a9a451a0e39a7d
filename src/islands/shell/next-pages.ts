/** public/next-pages.json, which repeats `LINKS`, lets the browser prefetch links that have
 * `data-ahead` and, while `<html>` has `data-ahead`, the link under the pointer. Other browsers have
 * Astro's prefetch. */
import { tabTexts } from '../../lib/browser-storage.ts';
import { pictureOf, readResult } from '../listing/visited-result.ts';

const LINKS = ':is(nav li > a, .card > a, nav > [rel]):not([aria-current])';
const KEY = 'picture';
/** After it a link loses its mark, and the browser what it read: an edit shows in a minute. */
const FRESH_MS = 45_000;
/** The browser must see the mark removed. */
const PAUSE = 100;
const FIRST_LOOK = 5000;
const REST = 800;

export function keepPicture(link: HTMLAnchorElement): void {
  const picture = toPicture(link);
  // Without its width (images/image.ts): so the profile finds its large picture.
  const file = picture.replace(location.origin, '').replace(/^\/p\/\d+|&w=.*/g, '');
  tabTexts.write(KEY, [link.pathname, picture, file].join(' '));
}

function toPicture(link: HTMLAnchorElement): string {
  const result = readResult();
  return pictureOf(link) || (result?.pictures[result.paths.indexOf(link.pathname)] ?? '');
}

export function startReadingAhead(menu: HTMLElement): void {
  const { connection } = navigator as { connection?: { saveData?: true; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  const hasPointer = matchMedia('(hover: hover)').matches;
  if (!(HTMLScriptElement as Partial<typeof HTMLScriptElement>).supports?.('speculationrules')) {
    // Without rules a page is asked for again: on touch its bytes are dear.
    if (!hasPointer) return;
    for (const link of document.querySelectorAll(LINKS))
      link.setAttribute('data-astro-prefetch', '');
    // eslint-disable-next-line no-restricted-syntax -- Where it does not come, nothing is missed.
    import('astro/virtual-modules/prefetch.js').then(({ init }) => init()).catch(() => undefined);
    return;
  }
  if (hasPointer) keepMarked(document.documentElement);
  else {
    watchTouches();
    // Only short pages are read: neither boards nor blog.
    menu.addEventListener('toggle', () => {
      menu.querySelectorAll(':is(.d3 li, .d4 li + li) > a:not([aria-current])').forEach(mark);
    });
  }
}

function mark(link: Element): void {
  link.setAttribute('data-ahead', '');
  setTimeout(() => link.removeAttribute('data-ahead'), FRESH_MS);
}

function keepMarked(root: HTMLElement): void {
  mark(root);
  setTimeout(() => keepMarked(root), FRESH_MS + PAUSE);
}

function watchTouches(): void {
  let hasRead = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let thumb: number | null = null;
  const readOneAhead = () => {
    const next = findNext();
    const link = next ?? findNearest(thumb);
    if (hasRead || link === undefined) return;
    hasRead = true;
    mark(link);
    if (next) new Image().src = toPicture(next);
  };
  const wait = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(readOneAhead, delay);
  };
  const follow = ({ touches: [finger] }: TouchEvent) => {
    thumb = finger?.clientX ?? null;
  };
  addEventListener('touchmove', follow, { passive: true });
  addEventListener('scroll', () => wait(REST), { passive: true });
  addEventListener('pageshow', () => {
    hasRead = false;
    wait(findNext() ? REST : FIRST_LOOK);
  });
}

function findNext(): HTMLAnchorElement | undefined {
  const result = readResult();
  const isInside = result?.paths.includes(location.pathname) === true;
  const link = document.querySelector<HTMLAnchorElement>('a[rel="next"]:not([hidden])');
  return isInside && link !== null ? link : undefined;
}

/** At two thirds of the window; in a row the first, or that on the thumb's side. */
function findNearest(thumb: number | null): Element | undefined {
  const places = [...document.querySelectorAll(`main ${LINKS}`)].map((link) => {
    const { left, right, top, bottom } = (
      link.closest('.card, li') ?? link
    ).getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const row = Math.round(Math.abs(middle - (innerHeight * 2) / 3) / 50);
    return { link, middle, row, side: Math.abs((left + right) / 2 - (thumb ?? right)) };
  });
  return places
    .filter(({ middle }) => middle > 0 && middle < innerHeight)
    .sort((a, b) => a.row - b.row || (thumb === null ? 0 : a.side - b.side))[0]?.link;
}
