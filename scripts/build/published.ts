/** The published folder and what is known of it. Readers see a whole site at any time: a new one is
 * made beside it, and two renames put it in its place. */
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import * as v from 'valibot';
import type { TalentRecord } from '../../src/catalogue/talent-record.ts';
import { sealRecord, unsealRecord } from '../../src/catalogue/talent-record.ts';
import {
  BUILD_INFO_PATH,
  buildInfoSchema,
  type BuildInfo,
} from '../../src/contracts/build-info.ts';
import { jsonOrNull } from '../../src/lib/json-or-null.ts';

const STATE = 'build/published.json';
const stateSchema = v.object({ info: buildInfoSchema, shape: v.string(), record: v.string() });

export interface Published {
  readonly info: BuildInfo;
  /** Digest of code and settings. */
  readonly shape: string;
  readonly record: TalentRecord | null;
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

/** Publishes files of a folder in place of what is published. */
export function publish(folder: string, files: readonly string[], place: string): void {
  const [next, former] = [beside(place, 'next'), beside(place, 'former')];
  for (const remains of [next, former]) removeFolder(remains);
  for (const parent of new Set(files.map(dirname)))
    mkdirSync(join(next, parent), { recursive: true });
  for (const file of files)
    copyFileSync(join(folder, file), join(next, file), constants.COPYFILE_FICLONE);
  if (existsSync(place)) renameSync(place, former);
  renameSync(next, place);
  removeFolder(former);
}

/** On the same file system, whatever that of the project's other folders is. */
function beside(place: string, role: 'next' | 'former'): string {
  return join(dirname(place), `.${basename(place)}-${role}`);
}

export function notePublished(dataDir: string, { info, shape, record }: Published): void {
  const draft = join(dataDir, `${STATE}.draft`);
  writeFileSync(draft, JSON.stringify({ info, shape, record: sealRecord(record) }));
  renameSync(draft, join(dataDir, STATE));
}

/** What the last build knew; `null` if missing or damaged. */
export function readPublished(dataDir: string): Published | null {
  const text = readText(join(dataDir, STATE));
  const state = v.safeParse(stateSchema, jsonOrNull(text));
  if (!state.success) return null;
  return { ...state.output, record: unsealRecord(state.output.record) };
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
