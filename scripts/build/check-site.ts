/** Checks a made site before it is published: its pages are those of the routes, every own address
 * leads somewhere, no file holds a secret. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import { CREDENTIAL_NAMES } from '../../src/config/services.ts';
import type { Environment } from '../../src/config/variables.ts';
import type { Catalogue } from '../../src/domain/catalogue.ts';
import { notFoundPath, toPath } from '../../src/routes.ts';
import { toRoutes } from '../../src/views/sitemap.ts';
import { listFiles, type FileDigests } from './published.ts';

/** Variables whose values, and in code whose names, no file may hold. */
const SECRETS = [...Object.values(CREDENTIAL_NAMES).flat(), 'BUILD_HOOK_URL', 'ALERT_WEBHOOK_URL'];
/** Shorter values match by chance. */
const SHORTEST = 6;
const CODE = /\.(?:js|mjs|map)$/;
const DOCUMENT = /\.(?:html|xml)$/;

/** Addresses that the host answers. */
const ANSWERED = /^\/(?:api\/|p\/|\.netlify\/images\?)/;
/** Whole tags and whole attributes, because text in an attribute may look like either. */
const TAG = /<[a-z][^\s>]*(?:\s(?:"[^"]*"|[^>"])*)?>/gi;
const ADDRESSED = /^<(?:a|form|iframe|img|link|meta|script|source|video)\s/i;
const ATTRIBUTE = /\s([^\s"=>]+)(?:="([^"]*)")?/g;
const XML_ADDRESS = /<(?:loc|link|guid)\b[^>]*>([^<]+)<|\shref="([^"]*)"/g;
const META = ['og:url', 'og:image'];

export interface MadeSite {
  readonly site: string;
  /** Of the last site that passed: the same pages lead to the same addresses. */
  readonly checked: FileDigests;
  readonly catalogue: Catalogue;
  readonly siteUrl: string;
  readonly env: Environment;
}

/** Digests the files. Throws an error that names the first fault. */
export function checkSite({ site, checked, catalogue, siteUrl, env }: MadeSite): FileDigests {
  const files = listFiles(site);
  const there = new Set(files);
  const faults = findStrangePages(files, catalogue);
  const digests: Record<string, string> = {};
  // Any page may lead to a file that is missing now.
  const isMissing = Object.keys(checked).some((file) => !there.has(file));
  const secrets = SECRETS.filter((name) => (env[name] ?? '').length >= SHORTEST);
  const readLinks = createLinkReader(siteUrl);
  const known = new Map<string, boolean>();
  const leadsSomewhere = (target: string, from: string, text: string): boolean => {
    const [path = '', fragment] = target.split('#', 2);
    const page = toFile(path);
    if (!there.has(page)) return there.has(path.slice(1));
    if (fragment === undefined) return true;
    const html = page === from ? text : readFileSync(join(site, page), 'utf8');
    return html.includes(`id="${fragment}"`);
  };
  for (const file of files) {
    const bytes = readFileSync(join(site, file));
    const digest = hash('sha256', bytes);
    digests[file] = digest;
    for (const name of secrets)
      if (bytes.includes(env[name] ?? '')) faults.push(`${file}: holds the value of ${name}`);
    if (CODE.test(file))
      for (const name of SECRETS) if (bytes.includes(name)) faults.push(`${file}: names ${name}`);
    if (!DOCUMENT.test(file) || (!isMissing && checked[file] === digest)) continue;
    const text = bytes.toString();
    for (const target of readLinks(file, text)) {
      const leads = known.get(target) ?? leadsSomewhere(target, file, text);
      known.set(target, leads);
      if (!leads) faults.push(`${file} leads to ${target}, which is not there`);
    }
  }
  const [first, ...more] = faults;
  if (first === undefined) return digests;
  throw new Error(`${first}${more.length > 0 ? ` (and ${more.length} more)` : ''}`);
}

/** Both ways: a page that the routes lack may be that of somebody who left. */
function findStrangePages(files: readonly string[], catalogue: Catalogue): string[] {
  const routes = toRoutes(catalogue);
  const paths = LOCALE_CODES.flatMap((locale) => [
    notFoundPath(locale),
    ...routes.map((route) => toPath(route, locale)),
  ]);
  const expected = new Set(paths.map((path) => toFile(decodeURIComponent(path))));
  const pages = new Set(files.filter((file) => file.endsWith('.html')));
  return [
    ...Array.from(expected.difference(pages), (file) => `the page ${file} is missing`),
    ...Array.from(pages.difference(expected), (file) => `the page ${file} has no route`),
  ];
}

function toFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Reads the distinct addresses inside the site that a page or feed leads to: `path` or
 * `path#fragment`. Leaves out the links of content (`noopener`, or whole in the body), because dead
 * ones must not block publishing. */
function createLinkReader(siteUrl: string): (file: string, text: string) => ReadonlySet<string> {
  const known = new Map<string, string | null>();
  /** Most tags stand on many pages. */
  const read = new Map<string, readonly string[]>();
  const readTag = (tag: string): readonly string[] => {
    if (!ADDRESSED.test(tag)) return [];
    const earlier = read.get(tag);
    if (earlier !== undefined) return earlier;
    // A copy, because the part of a text keeps the whole page in memory.
    const own = Buffer.from(tag).toString();
    const addresses = readAddresses(own);
    read.set(own, addresses);
    return addresses;
  };
  const toTarget = (address: string, from: string): string | null => {
    if (known.has(address)) return known.get(address) ?? null;
    const url = URL.parse(
      address.replaceAll('&#38;', '&').replaceAll('&amp;', '&'),
      siteUrl + from,
    );
    const isOwn = url?.origin === siteUrl && !ANSWERED.test(url.pathname + url.search);
    const fragment = url === null || url.hash.includes('=') ? '' : url.hash;
    const target = url !== null && isOwn ? decode(url.pathname + fragment) : null;
    // Only relative addresses depend on the page.
    if (/^(?:\/|https?:)/.test(address)) known.set(address, target);
    return target;
  };
  return (file, text) => {
    const from = `/${file.replace(/(?:index)?\.html$/, '')}`;
    const addresses = file.endsWith('.xml')
      ? Array.from(text.matchAll(XML_ADDRESS), ([, one, other]) => one ?? other ?? '')
      : Array.from(text.matchAll(TAG), ([tag]) => readTag(tag)).flat();
    const targets = addresses.map((address) => toTarget(address.trim(), from));
    return new Set(targets.filter((target) => target !== null));
  };
}

function readAddresses(tag: string): readonly string[] {
  const has = Object.fromEntries(
    Array.from(tag.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]),
  );
  if (tag.startsWith('<meta'))
    return META.includes(has['property'] ?? '') ? [has['content'] ?? ''] : [];
  if (has['rel']?.includes('noopener') === true) return [];
  const addresses = [
    has['href'],
    has['src'],
    has['poster'],
    has['action'],
    has['srcset']?.split(/[\s,]/, 1)[0],
  ];
  return addresses.filter(
    (address) =>
      address !== undefined &&
      address !== '' &&
      (tag.startsWith('<link') || !/^https?:/i.test(address)),
  ) as string[];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
