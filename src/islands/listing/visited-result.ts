/** The result that profiles are walked through: a listing as it is filtered, or favourites. It lives as long as the tab. */
import type { TextStorage } from '../../lib/browser-storage.ts';

const KEY = 'result';

/** Keeps the result that a pressed link stands in. */
export function keepResult(storage: TextStorage, link: Element): void {
  const wall = link.closest('.wall, favourites-wall');
  if (wall === null) return;
  const shown = [...wall.querySelectorAll<HTMLAnchorElement>('li a')].filter((other) => other.offsetParent);
  storage.write(KEY, [location.href, ...shown.map(({ pathname }) => pathname)].join(' '));
}

/** The address of the page that the result stands on, and the paths of its profiles in order; `null` where there is none. */
export function readResult(storage: TextStorage): readonly [from: string, ...paths: string[]] | null {
  const [from, ...paths] = storage.read(KEY)?.split(' ') ?? [];
  return from === undefined ? null : [from, ...paths];
}
