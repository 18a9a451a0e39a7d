import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './published.ts';

/** All that pages are made of, or that decides which pages are rendered. */
const SOURCES = [
  'src',
  'i18n',
  'public',
  'scripts/build/render.ts',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
/** Does not affect pages. */
const ASIDE = /^gateway\//;

/** Digests code, assets, dependencies and Node's version: any of them may change every page. */
export function digestCode(root: string): string {
  return digestSources(root, SOURCES, (file) => !ASIDE.test(file));
}

/** Digests the parts of a deploy that `digestCode` leaves out. */
export function digestFunctions(root: string): string {
  return digestSources(root, ['src/gateway', 'netlify.toml'], () => true);
}

function digestSources(
  root: string,
  sources: readonly string[],
  isOne: (file: string) => boolean,
): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    const path = join(root, source);
    const files = statSync(path).isDirectory() ? listFiles(path).toSorted() : [''];
    for (const file of files)
      if (isOne(file)) hash.update(`\n${source}/${file}\n`).update(readFileSync(join(path, file)));
  }
  return hash.digest('hex');
}
