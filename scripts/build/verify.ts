/**
 * What has to be true of a release before anybody sees it: every page is there, every address inside the site leads somewhere, and no
 * secret stands in any file. Files shared with the release before were searched then; of them only the addresses are looked at again,
 * because what they lead to may have gone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../src/lib/digest.ts';
import { toTarget, type Target } from '../checks/addresses.ts';
import { toPublicPath } from '../checks/built-site.ts';
import { findSecrets, type Secret } from '../checks/secret-values.ts';
import { scanPage, scanXml } from './scan-page.ts';
import type { ReleaseState } from './state.ts';

export interface Candidate {
  readonly site: string;
  /** Every file of the site. */
  readonly files: readonly string[];
  /** Those that the release before has not, or not like this. */
  readonly changed: ReadonlySet<string>;
  /** Paths that have to be there. */
  readonly paths: Iterable<string>;
  readonly siteUrl: string;
  readonly secrets: readonly Secret[];
  /** `null` where there is none, or none that is to be trusted. */
  readonly before: ReleaseState | null;
}

/** What a later build need not find out again. */
export type Findings = Pick<ReleaseState, 'targets' | 'links' | 'secrets'>;

/** Why a release must not be published. The message is one line. */
class RefusedError extends Error {
  constructor(faults: readonly string[]) {
    super(`${faults[0] ?? 'unknown'}${faults.length > 1 ? ` (and ${faults.length - 1} more)` : ''}`);
    this.name = 'RefusedError';
  }
}

/** Throws a `RefusedError` that names the first fault. */
export function verify(candidate: Candidate): Findings {
  const pages = new Map(candidate.files.filter((file) => file.endsWith('.html')).map((file) => [toPublicPath(file), file]));
  refuse(Array.from(candidate.paths, (path) => (pages.has(path) ? null : `the page ${path} is missing`)).filter((fault) => fault !== null));
  const secrets = digest(candidate.secrets.map(({ value }) => value).toSorted());
  const { leaks, targets, links } = readFiles(candidate, secrets);
  refuse(leaks);
  refuse(findBroken(candidate, pages, targets, links));
  return { targets, links: Object.fromEntries(links), secrets };
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new RefusedError(faults);
}

/** What each page and feed leads to, as positions among all addresses inside the site: `path` or `path#fragment`. */
type Links = ReadonlyMap<string, readonly number[]>;

/** Reads what has to be read, each file once. */
function readFiles({ site, files, changed, siteUrl, secrets, before }: Candidate, digestOfSecrets: string) {
  const isSearched = before?.secrets === digestOfSecrets;
  const targets: string[] = [];
  const positions = new Map<string, number>();
  const toPosition = (address: string): number => {
    const position = positions.get(address) ?? targets.length;
    if (position === targets.length) {
      targets.push(address);
      positions.set(address, position);
    }
    return position;
  };
  // The same for a position of the release before, whose addresses need not be looked up by their text for each page.
  const moved = new Map<number, number>();
  const toMoved = (old: number): number => {
    const position = moved.get(old) ?? toPosition(before?.targets[old] ?? '');
    moved.set(old, position);
    return position;
  };
  const toInside = createResolver(siteUrl);
  const leaks: string[] = [];
  const links = new Map<string, readonly number[]>();
  for (const file of files) {
    const isDocument = /\.(?:html|xml)$/.test(file);
    const known = changed.has(file) ? undefined : before?.links[file];
    const isRead = isDocument && known === undefined;
    if (known !== undefined) links.set(file, known.map(toMoved));
    if (!isRead && isSearched && !changed.has(file)) continue;
    const bytes = readFileSync(join(site, file));
    leaks.push(...findSecrets(file, bytes, secrets));
    if (isRead) links.set(file, Array.from(readAddresses(file, bytes.toString(), toInside), toPosition));
  }
  return { leaks, targets, links };
}

/** The address inside the site that one on a page leads to, with its fragment; `null` for one elsewhere, itself for what is none. */
type Resolver = (address: string, from: string) => string | null;

function createResolver(siteUrl: string): Resolver {
  const resolve: Resolver = (address, from) => {
    const target: Target = toTarget(address, from, siteUrl);
    // What is no address at all stays as it is, to be found broken.
    if (target.kind !== 'inside') return target.kind === 'none' ? address : null;
    return target.fragment === '' ? target.path : `${target.path}#${target.fragment}`;
  };
  const known = new Map<string, string | null>();
  return (address, from) => {
    // Most addresses stand on thousands of pages; only relative ones depend on the page.
    if (!/^(?:\/|https?:)/.test(address)) return resolve(address, from);
    const found = known.get(address);
    if (found !== undefined) return found;
    const resolved = resolve(address, from);
    known.set(address, resolved);
    return resolved;
  };
}

/** Each address inside the site that a page or feed names, once. */
function readAddresses(file: string, text: string, toInside: Resolver): ReadonlySet<string> {
  const isPage = file.endsWith('.html');
  const path = isPage ? toPublicPath(file) : '/';
  const { addresses, ids } = isPage ? scanPage(text) : { addresses: scanXml(text), ids: null };
  const inside = new Set<string>();
  for (const address of addresses) {
    const target = toInside(address, path);
    // Places on the page itself are there or not for as long as the page stays as it is.
    if (target !== null && !(target.startsWith(`${path}#`) && ids?.has(target.slice(path.length + 1)) === true)) inside.add(target);
  }
  return inside;
}

function findBroken(
  { site, files }: Candidate,
  pages: ReadonlyMap<string, string>,
  targets: readonly string[],
  links: Links,
): readonly string[] {
  const others = new Set(files);
  const leadsNowhere = (address: string): boolean => {
    const [path = '', fragment] = address.split('#', 2);
    const page = pages.get(path);
    if (page === undefined) return !others.has(path.slice(1));
    return fragment !== undefined && !scanPage(readFileSync(join(site, page), 'utf8')).ids.has(fragment);
  };
  const broken = new Set(targets.keys().filter((position) => leadsNowhere(targets[position] ?? '')));
  if (broken.size === 0) return [];
  return Array.from(links).flatMap(([file, positions]) =>
    positions
      .filter((position) => broken.has(position))
      .map((position) => `${file} leads to ${targets[position] ?? ''}, which is not there`),
  );
}
