/**
 * The addresses and places of a page, and those of a sitemap or feed, found without parsing: verifying twenty thousand pages must not take
 * longer than rendering them. Relies on how this site's files are written, every attribute in double quotes, what somebody else wrote apart
 * from what the site says itself; `npm run check:links` reads them as a browser does.
 */

export interface ScannedPage {
  /**
   * As a browser reads them. Left out are pictures that the image CDN answers, and what content brings, which must not keep a whole site
   * from being published: links with `noopener`, and pictures and videos by their whole address.
   */
  readonly addresses: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** All candidates of a picture come from the same place, so one look tells that the image CDN answers them. */
const ATTRIBUTE = /(?<!\sas="image")\s(id|href|src|srcset|poster)="(?!\/\.netlify\/images\?)([^"]*)"(?!\srel="noopener)/g;
const XML_ADDRESS = /<(?:loc|link|guid)(?:\s[^>]*)?>([^<]*)|\shref="([^"]*)"/g;
const FILES = new Set(['src', 'srcset', 'poster']);
const ENTITIES: Readonly<Record<string, string>> = {
  '&#38;': '&',
  '&amp;': '&',
  '&#34;': '"',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

export function scanPage(html: string): ScannedPage {
  const addresses = new Set<string>();
  const ids = new Set<string>();
  for (const [, name = '', raw = ''] of html.matchAll(ATTRIBUTE)) {
    if (FILES.has(name) && /^https?:/i.test(raw)) continue;
    const value = decode(raw);
    if (name === 'id') ids.add(value);
    else if (name === 'srcset') for (const candidate of value.split(/,\s+/)) addresses.add(candidate.trim().split(/\s+/, 1)[0] ?? '');
    else addresses.add(value);
  }
  return { addresses, ids };
}

/** The addresses that a sitemap or feed of this site names. */
export function scanXml(xml: string): ReadonlySet<string> {
  const addresses = new Set<string>();
  for (const [, text, href] of xml.matchAll(XML_ADDRESS)) {
    const address = decode((text ?? href ?? '').trim());
    if (address !== '') addresses.add(address);
  }
  return addresses;
}

function decode(raw: string): string {
  return raw.includes('&') ? raw.replace(/&(?:#\d+|\w+);/g, (entity) => ENTITIES[entity] ?? entity) : raw;
}
