/** Tells which clicks lead this tab to another page of the site. */
import { parseUrl } from '../../lib/parse-url.ts';

/** What of a click and of its link matters. */
export interface LinkClick {
  readonly href: string;
  /** `_self` or empty for the same tab. */
  readonly target: string;
  readonly isDownload: boolean;
  /** A main-button click without a key that opens the link elsewhere. */
  readonly isPlain: boolean;
}

/** Paths below are answered by functions, whose answers may be files to save. */
const FUNCTIONS = '/api/';

/** The address that a click leads this tab to, if it is another page of the site; `null` for every other click. */
export function toNextPage(click: LinkClick, current: string): URL | null {
  const here = new URL(current);
  const next = parseUrl(click.href, current);
  if (next?.origin !== here.origin || !click.isPlain || click.isDownload || !['', '_self'].includes(click.target)) return null;
  if (next.pathname.startsWith(FUNCTIONS)) return null;
  // The same document under another fragment, or under the same one, is not left.
  const isSameDocument = next.pathname === here.pathname && next.search === here.search && next.hash !== '';
  return isSameDocument ? null : next;
}

/** Reads a click; `null` where it hit no link. */
export function toLinkClick(event: MouseEvent): LinkClick | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.href === '') return null;
  return {
    href: link.href,
    target: link.target,
    isDownload: link.hasAttribute('download'),
    isPlain: event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey,
  };
}
