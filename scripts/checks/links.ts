/** `npm run check:links`: every address inside the site leads somewhere: pages, fragments, pictures, scripts, feeds, sitemap. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { readBuiltSite, type BuiltSite } from './built-site.ts';
import { report, siteFolder } from './report.ts';

/** Answered by functions, not by files. */
const FUNCTIONS = /^\/(?:api\/|\.netlify\/images\?)/;

const site = readBuiltSite(siteFolder());
const pages = new Map(site.pages.map((page) => [page.path, page]));
const origin = site.pages.find((page) => page.path === '/')?.canonical?.replace(/\/$/, '') ?? '';

const fromPages = site.pages.flatMap((page) =>
  page.links.flatMap(({ address, element }) => {
    const fault = faultOf(address, page.path);
    return fault === null ? [] : [`${page.path}: <${element}> ${address}: ${fault}`];
  }),
);
const fromXml = Array.from(site.files)
  .filter((file) => file.endsWith('.xml'))
  .flatMap((file) =>
    readXmlAddresses(site, file).flatMap((address) => {
      const fault = address.startsWith(origin) ? faultOf(address, '/') : 'leads out of the site';
      return fault === null ? [] : [`/${file}: ${address}: ${fault}`];
    }),
  );
const count = site.pages.reduce((sum, page) => sum + page.links.length, 0);
report('links', `${String(count)} links on ${String(site.pages.length)} pages`, [...fromPages, ...fromXml]);

/** What is wrong with an address on a page; `null` for good ones and for those that leave the site. */
function faultOf(address: string, from: string): string | null {
  const url = URL.parse(address, `${origin}${from}`);
  if (url === null) return 'is no address';
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return null;
  const path = decodeURIComponent(url.pathname);
  if (FUNCTIONS.test(url.pathname + url.search)) return null;
  const page = pages.get(path);
  if (page === undefined) return site.files.has(path.slice(1)) ? null : 'leads nowhere';
  const fragment = decodeURIComponent(url.hash.slice(1));
  return fragment === '' || page.ids.has(fragment) || fragment.includes('=') ? null : 'names no place on its page';
}

/** The addresses that a sitemap or feed names. */
function readXmlAddresses({ folder }: BuiltSite, file: string): readonly string[] {
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
  parser.end(readFileSync(join(folder, file), 'utf8'));
  return addresses;
}
