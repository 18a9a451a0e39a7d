/** The list that a profile's next and previous links follow: a filtered listing or the selection.
 * Lives as long as the tab. */
import { tabTexts } from '../../lib/browser-storage.ts';

const KEY = 'result';

/** Stores the list that contains a pressed link. */
export function keepResult(link: Element): void {
  const wall = link.closest('.wall, .selection');
  if (wall === null) return;
  const shown = [...wall.querySelectorAll<HTMLAnchorElement>('li a')].filter(
    (other) => other.offsetParent,
  );
  tabTexts.write(KEY, [location.href, ...shown.map(({ pathname }) => pathname)].join(' '));
}

/** The list's page and its profiles' paths in order; `null` if none is stored. */
export function readResult(): readonly [from: string, ...paths: string[]] | null {
  const [from, ...paths] = tabTexts.read(KEY)?.split(' ') ?? [];
  return from === undefined ? null : [from, ...paths];
}
