/** The list that the visitor came from, for a profile's arrows and first picture. */
import { tabTexts } from '../../lib/browser-storage.ts';

const KEY = 'result';

export function keepResult(link: Element): void {
  const wall = link.closest('.wall, .selection');
  if (wall === null) return;
  const shown = [...wall.querySelectorAll<HTMLAnchorElement>('li a')].filter(
    (other) => other.offsetParent,
  );
  const entries = shown.map((card) => `${card.pathname}#${pictureOf(card)}`);
  tabTexts.write(KEY, [location.href, ...entries].join(' '));
}

export function pictureOf(link: Element): string {
  const picture = link.querySelector<HTMLImageElement>('.frame img');
  if (!picture) return '';
  // A picture that has not loaded gives the address that a phone would load.
  const { currentSrc, srcset } = picture;
  return currentSrc === '' ? (/\S+(?= 375w)/.exec(srcset)?.[0] ?? '') : currentSrc;
}

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
