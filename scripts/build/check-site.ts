/** Refuses a site with a page too few or too many, a dead link to itself, or a secret. */
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
import { decodeOrSame } from '../../src/domain/slug.ts';

const SECRETS = [...Object.values(CREDENTIAL_NAMES).flat(), 'BUILD_HOOK_URL', 'ALERT_WEBHOOK_URL'];
/** Shorter values match by chance. */
const SHORTEST = 6;
const CODE = /\.(?:js|mjs|map)$/;
const DOCUMENT = /\.(?:html|xml)$/;

/** `/p/`: pictures (images/image.ts). */
const ANSWERED_LIVE = /^\/(?:api\/|p\/|\.netlify\/images\?)/;
const TAG = /<[a-z][^\s>]*(?:\s(?:"[^"]*"|[^>"])*)?>/gi;
const ADDRESSED = /^<(?:a|form|iframe|img|link|meta|script|source|video)\s/i;
const ADDRESS = /\s(?:href|src|poster|action)="([^"]+)"|\ssrcset="([^"\s,]+)/gi;
const SHARED_ADDRESS = /^<meta(?=.*\sproperty="og:(?:url|image)").*?\scontent="([^"]+)"/gis;
const XML_ADDRESS = /<(?:loc|link|guid)\b[^>]*>([^<]+)<|\shref="([^"]*)"/g;
/** Editors' links (components/blog/rich-text.ts), which must not block publishing. */
const OF_CONTENT = /\srel="[^"]*noopener/i;

export interface MadeSite {
  readonly site: string;
  readonly checkedBefore: FileDigests;
  readonly catalogue: Catalogue;
  readonly siteUrl: string;
  readonly env: Environment;
  readonly say: (line: string) => void;
}

export function checkSite({
  site,
  checkedBefore,
  catalogue,
  siteUrl,
  env,
  say,
}: MadeSite): FileDigests {
  const files = listFiles(site);
  const there = new Set(files);
  const faults = findStrangePages(files, catalogue);
  const digests: Record<string, string> = {};
  // Unchanged pages' links are checked again only where a file is gone, not where a fragment is.
  const hasLostFiles = Object.keys(checkedBefore).some((file) => !there.has(file));
  const secrets = SECRETS.filter((name) => (env[name] ?? '').length >= SHORTEST);
  const readLinks = createLinkReader(siteUrl);
  const known = new Map<string, boolean>();
  const isOfContent = createContentTest(catalogue);
  const isThere = (target: string, from: string, bytesOfFrom: Buffer): boolean => {
    const [path = '', fragment] = target.split('#', 2);
    const page = toFile(path);
    if (!there.has(page)) return there.has(path.slice(1));
    if (fragment === undefined) return true;
    const bytes = page === from ? bytesOfFrom : readFileSync(join(site, page));
    return bytes.includes(`id="${fragment}"`);
  };
  for (const file of files) {
    const bytes = readFileSync(join(site, file));
    const digest = hash('sha256', bytes);
    digests[file] = digest;
    for (const name of secrets)
      if (bytes.includes(env[name] ?? '')) faults.push(`${file}: holds the value of ${name}`);
    if (CODE.test(file))
      for (const name of SECRETS) if (bytes.includes(name)) faults.push(`${file}: names ${name}`);
    if (!DOCUMENT.test(file) || (!hasLostFiles && checkedBefore[file] === digest)) continue;
    for (const target of readLinks(file, bytes)) {
      const isNew = !known.has(target);
      const isFound = known.get(target) ?? isThere(target, file, bytes);
      known.set(target, isFound);
      if (isFound) continue;
      const fault = `${file} leads to ${target}, which is not there`;
      if (!isOfContent(target)) faults.push(fault);
      else if (isNew) say(`${fault}; content names it`);
    }
  }
  const [first, ...more] = faults;
  if (first === undefined) return digests;
  throw new Error(`${first}${more.length > 0 ? ` (and ${more.length} more)` : ''}`);
}

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

const toFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Content may spell a file's folder in any way: its name has to do. */
function createContentTest(catalogue: Catalogue): (target: string) => boolean {
  let text: string | null = null;
  return (target) => {
    text ??= JSON.stringify(catalogue).replace(/(?:%[\da-f]{2})+/gi, decodeOrSame);
    return text.includes(/[^/]+\.\w+$/.exec(target)?.[0] ?? target);
  };
}

function createLinkReader(siteUrl: string): (file: string, bytes: Buffer) => ReadonlySet<string> {
  const targetOf = new Map<string, string | null>();
  const toTarget = (address: string, from: string): string | null => {
    if (ANSWERED_LIVE.test(address)) return null;
    const earlier = targetOf.get(address);
    if (earlier !== undefined) return earlier;
    // Decoded and copied: a part of the text would hold the whole page in memory.
    const own = Buffer.from(address.trim(), 'latin1').toString();
    const url = URL.parse(own.replaceAll('&#38;', '&').replaceAll('&amp;', '&'), siteUrl + from);
    const isOwn = url?.origin === siteUrl && !ANSWERED_LIVE.test(url.pathname + url.search);
    // `#b=…` is no place in a page.
    const fragment = url === null || url.hash.includes('=') ? '' : url.hash;
    const target = url !== null && isOwn ? decodeOrSame(url.pathname + fragment) : null;
    if (/^(?:\/|https?:)/.test(own)) targetOf.set(own, target);
    return target;
  };
  return (file, bytes) => {
    const from = `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`;
    // Quick, and keeps every byte.
    const text = bytes.toString('latin1');
    const addresses = file.endsWith('.xml')
      ? toGroups(text.matchAll(XML_ADDRESS))
      : Array.from(text.matchAll(TAG), ([tag]) => readAddresses(tag)).flat();
    const targets = addresses.map((address) => toTarget(address, from));
    return new Set(targets.filter((target) => target !== null));
  };
}

function readAddresses(tag: string): readonly string[] {
  if (!ADDRESSED.test(tag)) return [];
  if (/^<meta/i.test(tag)) return toGroups(tag.matchAll(SHARED_ADDRESS));
  const addresses = OF_CONTENT.test(tag) ? [] : toGroups(tag.matchAll(ADDRESS));
  // Absolute addresses in the body come from editors.
  return /^<link/i.test(tag) ? addresses : addresses.filter((one) => !/^https?:/i.test(one));
}

function toGroups(matches: Iterable<RegExpExecArray>): readonly string[] {
  return Array.from(matches, ([, one, other]) => one ?? other ?? '');
}
