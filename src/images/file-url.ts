/**
 * Turns a file path of the services into the address that a browser may load: an http(s) URL or `null`, whatever editors typed.
 */

import { parseUrl } from '../lib/parse-url.ts';

const ABSOLUTE = /^https?:\/\//i;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Letters. The image CDN takes 4,096, percent encoding included. */
const LONGEST = 2_000;
const OUTER_BLANKS = /^[\s\p{Cc}]+|[\s\p{Cc}]+$/gu;

/**
 * The address of a file: an absolute http(s) URL as it is, any other path below `imageBaseUrl` (which ends in a slash). A path may carry
 * a query and percent encoding; a `#` or a stray `%` is part of a file's name.
 * `null` for what must never reach a page: other schemes, protocol-relative addresses, paths that climb out of the base, and what is longer
 * than any address.
 */
export function toFileUrl(file: string, imageBaseUrl: string): string | null {
  if (file.length > LONGEST) return null;
  const path = file.replace(OUTER_BLANKS, '');
  if (ABSOLUTE.test(path)) return parseUrl(path)?.href ?? null;
  if (path === '' || /^[\\/]{2}/.test(path) || OTHER_SCHEME.test(path)) return null;
  const base = toBase(imageBaseUrl);
  if (base === null) return null;
  const name = path.replace(/^[\\/]/, '').replace(/#|%(?![\da-f]{2})/gi, encodeURIComponent);
  const url = parseUrl(base + name)?.href;
  return url?.startsWith(base) === true ? url : null;
}

/** There is one, and it is asked for with each picture. */
const bases = new Map<string, string | null>();

/** The image base as URLs begin with it: host in lower case, default port left out. `null` where it is no URL. */
export function toBase(imageBaseUrl: string): string | null {
  const known = bases.get(imageBaseUrl);
  if (known !== undefined) return known;
  const base = parseUrl(imageBaseUrl)?.href ?? null;
  bases.set(imageBaseUrl, base);
  return base;
}
