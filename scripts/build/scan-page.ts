/**
 * The addresses and places of a page, found without parsing it: verifying twenty thousand pages must not take longer than rendering them.
 * Relies on how this site's pages are written, every attribute in double quotes; `npm run check:links` reads them as a browser does.
 */

export interface ScannedPage {
  /** As a browser reads them; those of pictures that the image CDN answers are left out. */
  readonly addresses: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

const ATTRIBUTE = /\s(id|href|src|srcset|poster)="([^"]*)"/g;
const IMAGE_CDN = '/.netlify/images?';
const ENTITIES: Readonly<Record<string, string>> = {
  '&#38;': '&',
  '&amp;': '&',
  '&#34;': '"',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

export function scanPage(html: string): ScannedPage {
  const addresses = new Set<string>();
  const ids = new Set<string>();
  for (const [, name = '', raw = ''] of html.matchAll(ATTRIBUTE)) {
    // All candidates of a picture come from the same place.
    if (raw.startsWith(IMAGE_CDN)) continue;
    const value = raw.includes('&') ? raw.replace(/&(?:#\d+|\w+);/g, (entity) => ENTITIES[entity] ?? entity) : raw;
    if (name === 'id') ids.add(value);
    else if (name === 'srcset') for (const candidate of value.split(/,\s+/)) addresses.add(candidate.trim().split(/\s+/, 1)[0] ?? '');
    else addresses.add(value);
  }
  return { addresses, ids };
}
