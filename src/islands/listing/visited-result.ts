/** The list that a profile's next and previous links follow: a filtered listing or the selection.
 * Lives as long as the tab. */
import { tabTexts } from '../../lib/browser-storage.ts';

const KEY = 'result';

/** Stores the list that contains a pressed link, each profile with its card's picture. */
export function keepResult(link: Element): void {
  const wall = link.closest('.wall, .selection');
  if (wall === null) return;
  const shown = [...wall.querySelectorAll<HTMLAnchorElement>('li a')].filter(
    (other) => other.offsetParent,
  );
  const entries = shown.map((card) => `${card.pathname}#${pictureOf(card)}`);
  tabTexts.write(KEY, [location.href, ...entries].join(' '));
}

/** What a link's picture was read from; the smallest that would do if it has not been yet. */
export function pictureOf(link: Element): string {
  const picture = link.querySelector<HTMLImageElement>('.frame img');
  if (!picture) return '';
  const { currentSrc, srcset } = picture;
  return currentSrc === '' ? (/\S+(?= 375w)/.exec(srcset)?.[0] ?? '') : currentSrc;
}

/** The list's page, and its profiles' paths and pictures in order; `null` if none is stored. */
export function readResult() {
  const [from, ...entries] = tabTexts.read(KEY)?.split(' ') ?? [];
  if (from === undefined) return null;
  const shown = entries.map((entry) => entry.split('#', 2));
  return {
    from,
    paths: shown.map(([path = '']) => path),
    pictures: shown.map(([, picture = '']) => picture),
  };
}
