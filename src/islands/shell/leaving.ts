/** Tells which clicks open another page of the site in this tab. */
import { parseUrl } from '../../lib/parse-url.ts';
import { isPlainClick } from '../plain-click.ts';

export interface LinkClick {
  readonly href: string;
  /** `_self` or empty for the same tab. */
  readonly target: string;
  readonly isDownload: boolean;
  /** A main-button click without a modifier key. */
  readonly isPlain: boolean;
}

/** Functions answer paths below, often with files to save. */
const FUNCTIONS = '/api/';

/** The next page that a click opens in this tab; `null` for every other click. */
export function toNextPage(click: LinkClick, current: string): URL | null {
  const here = new URL(current);
  const next = parseUrl(click.href, current);
  if (
    next?.origin !== here.origin ||
    !click.isPlain ||
    click.isDownload ||
    !['', '_self'].includes(click.target)
  )
    return null;
  if (next.pathname.startsWith(FUNCTIONS)) return null;
  // A link to a fragment does not leave the document.
  const isSameDocument =
    next.pathname === here.pathname && next.search === here.search && next.hash !== '';
  return isSameDocument ? null : next;
}

/** Reads a click; `null` if it hit no link. */
export function toLinkClick(event: MouseEvent): LinkClick | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.href === '') return null;
  return {
    href: link.href,
    target: link.target,
    isDownload: link.hasAttribute('download'),
    isPlain: isPlainClick(event),
  };
}
