/**
 * What has to be true of a release before anybody sees it: every page is there, every address inside the site leads somewhere, no
 * secret stands in any file, and the site has not suddenly shrunk. Files shared with the release before were searched then; of them only
 * the addresses are looked at again, because what they lead to may have gone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../src/lib/digest.ts';
import { readXmlAddresses, toTarget, type Target } from '../checks/addresses.ts';
import { toPublicPath } from '../checks/built-site.ts';
import { findSecrets, type Secret } from '../checks/secret-values.ts';
import { scanPage } from './scan-page.ts';
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
  readonly allowShrink: boolean;
}

/** What a later build need not find out again. */
export type Findings = Pick<ReleaseState, 'targets' | 'links' | 'secrets'>;

/** Why a release must not be published. The message is one line. */
export class RefusedError extends Error {
  constructor(faults: readonly string[]) {
    super(`${faults[0] ?? 'unknown'}${faults.length > 1 ? ` (and ${faults.length - 1} more)` : ''}`);
    this.name = 'RefusedError';
  }
}

const SMALLEST_SHARE = 0.8;

/** Throws a `RefusedError` that names the first fault. */
export function verify(candidate: Candidate): Findings {
  refuse(findShrinking(candidate));
  refuse(findMissing(candidate));
  const secrets = digest(candidate.secrets.map(({ value }) => value).toSorted());
  refuse(findLeaks(candidate, secrets));
  const addresses = readAddresses(candidate);
  refuse(findBroken(candidate, addresses));
  return { ...toLinks(addresses), secrets };
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new RefusedError(faults);
}

function findShrinking({ files, before, allowShrink }: Candidate): readonly string[] {
  const pages = files.filter((file) => file.endsWith('.html')).length;
  const last = before?.info.counts['pages'] ?? 0;
  return allowShrink || pages >= last * SMALLEST_SHARE ? [] : [`the site would shrink from ${last} pages to ${pages}`];
}

function findMissing({ files, paths }: Candidate): readonly string[] {
  const present = new Set(files.filter((file) => file.endsWith('.html')).map(toPublicPath));
  return Array.from(paths)
    .filter((path) => !present.has(path))
    .map((path) => `the page ${path} is missing`);
}

function findLeaks({ site, files, changed, secrets, before }: Candidate, digestOfSecrets: string): readonly string[] {
  const unsearched = before?.secrets === digestOfSecrets ? files.filter((file) => changed.has(file)) : files;
  return unsearched.flatMap((file) => findSecrets(file, readFileSync(join(site, file)), secrets));
}

/** The addresses inside the site that each page and feed names, as `path` or `path#fragment`. */
type Addresses = ReadonlyMap<string, readonly string[]>;

function readAddresses({ site, files, changed, siteUrl, before }: Candidate): Addresses {
  const known = new Map<string, Target>();
  const targetOf = (address: string, from: string): Target => {
    // Most addresses stand on thousands of pages; only relative ones depend on the page.
    const isCommon = /^(?:\/|https?:)/.test(address);
    const target = (isCommon ? known.get(address) : undefined) ?? toTarget(address, from, siteUrl);
    if (isCommon) known.set(address, target);
    return target;
  };
  const read = (file: string): readonly string[] => {
    if (!file.endsWith('.html')) return toAddresses(readXmlAddresses(site, file), (address) => targetOf(address, '/'));
    const { addresses, ids } = scanPage(readFileSync(join(site, file), 'utf8'));
    const path = toPublicPath(file);
    const named = toAddresses(addresses, (address) => targetOf(address, path));
    // Places on the page itself are there or not for as long as the page stays as it is.
    return named.filter((address) => !(address.startsWith(`${path}#`) && ids.has(address.slice(path.length + 1))));
  };
  const documents = files.filter((file) => /\.(?:html|xml)$/.test(file));
  return new Map(
    documents.map((file) => {
      const positions = changed.has(file) ? undefined : before?.links[file];
      return [file, positions?.map((position) => before?.targets[position] ?? '') ?? read(file)];
    }),
  );
}

/** Each address inside the site once; what is no address at all stays as it is, to be found broken. */
function toAddresses(named: Iterable<string>, toTargetOf: (address: string) => Target): readonly string[] {
  const addresses = new Set<string>();
  for (const address of named) {
    const target = toTargetOf(address);
    if (target.kind === 'none') addresses.add(address);
    if (target.kind === 'inside') addresses.add(target.fragment === '' ? target.path : `${target.path}#${target.fragment}`);
  }
  return Array.from(addresses);
}

function findBroken({ site, files }: Candidate, addresses: Addresses): readonly string[] {
  const present = new Map(files.filter((file) => file.endsWith('.html')).map((file) => [toPublicPath(file), file]));
  const others = new Set(files);
  const leadsNowhere = (address: string): boolean => {
    const [path = '', fragment] = address.split('#', 2);
    const page = present.get(path);
    if (page === undefined) return !others.has(path.slice(1));
    return fragment !== undefined && !scanPage(readFileSync(join(site, page), 'utf8')).ids.has(fragment);
  };
  const verdicts = new Map<string, boolean>();
  const faults: string[] = [];
  for (const [file, named] of addresses) {
    for (const address of named) {
      const isBroken = verdicts.get(address) ?? leadsNowhere(address);
      verdicts.set(address, isBroken);
      if (isBroken) faults.push(`${file} leads to ${address}, which is not there`);
    }
  }
  return faults;
}

function toLinks(addresses: Addresses): Pick<Findings, 'targets' | 'links'> {
  const positions = new Map<string, number>();
  const toPosition = (address: string): number => {
    const position = positions.get(address) ?? positions.size;
    positions.set(address, position);
    return position;
  };
  const links = Object.fromEntries(Array.from(addresses, ([file, named]) => [file, named.map(toPosition)]));
  return { targets: Array.from(positions.keys()), links };
}
