import { parseUrl } from '../lib/parse-url.ts';

const ABSOLUTE = /^https?:\/\//i;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Letters. The image CDN takes 4,096, percent encoding included. */
const LONGEST = 2_000;
const OUTER_BLANKS = /^[\s\p{Cc}]+|[\s\p{Cc}]+$/gu;

/**
 * The address of a file: an absolute http(s) URL, or a path below `imageBaseUrl` (ends in a slash).
 * A path may have a query and percent encoding; `#` and a stray `%` belong to its name. `null` for
 * other schemes, protocol-relative addresses, paths that climb out of the base, and overlong texts.
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

/** A build has one base and asks for it with each picture. */
const bases = new Map<string, string | null>();

/** The normalised image base: lower-case host, no default port. `null` for an invalid URL. */
export function toBase(imageBaseUrl: string): string | null {
  const known = bases.get(imageBaseUrl);
  if (known !== undefined) return known;
  const base = parseUrl(imageBaseUrl)?.href ?? null;
  bases.set(imageBaseUrl, base);
  return base;
}
