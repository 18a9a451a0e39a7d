/**
 * What a page may run, show and speak to, as its content security policy. Scripts and styles are the site's own files, and of the code
 * inside the page what Astro bundled itself: code that content smuggled in has no digest in Astro's list, so no browser runs it.
 * What holds for every page alike, and what a page cannot say of itself, stands in netlify.toml.
 */
import { createHash } from 'node:crypto';
import { PLAYER_ORIGINS } from '../domain/constants.ts';
import type { SiteSettings } from '../config/site-settings.ts';
import { findPolicyOfAstro } from './internals.ts';

const CHARSET = '<meta charset="utf-8">';
/** Tags one after another, quotes heeded, so that what a text or an attribute says is never taken for an element. */
const TAGS = /<!--[\s\S]*?-->|<(script|style)(?:[^>"']|"[^"]*"|'[^']*')*>([\s\S]*?)<\/\1>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/g;

type CodeElement = 'script' | 'style';

/**
 * The page with its own policy in the place of Astro's, before anything that it governs. Throws where Astro wrote none. Page and result
 * are UTF-8. In between they are read as Latin-1, a letter a byte, because decoding and encoding a long listing takes a tenth of its
 * rendering, and all that is looked for is ASCII.
 */
export function withContentPolicy(page: ArrayBuffer, settings: SiteSettings): Buffer<ArrayBuffer> {
  const html = Buffer.from(page).toString('latin1');
  // It lists every digest of the whole site, on each page.
  const written = findPolicyOfAstro(html);
  if (written === null || !html.includes(CHARSET)) throw new Error('A page came without its content policy.');
  const digests = findDigests(html, written.content);
  const policy = Buffer.from(toContentPolicy(settings, digests)).toString('latin1');
  const changed = html
    .replace(written.element, '')
    .replace(CHARSET, `${CHARSET}<meta http-equiv="content-security-policy" content="${policy}">`);
  return Buffer.from(changed, 'latin1');
}

/** The policy of a page with these digests of the code inside it, such as `'sha256-…'`. */
export function toContentPolicy(
  { siteUrl, imageBaseUrl, mapTileUrl }: SiteSettings,
  digests: Readonly<Record<CodeElement, readonly string[]>>,
): string {
  // Content may name pictures and films by any https address; the services of a developer's machine are reached without.
  const images = ['https:', new URL(imageBaseUrl).origin].filter((source) => source === 'https:' || source.startsWith('http:'));
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

/** Where tiles come from, if `https:` does not cover it already: `http://*.tiles.example` where the template names a subdomain. */
function toTileSource(template: string): readonly string[] {
  const [origin = ''] = /^http:\/\/[^/]+/i.exec(template) ?? [];
  return origin === '' ? [] : [origin.replace(/\/\/[^/]*\{[a-z]+\}[^./]*/i, '//*')];
}

function findDigests(html: string, listed: string): Record<CodeElement, readonly string[]> {
  const found: Record<CodeElement, string[]> = { script: [], style: [] };
  for (const [, element, code = ''] of html.matchAll(TAGS)) {
    if ((element !== 'script' && element !== 'style') || code === '') continue;
    const digest = `sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}`;
    if (listed.includes(digest)) found[element].push(`'${digest}'`);
  }
  return found;
}
