/** A page as programs read it, and addresses in sitemaps and feeds. Ignores content's links: dead
 * ones must not block publishing. */
import { Parser } from 'htmlparser2';

export interface ReadPage {
  readonly language: string;
  /** As written, without pictures on the image CDN and content's links (`noopener`, or absolute in
   * the body). */
  readonly addresses: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  readonly canonical: string | null;
  /** Address by language tag. */
  readonly alternates: ReadonlyMap<string, string>;
  /** Content by `property` or `name`. */
  readonly meta: ReadonlyMap<string, string>;
}

const META_ADDRESSES = ['og:url', 'og:image'];
const DATA_ADDRESS = /"(?:url|item|logo|image)":"(https?:[^"]+)"/g;
/** The image CDN's addresses, in both forms. */
const IMAGE_CDN = /^\/(?:p\/|\.netlify\/images\?)/;

export function readPage(html: string): ReadPage {
  const addresses = new Set<string>();
  const ids = new Set<string>();
  const alternates = new Map<string, string>();
  const meta = new Map<string, string>();
  let language = '';
  let canonical: string | null = null;
  let isData = false;
  const add = (address: string | undefined): void => {
    if (address !== undefined && !IMAGE_CDN.test(address)) addresses.add(address);
  };
  const parser = new Parser({
    onopentag(element, attributes) {
      const {
        id,
        href,
        src,
        srcset,
        poster,
        rel,
        as,
        hreflang,
        lang,
        property,
        name = property,
        content = '',
      } = attributes;
      isData = element === 'script' && attributes['type'] === 'application/ld+json';
      if (element === 'html') language = lang ?? '';
      if (id !== undefined) ids.add(id);
      if (element === 'meta' && name !== undefined) {
        meta.set(name, content);
        if (META_ADDRESSES.includes(name)) add(content);
      }
      if (element === 'link') {
        if (as !== 'image') add(href);
        if (rel === 'canonical') canonical = href ?? null;
        if (rel === 'alternate' && hreflang !== undefined) alternates.set(hreflang, href ?? '');
      } else if (!isWhole(href) && rel?.includes('noopener') !== true) add(href);
      for (const file of [src, poster]) if (!isWhole(file)) add(file);
      // All of a picture's candidates have the same source, so one look suffices.
      if (srcset !== undefined && !isWhole(srcset) && !IMAGE_CDN.test(srcset))
        for (const candidate of srcset.split(/,\s+/)) add(candidate.trim().split(/\s+/, 1)[0]);
    },
    ontext(text) {
      if (isData) for (const [, address] of text.matchAll(DATA_ADDRESS)) add(address);
    },
    onclosetag() {
      isData = false;
    },
  });
  parser.end(html);
  return { language, addresses, ids, canonical, alternates, meta };
}

function isWhole(address: string | undefined): boolean {
  return address !== undefined && /^https?:/i.test(address);
}

/** The public path of a page's file: `index.html` is `/`, `en/about.html` is `/en/about`. */
export function toPublicPath(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}
