/** Redirects accepted forms of a profile's address to the canonical one, by the site's index: no
 * redirect per talent is needed. */
import { LOCALE_CODES, type Locale } from '../../i18n/locales.ts';
import { localeOf, notFoundPath, parsePath, toPath } from '../routes.ts';
import { createDeployFile, type DeployFile, type ReadStatic } from './deploy-file.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { createSlugs, type Slugs } from './slugs.ts';

/** A redirect holds until the next deploy, which empties the CDN's cache. */
const FOUND_CACHE = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Netlify-CDN-Cache-Control': 'public, max-age=86400',
};
/** A 404 is cached briefly: the page may exist a moment later. */
const UNKNOWN_CACHE = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Netlify-CDN-Cache-Control': 'public, max-age=60',
};
const NO_CACHE = { 'Cache-Control': 'no-store' };

export interface ProfileAddressDeps {
  readonly readStatic: ReadStatic;
  readonly files: SiteFiles;
}

export interface SiteFiles {
  readonly slugs: DeployFile<Slugs>;
  readonly notFound: Readonly<Record<Locale, DeployFile<string>>>;
}

/** `now` in milliseconds. */
export function createSiteFiles(now: () => number): SiteFiles {
  const notFound = Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, createDeployFile(notFoundPath(locale), parsePage, now)]),
  );
  return { slugs: createSlugs(now), notFound: notFound as Record<Locale, DeployFile<string>> };
}

/** 301 to the canonical address, query kept; the path's own 404 page for an unknown talent. */
export async function handleProfileAddress(
  request: Request,
  deps: ProfileAddressDeps,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, {
      status: 405,
      headers: { Allow: 'GET, HEAD', ...SECURITY_HEADERS },
    });
  }

  const url = new URL(request.url);
  const locale = localeOf(url.pathname);
  const route = parsePath(url.pathname)?.route;
  const id = route?.page === 'profile' ? route.id : '';
  const find = (slugs: Slugs | null): string | null => {
    const slug = slugs?.get(id);
    const target = slug === undefined ? null : toPath({ page: 'profile', id, slug }, locale);
    // This is the canonical address and the page is missing: a redirect would loop.
    return target === url.pathname ? null : target;
  };

  let target = find(await deps.files.slugs.load(deps.readStatic));
  // A talent may be new or renamed since the index was read.
  const now = target === null ? await deps.files.slugs.loadUncached(deps.readStatic) : null;
  target ??= find(now);
  if (target !== null) {
    return new Response(null, {
      status: 301,
      headers: { Location: target + url.search, ...SECURITY_HEADERS, ...FOUND_CACHE },
    });
  }
  const page = await deps.files.notFound[locale].load(deps.readStatic);
  const isUnknown = now?.has(id) === false;
  return new Response(request.method === 'HEAD' ? null : (page ?? '404'), {
    status: 404,
    headers: {
      'Content-Type': page === null ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
      ...SECURITY_HEADERS,
      ...(isUnknown && page !== null ? UNKNOWN_CACHE : NO_CACHE),
    },
  });
}

/** Ignores the status: hosts differ in the status of a 404 page that is requested by name. */
async function parsePage(answer: Response): Promise<string | null> {
  return answer.headers.get('Content-Type')?.startsWith('text/html') === true
    ? await answer.text()
    : null;
}
