/** What a build has to know of the release before, kept beside the release and never published. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildInfoSchema, type BuildInfo } from '../../src/contracts/build-info.ts';
import { digest } from '../../src/lib/digest.ts';
import { findIntact, mapOf, type Stamps } from './undamaged-files.ts';
import type { Release } from './releases.ts';

const STATE = 'state.json';
/** Raised when the file's form or meaning changes. */
const VERSION = 5;

const stateSchema = v.object({
  version: v.literal(VERSION),
  info: buildInfoSchema,
  /** Digest of code and settings, which shape every page. */
  shape: v.string(),
  digests: mapOf(v.string()),
  /** Digest of the secrets that the files were searched for. */
  secrets: v.string(),
  keys: mapOf(v.string()),
  targets: mapOf(v.number()),
  /** Assets of earlier releases that open pages still need, and for how many releases more they are kept. */
  keptAssets: v.record(v.string(), v.number()),
});

export interface ReleaseState extends Omit<v.InferOutput<typeof stateSchema>, 'version' | 'info'> {
  readonly info: BuildInfo;
}

export function writeState({ folder }: Release, state: ReleaseState): void {
  const { digests, keys, targets, ...rest } = state;
  const text = JSON.stringify({ version: VERSION, ...rest, digests: [...digests], keys: [...keys], targets: [...targets] });
  writeFileSync(join(folder, STATE), `${digest(text)}\n${text}`);
}

/** `null` where the state is missing, damaged or of another version. */
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

/** A release with what a build may rely on. */
export interface KnownRelease {
  readonly release: Release;
  readonly state: ReleaseState;
  /** Its undamaged files, each with its stamp. */
  readonly intact: Stamps;
}

/** Tells whether every file of a release is undamaged. */
export function isWhole({ state, intact }: KnownRelease): boolean {
  return intact.size === state.digests.size;
}

/** `null` where there is no release, or its state is missing or damaged. */
export function toKnown(release: Release | null): KnownRelease | null {
  const state = release === null ? null : readState(release);
  return release === null || state === null ? null : { release, state, intact: findIntact(release, state.digests) };
}
