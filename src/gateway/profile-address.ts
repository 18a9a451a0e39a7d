/**
 * Leads every accepted form of a profile's address to the canonical one: without a slug, with a wrong one, with the other language's
 * word, with the default language's prefix. The talents' names come from the site's own index, so that no rule per talent is needed.
 */
import { toSlug } from '../domain/names.ts';
import { createOwnFile, type OwnFile, type ReadStatic } from './own-file.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Where profiles live, per language of the path. A test holds this against the site's routes. */
const PROFILES = { pt: '/modelos', en: '/en/models' } as const;
type PathLanguage = keyof typeof PROFILES;

const ADDRESS = /^\/(?:(pt|en)\/)?(?:modelos|models)\/(\d+)(?:\/[^/]*)?\/?$/;

/** An answer holds until the next deploy, which empties the CDN's cache by itself. */
const CDN_CACHE = { 'Cache-Control': 'public, max-age=0, must-revalidate', 'Netlify-CDN-Cache-Control': 'public, max-age=86400' };
const NO_CACHE = { 'Cache-Control': 'no-store' };

export interface ProfileAddressDeps {
  readonly readStatic: ReadStatic;
  readonly files: SiteFiles;
}

/** The files of the deploy that the handler reads, kept by one instance of the function. */
export interface SiteFiles {
  /** The slugs of all talents by id. */
  readonly slugs: OwnFile<ReadonlyMap<string, string>>;
  readonly notFound: Readonly<Record<PathLanguage, OwnFile<string>>>;
}

/** `now` in milliseconds. */
export function createSiteFiles(now: () => number): SiteFiles {
  return {
    slugs: createOwnFile('/talents.json', parseIndex, now),
    notFound: { pt: createOwnFile('/404', parsePage, now), en: createOwnFile('/en/404', parsePage, now) },
  };
}

/** 301 to the profile's canonical address, the query kept; the 404 page of the path's language for a talent that is none. */
export async function handleProfileAddress(request: Request, deps: ProfileAddressDeps): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD', ...SECURITY_HEADERS } });
  }

  const url = new URL(request.url);
  const [, prefix, id = ''] = ADDRESS.exec(url.pathname) ?? [];
  const language: PathLanguage = prefix === 'en' || url.pathname.startsWith('/en/') ? 'en' : 'pt';
  const slugs = await deps.files.slugs.load(deps.readStatic);
  const slug = slugs?.get(id);
  const target = slug === undefined ? null : `${PROFILES[language]}/${id}/${slug}`;

  // The same address means that the page itself is missing: leading there again would never end.
  if (target !== null && target !== url.pathname) {
    return new Response(null, { status: 301, headers: { Location: target + url.search, ...SECURITY_HEADERS, ...CDN_CACHE } });
  }
  const page = await deps.files.notFound[language].load(deps.readStatic);
  const known = slugs !== null && page !== null;
  return new Response(request.method === 'HEAD' ? null : (page ?? '404'), {
    status: 404,
    headers: {
      'Content-Type': page === null ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
      ...SECURITY_HEADERS,
      ...(known ? CDN_CACHE : NO_CACHE),
    },
  });
}

async function parseIndex(answer: Response): Promise<ReadonlyMap<string, string> | null> {
  if (!answer.ok) return null;
  const index: unknown = await answer.json();
  if (typeof index !== 'object' || index === null || !('talents' in index) || !Array.isArray(index.talents)) return null;
  const entries: readonly unknown[] = index.talents;
  const slugs = new Map<string, string>();
  for (const entry of entries) {
    const [id, name]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    if (typeof id === 'string' && typeof name === 'string') slugs.set(id, toSlug(name));
  }
  return slugs;
}

/** The page counts whatever its status: hosts differ in what they say of a 404 page that is asked for by name. */
async function parsePage(answer: Response): Promise<string | null> {
  return answer.headers.get('Content-Type')?.startsWith('text/html') === true ? await answer.text() : null;
}
