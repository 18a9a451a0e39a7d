/** The built site as the checks read it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { listFiles } from '../build/files.ts';

export interface PageLink {
  readonly address: string;
  readonly element: string;
}

export interface BuiltPage {
  /** Below the site's folder, such as `en/about.html`. */
  readonly file: string;
  /** Public path, such as `/en/about`. */
  readonly path: string;
  readonly language: string;
  /** Without the content's links, which may lead nowhere: those with `noopener`, and whole addresses in the body. */
  readonly links: readonly PageLink[];
  readonly ids: ReadonlySet<string>;
  readonly canonical: string | null;
  readonly alternates: ReadonlyMap<string, string>;
  readonly meta: ReadonlyMap<string, string>;
}

export interface BuiltSite {
  readonly folder: string;
  readonly read: (file: string) => string;
  readonly files: ReadonlySet<string>;
  readonly pages: readonly BuiltPage[];
  /** The public origin, as the home page states it. */
  readonly origin: string;
}

/** Metadata whose content is an address. */
const META_ADDRESSES = ['og:url', 'og:image'];
const DATA_ADDRESS = /"(?:url|item|logo|image)":"(https?:[^"]+)"/g;

/** Reads a built site. Throws where there is none. */
export function readBuiltSite(folder: string): BuiltSite {
  const files = listFiles(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  if (files.length === 0) throw new Error(`There is no site in ${folder}`);
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => readPage(file, read(file)));
  const origin = pages.find((page) => page.path === '/')?.canonical?.replace(/\/$/, '') ?? '';
  return { folder, read, files: new Set(files), pages, origin };
}

/** The public path of a page's file: `index.html` is `/`, `en/about.html` is `/en/about`. */
export function toPublicPath(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

function readPage(file: string, html: string): BuiltPage {
  const links: PageLink[] = [];
  const ids = new Set<string>();
  const alternates = new Map<string, string>();
  let language = '';
  let canonical: string | null = null;
  const meta = new Map<string, string>();
  let isData = false;
  const parser = new Parser({
    onopentag(element, attributes) {
      const { id, href, src, srcset, imagesrcset, poster, rel, as, hreflang, lang, property, name = property, content = '' } = attributes;
      isData = element === 'script' && attributes['type'] === 'application/ld+json';
      if (element === 'meta' && name !== undefined) {
        meta.set(name, content);
        if (META_ADDRESSES.includes(name)) links.push({ address: content, element });
      }
      if (element === 'html') language = lang ?? '';
      if (id !== undefined) ids.add(id);
      if (element === 'link' && rel === 'canonical') canonical = href ?? null;
      else if (element === 'link' && rel === 'alternate' && hreflang !== undefined) alternates.set(hreflang, href ?? '');
      else {
        const files = [src, poster, ...toCandidates(srcset), ...toCandidates(imagesrcset), as === 'image' ? href : undefined];
        const own = files.filter((address) => !isWhole(address));
        const isOwn = element === 'link' ? as !== 'image' : !isWhole(href) && rel?.includes('noopener') !== true;
        for (const address of [isOwn ? href : undefined, ...own]) if (address !== undefined) links.push({ address, element });
      }
    },
    ontext(text) {
      if (isData) for (const [, address = ''] of text.matchAll(DATA_ADDRESS)) links.push({ address, element: 'script' });
    },
    onclosetag() {
      isData = false;
    },
  });
  parser.end(html);
  return { file, path: toPublicPath(file), language, links, ids, canonical, alternates, meta };
}

function isWhole(address: string | undefined): boolean {
  return address !== undefined && /^https?:/i.test(address);
}

function toCandidates(srcset: string | undefined): readonly string[] {
  if (srcset === undefined) return [];
  return srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/).slice(0, 1));
}
