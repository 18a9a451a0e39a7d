import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { listFiles } from '../../scripts/build/published.ts';
import { startCommand, type Ended } from './run-command.ts';

export const SITE_URL = 'https://www.amazing.example';
const LIMIT = 240_000;
const ROOT = join(import.meta.dirname, '../..');

export interface BuildResult {
  readonly result: string;
  readonly reason?: string;
  readonly pages: number;
  readonly stale: readonly string[];
}

export interface Build extends Ended {
  readonly result: BuildResult | null;
}

export type Stage = ReturnType<typeof openStage>;

/** Inside the project, because a build's own code finds its packages from where it lies. */
export function openStage() {
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.local/build-test-'));
  const out = join(folder, 'dist');
  const data = join(folder, '.local');
  const command = [
    ...[join(ROOT, 'scripts/build.ts'), '--if-changed', '--json'],
    ...['--out', out, '--data', data],
  ];
  return {
    folder,
    out,
    data,
    build: async (
      env: Readonly<Record<string, string>>,
      ...flags: readonly string[]
    ): Promise<Build> => {
      const { ended } = startCommand(process.execPath, [...command, ...flags], env, LIMIT);
      const end = await ended;
      return { ...end, result: end.stdout === '' ? null : (JSON.parse(end.stdout) as BuildResult) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function treeOf(site: string): ReadonlyMap<string, string> {
  return new Map(
    listFiles(site)
      .filter((file) => file !== 'build.json' && !file.startsWith('_astro/'))
      .toSorted()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(site, file)))
          .digest('hex'),
      ]),
  );
}

export function differences(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): readonly string[] {
  return Array.from(new Set([...one.keys(), ...other.keys()])).filter(
    (file) => one.get(file) !== other.get(file),
  );
}

/** Fails unless the place holds all the pages that the build counted, each of them whole, and
 * nothing else stands beside it. */
export function expectWhole({ out, folder }: Stage): void {
  const pages = listFiles(out).filter((file) => file.endsWith('.html'));
  const { counts } = JSON.parse(readFileSync(join(out, 'build.json'), 'utf8')) as {
    counts: Record<string, number>;
  };
  expect(pages).toHaveLength(counts['pages'] ?? 0);
  for (const page of pages)
    expect(readFileSync(join(out, page), 'utf8'), page).toMatch(
      /^<!DOCTYPE html>[^]*<\/html>\s*$/i,
    );
  expect(listFiles(folder).filter((file) => file.startsWith('.dist-'))).toEqual([]);
}
