/** The published folder and what is known of it. Readers see a whole site at any time: a new one is
 * made beside it, and two renames put it in its place. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import * as v from 'valibot';
import { sealMemory, unsealMemory, type Memory } from '../../src/catalogue/memory.ts';
import {
  BUILD_INFO_PATH,
  buildInfoSchema,
  type BuildInfo,
} from '../../src/contracts/build-info.ts';
import { isNetlifyBuild } from '../../src/config/netlify.ts';
import type { Environment } from '../../src/config/variables.ts';
import { jsonOrNull } from '../../src/lib/json-or-null.ts';

const STATE = 'build/published.json';
/** Milliseconds. */
const INFO_TIMEOUT = 10_000;
const stateSchema = v.object({
  info: buildInfoSchema,
  shape: v.string(),
  files: v.optional(v.record(v.string(), v.string()), {}),
  memory: v.string(),
});

/** Digests of a site's files, by path. */
export type FileDigests = Readonly<Record<string, string>>;

export interface Published {
  readonly info: BuildInfo;
  /** Digest of code and settings. */
  readonly shape: string;
  readonly files: FileDigests;
  /** What the build believed; `null` of the demo. */
  readonly memory: Memory | null;
}

/** Paths of all files below a folder, relative and with forward slashes; empty if it does not
 * exist. */
export function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const root = resolve(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      `${parentPath}${sep}${name}`.slice(root.length + 1).replaceAll(sep, '/'),
    );
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Completes what a build that was killed between the two renames left. */
export function mendPublished(place: string): void {
  const former = beside(place, 'former');
  if (existsSync(former) && !existsSync(place)) renameSync(former, place);
}

/** Where the next site is made: on the same file system, whatever that of the project's other
 * folders is. */
export function nextTo(place: string): string {
  return beside(place, 'next');
}

/** Publishes the next site. */
export function publish(place: string): void {
  const former = beside(place, 'former');
  removeFolder(former);
  if (existsSync(place)) renameSync(place, former);
  renameSync(nextTo(place), place);
  removeFolder(former);
}

function beside(place: string, role: 'next' | 'former'): string {
  return join(dirname(place), `.${basename(place)}-${role}`);
}

export function notePublished(dataDir: string, published: Published): void {
  const draft = join(dataDir, `${STATE}.draft`);
  writeFileSync(draft, JSON.stringify({ ...published, memory: sealMemory(published.memory) }));
  renameSync(draft, join(dataDir, STATE));
}

/** What the last build knew; `null` if missing or damaged. */
export function readPublished(dataDir: string): Published | null {
  const text = readText(join(dataDir, STATE));
  const state = v.safeParse(stateSchema, jsonOrNull(text));
  if (!state.success) return null;
  return { ...state.output, memory: unsealMemory(state.output.memory) };
}

/** What the published site says of itself: in its place, or on the host; `null` if neither tells. */
export async function loadBuildInfo(place: string, env: Environment): Promise<BuildInfo | null> {
  const origin = isNetlifyBuild(env) ? URL.parse(env['URL'] ?? '') : null;
  const text =
    readText(join(place, BUILD_INFO_PATH)) ||
    (origin === null ? '' : await loadText(new URL(BUILD_INFO_PATH, origin)).catch(() => ''));
  const info = v.safeParse(buildInfoSchema, jsonOrNull(text));
  return info.success ? info.output : null;
}

async function loadText(url: URL): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(INFO_TIMEOUT) });
  return answer.ok ? await answer.text() : '';
}

/** Tells whether the place holds what that build published. */
export function isInPlace({ info }: Published, place: string): boolean {
  return readText(join(place, BUILD_INFO_PATH)) === toText(info);
}

export function toText(info: BuildInfo): string {
  return `${JSON.stringify(info, null, 2)}\n`;
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
