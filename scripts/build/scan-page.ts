/**
 * The links and ids of a page, and the links of a sitemap or feed, as far as the site itself wrote them. Links of the content are left out:
 * one that leads nowhere must not keep a site from being published. `npm run check:links` reads the same with another parser.
 */
import { readTags, type Attributes } from './read-tags.ts';

export interface ScannedPage {
  /**
   * As a browser reads them, without pictures of the image CDN and without the content's links: those with `noopener`, and whole addresses
   * anywhere but in a `link` of the head.
   */
  readonly addresses: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

const PAGE_ATTRIBUTES = ['id', 'href', 'src', 'srcset', 'poster', 'rel', 'as'];
const FILES = ['src', 'srcset', 'poster'];
const XML_ATTRIBUTES = ['href'];
const XML_ADDRESSES = new Set(['loc', 'link', 'guid']);
/** The image CDN, by either form of its addresses. */
const IMAGE_CDN = /^\/(?:p\/|\.netlify\/images\?)/;
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
  readTags(html, PAGE_ATTRIBUTES, (name, attributes) => {
    if (attributes.size === 0) return;
    const id = attributes.get('id');
    if (id !== undefined) ids.add(decode(id));
    const link = toLink(name, attributes);
    if (link !== undefined) addresses.add(decode(link));
    for (const file of FILES) {
      const value = attributes.get(file);
      // All candidates of a picture come from the same place, so one decides.
      if (value === undefined || isWhole(value) || IMAGE_CDN.test(value)) continue;
      const candidates = file === 'srcset' ? value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/, 1)[0] ?? '') : [value];
      for (const candidate of candidates) addresses.add(decode(candidate));
    }
  });
  return { addresses, ids };
}

/** Where an element leads, if the site itself wrote the link. Links of the head are the site's own, except preloads of pictures. */
function toLink(name: string, attributes: Attributes): string | undefined {
  const href = attributes.get('href');
  if (href === undefined || IMAGE_CDN.test(href)) return undefined;
  if (name === 'link') return attributes.get('as') === 'image' ? undefined : href;
  return isWhole(href) || attributes.get('rel')?.includes('noopener') === true ? undefined : href;
}

function isWhole(address: string): boolean {
  return /^https?:/i.test(address);
}

/** The addresses that a sitemap or feed of this site names. */
export function scanXml(xml: string): ReadonlySet<string> {
  const addresses = new Set<string>();
  readTags(xml, XML_ATTRIBUTES, (name, attributes, end) => {
    const text = XML_ADDRESSES.has(name) ? xml.slice(end, xml.indexOf('<', end)) : '';
    const address = decode(attributes.get('href') ?? text.trim());
    if (address !== '') addresses.add(address);
  });
  return addresses;
}

function decode(raw: string): string {
  return raw.includes('&') ? raw.replace(/&(?:#\d+|\w+);/g, (entity) => ENTITIES[entity] ?? entity) : raw;
}
