/** What a build must know of the last release; kept beside it, never published. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildInfoSchema, type BuildInfo } from '../../src/contracts/build-info.ts';
import { digest } from '../../src/lib/digest.ts';
import { findIntact, mapOf, type Stamps } from './undamaged-files.ts';
import type { Release } from './releases.ts';

const STATE = 'state.json';
/** Raise it when the file's form or meaning changes. */
const VERSION = 5;

const stateSchema = v.object({
  version: v.literal(VERSION),
  info: buildInfoSchema,
  /** Digest of code and settings, which shape every page. */
  shape: v.string(),
  digests: mapOf(v.string()),
  /** Digest of the secrets sought in the files. */
  secrets: v.string(),
  keys: mapOf(v.string()),
  targets: mapOf(v.number()),
  /** Older releases' assets for open pages, and how many more releases keep each. */
  keptAssets: v.record(v.string(), v.number()),
});

export interface ReleaseState extends Omit<v.InferOutput<typeof stateSchema>, 'version' | 'info'> {
  readonly info: BuildInfo;
}

export function writeState({ folder }: Release, state: ReleaseState): void {
  const { digests, keys, targets, ...rest } = state;
  const text = JSON.stringify({
    version: VERSION,
    ...rest,
    digests: [...digests],
    keys: [...keys],
    targets: [...targets],
  });
  writeFileSync(join(folder, STATE), `${digest(text)}\n${text}`);
}

/** `null` if missing, damaged or of another version. */
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

export interface KnownRelease {
  readonly release: Release;
  readonly state: ReleaseState;
  /** Undamaged files and their stamps. */
  readonly intact: Stamps;
}

/** Tells whether every file of a release is undamaged. */
export function isWhole({ state, intact }: KnownRelease): boolean {
  return intact.size === state.digests.size;
}

/** `null` without a release or a valid state. */
export function toKnown(release: Release | null): KnownRelease | null {
  const state = release === null ? null : readState(release);
  return release === null || state === null
    ? null
    : { release, state, intact: findIntact(release, state.digests) };
}
