/** A published place of a test's own, and the real rebuild command that fills it. */
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect } from 'vitest';
import { listFiles } from '../../scripts/build/files.ts';
import { openReleases } from '../../scripts/build/releases.ts';
import { toKnown } from '../../scripts/build/state.ts';
import { verify } from '../../scripts/build/verify.ts';
import { copySharedBundle } from './shared-bundle.ts';
import { startCommand, type Ended } from './run-command.ts';
import { untilEnd } from './until-end.ts';

export const SITE_URL = 'https://www.amazing.example';
/** Milliseconds after which a rebuild that does not end is killed: what a file opens before its
 * tests has no other limit. */
const LIMIT = 120_000;
const ROOT = join(import.meta.dirname, '../..');

/** The rebuild's line for machines. */
export interface RebuildResult {
  readonly result: string;
  readonly reason?: string;
  readonly release?: string;
  readonly pages?: number;
  readonly rendered?: number;
  readonly changed?: number;
  readonly fingerprint?: string;
  readonly stale?: readonly string[];
  readonly seconds: number;
}

export interface Rebuild extends Ended {
  /** `null` where the process ended without a word. */
  readonly result: RebuildResult | null;
}

export interface Stage {
  readonly folder: string;
  readonly out: string;
  readonly data: string;
  readonly command: readonly string[];
  rebuild(env: Readonly<Record<string, string>>, ...flags: readonly string[]): Promise<Rebuild>;
  /** Starts a rebuild without waiting for it. */
  start(
    env: Readonly<Record<string, string>>,
    ...flags: readonly string[]
  ): { readonly child: ChildProcess; readonly ended: Promise<Rebuild> };
  remove(): void;
}

/** Inside the project, because a build's own code finds its packages from where it lies. `bundled`
 * has the code bundled already. */
export function openStage({ bundled = true } = {}): Stage {
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.local/rebuild-test-'));
  const out = join(folder, 'dist');
  const data = join(folder, '.local');
  if (bundled) copySharedBundle(data, out);
  const command = [join(ROOT, 'scripts/rebuild.ts'), '--out', out, '--data', data];

  const start: Stage['start'] = (env, ...flags) => {
    const preload = env['NODE_IMPORT'] === undefined ? [] : ['--import', env['NODE_IMPORT']];
    const { child, ended } = startCommand(
      process.execPath,
      [...preload, ...command, ...flags],
      env,
      LIMIT,
    );
    const withResult = (end: Ended) => ({
      ...end,
      result: end.stdout === '' ? null : (JSON.parse(end.stdout) as RebuildResult),
    });
    return { child, ended: ended.then(withResult) };
  };

  return {
    folder,
    out,
    data,
    command,
    start,
    rebuild: (env, ...flags) => start(env, ...flags).ended,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A place whose first release is published, there until the last test of the file or `describe`
 * has ended. */
export async function openPublished(env: Readonly<Record<string, string>>): Promise<Stage> {
  const stage = untilEnd(openStage());
  const first = await stage.rebuild(env);
  expect(first.result?.result, first.stderr).toBe('published');
  return stage;
}

/** Every file of a site with the digest of its content; `build.json` without the moment of the
 * build. */
export function treeOf(site: string): ReadonlyMap<string, string> {
  return new Map(
    listFiles(site)
      .toSorted()
      .map((file) => {
        const content = readFileSync(join(site, file));
        const settled =
          file === 'build.json' ? content.toString().replace(/"time": "[^"]*"/, '') : content;
        return [file, createHash('sha256').update(settled).digest('hex')];
      }),
  );
}

/** What differs between two trees, by file. */
export function differences(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): readonly string[] {
  return Array.from(new Set([...one.keys(), ...other.keys()])).filter(
    (file) => one.get(file) !== other.get(file),
  );
}

/** Tells one file from another that has taken its place. */
export function inodeOf(file: string): number {
  return statSync(file).ino;
}

/** Fails unless what is published is complete in itself: every page of its own list, every address,
 * every file. */
export function expectWhole({ data, out }: Stage, siteUrl = SITE_URL): void {
  const state = toKnown(openReleases(data, out, 'link').current())?.state;
  if (state === undefined) throw new Error('nothing whole is published');
  const files = listFiles(out);
  // Data files have keys as well.
  const paths = Object.keys(state.keys).filter((path) => extname(path) === '');
  verify({ site: out, files, changed: new Set(files), paths, siteUrl, secrets: [], before: null });
  expect(files.filter((file) => file.endsWith('.html'))).toHaveLength(
    state.info.counts['pages'] ?? 0,
  );
}
