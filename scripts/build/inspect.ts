/** A new file's digest, links and secrets. The rendering thread inspects pages in memory: reading
 * all again takes a quarter of a build. */
import { readPage, readXmlAddresses, toPublicPath } from './read-page.ts';
import { findSecrets, type Secret } from './secret-values.ts';

export interface Inspected {
  readonly digests: ReadonlyMap<string, string>;
  /** Counts the files that link to each address inside the site: `path` or `path#fragment`. */
  readonly targets: ReadonlyMap<string, number>;
  readonly leaks: readonly string[];
}

export function createInspector(siteUrl: string, secrets: readonly Secret[]) {
  const readLinks = createLinkReader(siteUrl);
  const digests = new Map<string, string>();
  const targets = new Map<string, number>();
  const leaks: string[] = [];
  return {
    inspect: (file: string, bytes: Buffer, digest: string): void => {
      digests.set(file, digest);
      leaks.push(...findSecrets(file, bytes, secrets));
      if (isDocument(file))
        for (const target of readLinks(file, bytes.toString())) addCount(targets, target);
    },
    found: (): Inspected => ({ digests, targets, leaks }),
  };
}

export function joinInspected(one: Inspected, other: Inspected): Inspected {
  const targets = new Map(one.targets);
  for (const [target, count] of other.targets) addCount(targets, target, count);
  return {
    digests: new Map([...one.digests, ...other.digests]),
    targets,
    leaks: [...one.leaks, ...other.leaks],
  };
}

/** Adds `more` (perhaps negative) to an address's count; removes an address without links. */
export function addCount(targets: Map<string, number>, target: string, more = 1): void {
  const count = (targets.get(target) ?? 0) + more;
  if (count > 0) targets.set(target, count);
  else targets.delete(target);
}

export function isDocument(file: string): boolean {
  return file.endsWith('.html') || file.endsWith('.xml');
}

/** Functions answer these addresses. */
const FUNCTIONS = /^\/(?:api\/|p\/|\.netlify\/images\?)/;

/** Resolves an address on page `from` to path and fragment; `null` outside the site. A malformed
 * address stays, to be reported. */
export function toTarget(address: string, from: string, siteUrl: string): string | null {
  const url = URL.parse(address, `${siteUrl}${from}`);
  if (url === null) return address;
  if (
    url.origin !== siteUrl ||
    !/^https?:$/.test(url.protocol) ||
    FUNCTIONS.test(url.pathname + url.search)
  )
    return null;
  try {
    const fragment = decodeURIComponent(url.hash);
    return decodeURIComponent(url.pathname) + (fragment.includes('=') ? '' : fragment);
  } catch {
    return address;
  }
}

function createResolver(siteUrl: string): (address: string, from: string) => string | null {
  const known = new Map<string, string | null>();
  return (address, from) => {
    // Most addresses stand on thousands of pages; only relative ones depend on the page.
    if (!/^(?:\/|https?:)/.test(address)) return toTarget(address, from, siteUrl);
    const found = known.get(address);
    if (found !== undefined) return found;
    const resolved = toTarget(address, from, siteUrl);
    // A copy of the key: a substring would keep the whole page in memory.
    known.set(Buffer.from(address).toString(), resolved);
    return resolved;
  };
}

/** The distinct addresses inside the site that a page or feed links to. */
export type LinkReader = (file: string, text: string) => ReadonlySet<string>;

export function createLinkReader(siteUrl: string): LinkReader {
  const toInside = createResolver(siteUrl);
  return (file, text) => {
    const isPage = file.endsWith('.html');
    const path = isPage ? toPublicPath(file) : '/';
    const { addresses, ids } = isPage
      ? readPage(text)
      : { addresses: readXmlAddresses(text), ids: null };
    const inside = new Set<string>();
    for (const address of addresses) {
      const target = toInside(address, path);
      // A link to the page's own fragment cannot break while the page stays the same.
      if (
        target !== null &&
        !(target.startsWith(`${path}#`) && ids?.has(target.slice(path.length + 1)) === true)
      )
        inside.add(target);
    }
    return inside;
  };
}
