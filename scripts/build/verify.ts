/**
 * Checks a release before publishing: all pages exist, all addresses inside the site work, no file
 * contains a secret. Reads only files that were neither inspected when written nor shared with the
 * last release; of shared files it checks the links' targets.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../src/lib/digest.ts';
import {
  addCount,
  createLinkReader,
  isDocument,
  type Inspected,
  type LinkReader,
} from './inspect.ts';
import { readPage, toPublicPath } from './read-page.ts';
import { findSecrets, type Secret } from './secret-values.ts';
import type { KnownRelease, ReleaseState } from './state.ts';

export interface Candidate {
  readonly site: string;
  readonly files: readonly string[];
  /** Files that are new or differ from the last release. */
  readonly changed: ReadonlySet<string>;
  /** Findings on files inspected when they were written. */
  readonly inspected?: Inspected;
  readonly paths: Iterable<string>;
  readonly siteUrl: string;
  readonly secrets: readonly Secret[];
  /** The release that shares the other files; `null` without one, or if its code differs. */
  readonly before: KnownRelease | null;
}

/** What later builds reuse. */
export type Findings = Pick<ReleaseState, 'targets' | 'secrets'>;

/** Why a release must not be published, in one line. */
class RefusedError extends Error {
  constructor(faults: readonly string[]) {
    super(
      `${faults[0] ?? 'unknown'}${faults.length > 1 ? ` (and ${faults.length - 1} more)` : ''}`,
    );
    this.name = 'RefusedError';
  }
}

/** Throws a `RefusedError` on the first fault. */
export function verify(candidate: Candidate): Findings {
  const { changed, before } = candidate;
  const files = new Set(candidate.files);
  const moved = Array.from(before?.state.digests.keys() ?? []).filter(
    (file) => changed.has(file) || !files.has(file),
  );
  const look: Look = { ...candidate, files, moved, readLinks: createLinkReader(candidate.siteUrl) };
  refuse(
    Array.from(candidate.paths)
      .filter((path) => findPage(files, path) === undefined)
      .map((path) => `the page ${path} is missing`),
  );
  const secrets = digest(candidate.secrets.map(({ value }) => value).toSorted());
  const { leaks, targets } = readFiles(look, secrets);
  refuse(leaks);
  refuse(findBroken(look, targets));
  return { targets, secrets };
}

interface Look extends Omit<Candidate, 'files'> {
  readonly files: ReadonlySet<string>;
  /** Files of the last release that are gone or changed. */
  readonly moved: readonly string[];
  readonly readLinks: LinkReader;
}

function findPage(files: ReadonlySet<string>, path: string): string | undefined {
  const name = path.slice(1);
  return [`${name}.html`, name === '' ? 'index.html' : `${name}/index.html`].find(
    (file) => files.has(file) && toPublicPath(file) === path,
  );
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new RefusedError(faults);
}

/** Number of pages and feeds that link to each address: `path` or `path#fragment`. */
type Targets = ReadonlyMap<string, number>;

/** Reads each necessary file once. */
function readFiles(
  { site, files, changed, moved, inspected, secrets, before, readLinks }: Look,
  digestOfSecrets: string,
) {
  const isSearched = before?.state.secrets === digestOfSecrets;
  const counted = before === null ? null : countStaying(before, moved, readLinks);
  const targets = counted ?? new Map<string, number>();
  for (const [target, count] of inspected?.targets ?? []) addCount(targets, target, count);
  const leaks = [...(inspected?.leaks ?? [])];
  for (const file of isSearched && counted !== null ? changed : files) {
    const isNew = changed.has(file);
    const isCounted = isDocument(file) && (isNew || counted === null);
    if (inspected?.digests.has(file) === true || (!isCounted && isSearched && !isNew)) continue;
    const bytes = readFileSync(join(site, file));
    leaks.push(...findSecrets(file, bytes, secrets));
    if (isCounted)
      for (const target of readLinks(file, bytes.toString())) addCount(targets, target);
  }
  return { leaks, targets };
}

/** How often the unchanged files of the last release link to each address; `null` if a gone or
 * changed file is damaged, so that its links cannot be subtracted. */
function countStaying(
  { release, state, intact }: KnownRelease,
  moved: readonly string[],
  readLinks: LinkReader,
): Map<string, number> | null {
  const left = moved.filter(isDocument);
  if (left.some((file) => !intact.has(file))) return null;
  const targets = new Map(state.targets);
  for (const file of left) {
    for (const target of readLinks(file, readFileSync(join(release.site, file), 'utf8')))
      addCount(targets, target, -1);
  }
  return targets;
}

function findBroken(
  { site, files, moved, before, readLinks }: Look,
  targets: Targets,
): readonly string[] {
  const idsOf = new Map<string, ReadonlySet<string>>();
  const readIds = (page: string): ReadonlySet<string> => {
    const ids = idsOf.get(page) ?? readPage(readFileSync(join(site, page), 'utf8')).ids;
    idsOf.set(page, ids);
    return ids;
  };
  const movedPaths = new Set(moved.map(toPath));
  const leadsNowhere = (target: string): boolean => {
    const [path = '', fragment] = target.split('#', 2);
    // An existing target stays valid while its file stays the same.
    if (before !== null && !movedPaths.has(path) && before.state.targets.has(target)) return false;
    const page = findPage(files, path);
    if (page === undefined) return !files.has(path.slice(1));
    return fragment !== undefined && !readIds(page).has(fragment);
  };
  const broken = new Set(targets.keys().filter(leadsNowhere));
  if (broken.size === 0) return [];
  return Array.from(files)
    .filter(isDocument)
    .flatMap((file) => {
      const links = readLinks(file, readFileSync(join(site, file), 'utf8'));
      return Array.from(
        links.intersection(broken),
        (target) => `${file} leads to ${target}, which is not there`,
      );
    });
}

function toPath(file: string): string {
  return file.endsWith('.html') ? toPublicPath(file) : `/${file}`;
}
