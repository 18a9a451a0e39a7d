/**
 * What has to be true of a release before anybody sees it: every page is there, every address inside the site leads somewhere, and no
 * secret stands in any file. Files shared with the release before were searched then and are not read again: which addresses they lead to
 * is known, and only whether those are still there is looked at. Nor are pages that were inspected when they were made.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../src/lib/digest.ts';
import { toPublicPath } from '../checks/built-site.ts';
import { findSecrets, type Secret } from '../checks/secret-values.ts';
import { addTargets, createLinkReader, isDocument, type Inspected, type LinkReader } from './inspect.ts';
import { scanPage } from './scan-page.ts';
import type { KnownRelease, ReleaseState } from './state.ts';

export interface Candidate {
  readonly site: string;
  /** Every file of the site. */
  readonly files: readonly string[];
  /** Those that the release before has not, or not like this. */
  readonly changed: ReadonlySet<string>;
  /** What was found out about those of them that are not to be read once more. */
  readonly inspected?: Inspected;
  /** Paths that have to be there. */
  readonly paths: Iterable<string>;
  readonly siteUrl: string;
  readonly secrets: readonly Secret[];
  /** The release that the other files come from; `null` where there is none, or its code was another. */
  readonly before: KnownRelease | null;
}

/** What a later build need not find out again. */
export type Findings = Pick<ReleaseState, 'targets' | 'secrets'>;

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
  const readLinks = createLinkReader(candidate.siteUrl);
  const { leaks, targets } = readFiles(candidate, secrets, readLinks);
  refuse(leaks);
  refuse(findBroken(candidate, pages, targets, readLinks));
  return { targets: Object.fromEntries(targets), secrets };
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new RefusedError(faults);
}

/** How many pages and feeds lead to each address inside the site: `path` or `path#fragment`. */
type Targets = ReadonlyMap<string, number>;

/** Reads what has to be read, each file once. */
function readFiles({ site, files, changed, inspected, secrets, before }: Candidate, digestOfSecrets: string, readLinks: LinkReader) {
  const isSearched = before?.state.secrets === digestOfSecrets;
  const counted = before === null ? null : countStaying(before, files, changed, readLinks);
  const targets = counted ?? new Map<string, number>();
  for (const [target, count] of inspected?.targets ?? []) targets.set(target, (targets.get(target) ?? 0) + count);
  const leaks = [...(inspected?.leaks ?? [])];
  for (const file of files) {
    const isNew = changed.has(file);
    const isCounted = isDocument(file) && (isNew || counted === null);
    if (inspected?.digests.has(file) === true || (!isCounted && isSearched && !isNew)) continue;
    const bytes = readFileSync(join(site, file));
    leaks.push(...findSecrets(file, bytes, secrets));
    if (isCounted) addTargets(targets, readLinks(file, bytes.toString()));
  }
  return { leaks, targets };
}

/**
 * The targets of the release before, less what the documents say there that are now gone or another: so that the others need not be read.
 * `null` where one of those documents is damaged, and there is no telling what it was counted for.
 */
function countStaying(
  { release, state, intact }: KnownRelease,
  files: readonly string[],
  changed: ReadonlySet<string>,
  readLinks: LinkReader,
): Map<string, number> | null {
  const staying = new Set(files);
  const left = Object.keys(state.digests).filter((file) => isDocument(file) && (changed.has(file) || !staying.has(file)));
  if (left.some((file) => !intact.has(file))) return null;
  const targets = new Map(Object.entries(state.targets));
  for (const file of left) {
    for (const target of readLinks(file, readFileSync(join(release.site, file), 'utf8'))) {
      const count = (targets.get(target) ?? 0) - 1;
      if (count > 0) targets.set(target, count);
      else targets.delete(target);
    }
  }
  return targets;
}

function findBroken(
  { site, files, changed, before }: Candidate,
  pages: ReadonlyMap<string, string>,
  targets: Targets,
  readLinks: LinkReader,
): readonly string[] {
  const others = new Set(files);
  const idsOf = new Map<string, ReadonlySet<string>>();
  const readIds = (page: string): ReadonlySet<string> => {
    const ids = idsOf.get(page) ?? scanPage(readFileSync(join(site, page), 'utf8')).ids;
    idsOf.set(page, ids);
    return ids;
  };
  const leadsNowhere = (target: string): boolean => {
    const [path = '', fragment] = target.split('#', 2);
    const page = pages.get(path);
    if (page === undefined) return !others.has(path.slice(1));
    // A place that was found on a page is there for as long as the page stays as it is.
    const isFound = !changed.has(page) && before !== null && Object.hasOwn(before.state.targets, target);
    return fragment !== undefined && !isFound && !readIds(page).has(fragment);
  };
  const broken = new Set(targets.keys().filter(leadsNowhere));
  if (broken.size === 0) return [];
  return files.filter(isDocument).flatMap((file) => {
    const links = readLinks(file, readFileSync(join(site, file), 'utf8'));
    return Array.from(links.intersection(broken), (target) => `${file} leads to ${target}, which is not there`);
  });
}
