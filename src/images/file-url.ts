import { ADDRESS_LENGTH } from '../domain/constants.ts';
import { urlOrNull } from '../lib/or-null.ts';

const ABSOLUTE = /^https?:\/\//i;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const OUTER_BLANKS = /^[\s\p{Cc}]+|[\s\p{Cc}]+$/gu;

/** A URL, or a path below `imageBaseUrl`, which ends in a slash; editors may repeat its path
 * (`/storage/a.jpg`). */
export function toFileUrl(file: string, imageBaseUrl: string): string | null {
  if (file.length > ADDRESS_LENGTH) return null;
  const path = file.replace(OUTER_BLANKS, '');
  const base = toBase(imageBaseUrl);
  if (ABSOLUTE.test(path) || /^\/\/[^\\/]/.test(path)) {
    const url = urlOrNull(path, 'https://none.invalid');
    return url === null ? null : ((base === null ? null : toBelowBase(url, base)) ?? url.href);
  }
  if (base === null || path === '' || /^[\\/]{2}/.test(path) || OTHER_SCHEME.test(path))
    return null;
  const atHost = path.startsWith('/') ? urlOrNull(path, base) : null;
  const repeated = atHost === null ? null : toBelowBase(atHost, base);
  if (repeated !== null) return repeated;
  const name = path.replace(/^[\\/]/, '').replace(/#|%(?![\da-f]{2})/gi, encodeURIComponent);
  const url = urlOrNull(base + name)?.href;
  return url?.startsWith(base) === true ? url : null;
}

function toBelowBase(url: URL, base: string): string | null {
  const { host, pathname } = new URL(base);
  const path = url.pathname.replace(/\/{2,}/g, '/');
  // A root repeats no path.
  const isBelow = url.host === host && pathname !== '/' && path.startsWith(pathname);
  return isBelow ? base + path.slice(pathname.length) + url.search + url.hash : null;
}

const bases = new Map<string, string | null>();

export function toBase(imageBaseUrl: string): string | null {
  const known = bases.get(imageBaseUrl);
  if (known !== undefined) return known;
  const base = urlOrNull(imageBaseUrl)?.href ?? null;
  bases.set(imageBaseUrl, base);
  return base;
}
