/** A page's content security policy: own files, and inline code by Astro's digests. netlify.toml
 * has all pages' shared headers. */
import { createHash } from 'node:crypto';
import { PLAYER_ORIGINS } from '../../src/domain/constants.ts';
import type { SiteSettings } from '../../src/config/site-settings.ts';

const POLICY_OF_ASTRO = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const CHARSET = '<meta charset="utf-8">';
/** Looks ahead to the code instead of consuming it, because text in an attribute may look like an
 * element's start. */
const CODE = /<(script|style)[^>]*>(?=([\s\S]*?)<\/\1>)/g;

type CodeElement = 'script' | 'style';

/** Replaces Astro's policy by ours; throws if there is none. Reads UTF-8 as Latin-1, a tenth
 * faster, because it looks for ASCII only. */
export function withContentPolicy(page: Buffer, settings: SiteSettings): Buffer {
  const html = page.toString('latin1');
  // Astro lists the whole site's digests on every page.
  const [element, listed] = POLICY_OF_ASTRO.exec(html) ?? [];
  if (element === undefined || listed === undefined || !html.includes(CHARSET))
    throw new Error('A page came without its content policy.');
  const digests = findDigests(html, listed);
  const policy = Buffer.from(toContentPolicy(settings, digests)).toString('latin1');
  const changed = html
    .replace(element, '')
    .replace(CHARSET, `${CHARSET}<meta http-equiv="content-security-policy" content="${policy}">`);
  return Buffer.from(changed, 'latin1');
}

/** The policy of a page with these digests (`'sha256-…'`) of inline code. */
export function toContentPolicy(
  { siteUrl, imageBaseUrl, mapTileUrl }: SiteSettings,
  digests: Readonly<Record<CodeElement, readonly string[]>>,
): string {
  // Content may use pictures and films from any https address; local services have no https.
  const images = ['https:', new URL(imageBaseUrl).origin].filter(
    (source) => source === 'https:' || source.startsWith('http:'),
  );
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...digests.script],
    'style-src': ["'self'", ...digests.style],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images, ...toTileSource(mapTileUrl)],
    'media-src': ["'self'", ...images],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': Object.values(PLAYER_ORIGINS),
    ...(siteUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** The tiles' origin (`http://*.tiles.example` for subdomains) unless `https:` covers it. */
function toTileSource(template: string): readonly string[] {
  const [origin = ''] = /^http:\/\/[^/]+/i.exec(template) ?? [];
  return origin === '' ? [] : [origin.replace(/\/\/[^/]*\{[a-z]+\}[^./]*/i, '//*')];
}

function findDigests(html: string, listed: string): Record<CodeElement, readonly string[]> {
  const found: Record<CodeElement, string[]> = { script: [], style: [] };
  for (const [, element, code = ''] of html.matchAll(CODE)) {
    if ((element !== 'script' && element !== 'style') || code === '') continue;
    const digest = `sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}`;
    if (listed.includes(digest)) found[element].push(`'${digest}'`);
  }
  return found;
}
