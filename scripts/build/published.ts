import { hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import * as v from 'valibot';
import { wrapMemory, unwrapMemory, type Memory } from '../../src/catalogue/memory.ts';
import {
  BUILD_INFO_PATH,
  buildInfoSchema,
  type BuildInfo,
} from '../../src/contracts/build-info.ts';
import { isNetlifyBuild } from '../../src/config/netlify.ts';
import type { Environment } from '../../src/config/variables.ts';
import { toErrorCode, toErrorMessage } from '../../src/lib/errors.ts';
import { jsonOrNull } from '../../src/lib/or-null.ts';
import { writeWhole } from '../../src/lib/write-whole.ts';

const ROOT = join(import.meta.dirname, '../..');
const STATE = 'build/published.json';
const INFO_TIMEOUT = 10_000;
const stateSchema = v.object({
  info: buildInfoSchema,
  fingerprint: v.string(),
  files: v.optional(v.record(v.string(), v.string()), {}),
  memory: v.string(),
});

export type FileDigests = Readonly<Record<string, string>>;

export interface Published {
  readonly info: BuildInfo;
  /** It is newer than the info's where content changed no page. */
  readonly fingerprint: string;
  readonly files: FileDigests;
  readonly memory: Memory | null;
}

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

/** Throws before the minutes of rendering. */
export function checkPlace(out: string): void {
  const target = toTarget(out);
  if (!existsSync(out) && lstatSync(out, { throwIfNoEntry: false }) !== undefined)
    throw new Error(`${out} is a link to ${readlinkSync(out)}, which is not there`);
  if (existsSync(target) && !statSync(target).isDirectory())
    throw new Error(`${target} is no folder`);
  if (join(ROOT, sep).startsWith(join(target, sep)))
    throw new Error(`a site in ${target} would replace the program that makes it`);
  if (join(target, sep).startsWith(join(ROOT, sep)) && holdsOther(target))
    throw new Error(`${target} holds other things than a site, and would lose them`);
  const locked = [dirname(nextTo(out)), target].map(nearest).find((one) => !isWritable(one));
  if (locked !== undefined) throw new Error(`nothing can be written in ${locked}`);
}

/** One of the two will do: `fillPlace` may have been killed half-way. */
function holdsOther(folder: string): boolean {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.length > 0 && !names.some((name) => ['_astro', 'index.html'].includes(name));
}

export function mendPublished(out: string): void {
  const target = toTarget(out);
  const former = beside(target, 'former');
  if (existsSync(former) && !existsSync(target)) renameSync(former, target);
}

export function nextTo(out: string): string {
  const target = toTarget(out);
  if (isReplaceable(target)) return beside(target, 'next');
  return join(ROOT, `.dist-${hash('sha256', target).slice(0, 8)}-next`);
}

export function publish(out: string): void {
  const target = toTarget(out);
  const [next, former] = [nextTo(out), beside(target, 'former')];
  removeFolder(former);
  if (!isReplaceable(target) || !renameWhole(target, former)) return fillPlace(next, target);
  renameSync(next, target);
  removeFolder(former);
}

function renameWhole(from: string, to: string): boolean {
  try {
    if (existsSync(from)) renameSync(from, to);
    return true;
  } catch (error) {
    if (['EBUSY', 'EXDEV'].includes(toErrorCode(error))) return false;
    throw error;
  }
}

/** A mounted folder cannot be renamed: its files are replaced, assets before the pages that name
 * them, build.json last. */
export function fillPlace(next: string, out: string): void {
  const copy = join(out, '.next');
  removeFolder(copy);
  cpSync(next, copy, { recursive: true, preserveTimestamps: true });
  const order = (file: string) =>
    file === BUILD_INFO_PATH.slice(1) ? 2 : Number(file.endsWith('.html'));
  const files = listFiles(copy).toSorted((a, b) => order(a) - order(b));
  const others = new Set(listFiles(out).filter((file) => !file.startsWith('.next/')));
  // A build that is killed half-way must not pass for published.
  rmSync(join(out, BUILD_INFO_PATH), { force: true });
  for (const file of files) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    renameSync(join(copy, file), join(out, file));
  }
  for (const file of others.difference(new Set(files))) rmSync(join(out, file), { force: true });
  for (const done of [copy, next]) removeFolder(done);
}

const toTarget = (out: string): string => (existsSync(out) ? realpathSync(out) : out);

/** Astro renames files from ROOT into the site, and we the site: within one file system. */
function isReplaceable(target: string): boolean {
  const around = nearest(dirname(target));
  return statSync(around).dev === statSync(ROOT).dev && isWritable(around);
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

function isWritable(folder: string): boolean {
  try {
    rmdirSync(mkdtempSync(join(folder, '.written-')));
    return true;
  } catch {
    return false;
  }
}

function beside(folder: string, role: 'next' | 'former'): string {
  return join(dirname(folder), `.${basename(folder)}-${role}`);
}

export function notePublished(dataDir: string, published: Published): void {
  const state = { ...published, memory: wrapMemory(published.memory) };
  writeWhole(join(dataDir, STATE), JSON.stringify(state));
}

export function readPublished(dataDir: string): Published | null {
  const text = readText(join(dataDir, STATE));
  const state = v.safeParse(stateSchema, jsonOrNull(text));
  if (!state.success) return null;
  return { ...state.output, memory: unwrapMemory(state.output.memory) };
}

/** Sealed ids (`toPublishedMinors`). @throws where a site on Netlify does not answer with them */
export async function loadMinors(out: string, env: Environment): Promise<readonly string[]> {
  const here = readInfo(readText(join(out, BUILD_INFO_PATH)));
  const origin = isNetlifyBuild(env) ? URL.parse(env['URL'] ?? '') : null;
  if (here !== null || origin === null) return here?.minors ?? [];
  const url = new URL(BUILD_INFO_PATH, origin);
  const text = await loadText(url);
  const info = readInfo(text);
  if (info === null && text !== '') throw new Error(`${url.href} is no account of a build`);
  return info?.minors ?? [];
}

function readInfo(text: string): BuildInfo | null {
  const info = v.safeParse(buildInfoSchema, jsonOrNull(text));
  return info.success ? info.output : null;
}

async function loadText(url: URL): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(INFO_TIMEOUT) }).catch(
    (error: unknown) => {
      throw new Error(`${url.href}: ${toErrorMessage(error)}`);
    },
  );
  if (!answer.ok && answer.status !== 404) throw new Error(`${url.href} answered ${answer.status}`);
  return answer.ok ? await answer.text() : '';
}

export function isInPlace({ info }: Published, out: string): boolean {
  return readText(join(out, BUILD_INFO_PATH)) === formatInfo(info);
}

export function formatInfo(info: BuildInfo): string {
  return `${JSON.stringify(info, null, 2)}\n`;
}

export function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
