/** What a build has to know of the release before, kept beside it and never published. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildInfoSchema, type BuildInfo } from '../../src/contracts/build-info.ts';
import { digest } from '../../src/lib/digest.ts';
import { columnsSchema, toColumns } from './columns.ts';
import { findIntact, type Stamps } from './intact.ts';
import type { Release } from './releases.ts';

const STATE = 'state.json';
/** Raised when the file's form or its meaning changes. */
const VERSION = 4;

const stateSchema = v.object({
  version: v.literal(VERSION),
  info: buildInfoSchema,
  /** What shapes every page besides its content: code and settings. */
  shape: v.string(),
  /** SHA-256 of each of its files. */
  digests: columnsSchema('string'),
  /** The secrets that its files were searched for, as a digest. */
  secrets: v.string(),
  /** The key of each page by its path. */
  keys: columnsSchema('string'),
  /** Every address inside the site that pages and feeds lead to, with the number of those that do. */
  targets: columnsSchema('number'),
  /** Assets of earlier releases that are kept for pages still open somewhere, and for how many releases more. */
  keptAssets: v.record(v.string(), v.number()),
});

export interface ReleaseState extends Omit<v.InferOutput<typeof stateSchema>, 'version' | 'info'> {
  readonly info: BuildInfo;
}

export function writeState({ folder }: Release, state: ReleaseState): void {
  const { digests, keys, targets, ...rest } = state;
  const columns = { digests: toColumns(digests), keys: toColumns(keys), targets: toColumns(targets) };
  const text = JSON.stringify({ version: VERSION, ...rest, ...columns });
  writeFileSync(join(folder, STATE), `${digest(text)}\n${text}`);
}

/** `null` where it is missing, damaged or of another version: then the release says nothing to a build. */
function readState({ folder }: Release): ReleaseState | null {
  try {
    const [sum = '', text = ''] = readFileSync(join(folder, STATE), 'utf8').split('\n', 2);
    if (sum !== digest(text)) return null;
    const result = v.safeParse(stateSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** A release and what a build may rely on of it. */
export interface KnownRelease {
  readonly release: Release;
  readonly state: ReleaseState;
  /** Those of its files that are still what was made, each with its stamp. */
  readonly intact: Stamps;
}

/** Tells whether nothing of a release was damaged or lost. */
export function isWhole({ state, intact }: KnownRelease): boolean {
  return intact.size === state.digests.size;
}

/** What is known of a release; `null` where there is none that says what it is made of. */
export function toKnown(release: Release | null): KnownRelease | null {
  const state = release === null ? null : readState(release);
  return release === null || state === null ? null : { release, state, intact: findIntact(release, state.digests) };
}
