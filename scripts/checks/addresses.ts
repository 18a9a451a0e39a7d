/** Addresses that pages and feeds name, and where inside the site they lead. */
import { Parser } from 'htmlparser2';

export type Target =
  /** Both decoded; `fragment` is without its `#`, and empty where the address has none. */
  | { readonly kind: 'inside'; readonly path: string; readonly fragment: string }
  /** On another site, or answered by a function. */
  | { readonly kind: 'elsewhere' }
  /** Not an address, or badly encoded. */
  | { readonly kind: 'none' };

const FUNCTIONS = /^\/(?:api\/|p\/|\.netlify\/images\?)/;

/** Where an address on the page `from` leads. `origin` is the site's. */
export function toTarget(address: string, from: string, origin: string): Target {
  const url = URL.parse(address, `${origin}${from}`);
  if (url === null) return { kind: 'none' };
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return { kind: 'elsewhere' };
  if (FUNCTIONS.test(url.pathname + url.search)) return { kind: 'elsewhere' };
  try {
    const fragment = decodeURIComponent(url.hash.slice(1));
    return { kind: 'inside', path: decodeURIComponent(url.pathname), fragment: fragment.includes('=') ? '' : fragment };
  } catch {
    return { kind: 'none' };
  }
}

/** The addresses that a sitemap or feed names. */
export function readXmlAddresses(xml: string): readonly string[] {
  const addresses: string[] = [];
  let inside = '';
  const parser = new Parser(
    {
      onopentag(element, attributes) {
        inside = element;
        if (attributes['href'] !== undefined) addresses.push(attributes['href']);
      },
      ontext(text) {
        if (['loc', 'link', 'guid'].includes(inside) && text.trim() !== '') addresses.push(text.trim());
      },
      onclosetag() {
        inside = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return addresses;
}
