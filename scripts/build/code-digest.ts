import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './published.ts';

const SOURCES = [
  'src',
  'i18n',
  'public',
  'scripts/build/render.ts',
  'astro.config.mjs',
  'netlify.toml',
  'package-lock.json',
  'tsconfig.json',
];

export function digestCode(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) {
    const path = join(root, source);
    const files = statSync(path).isDirectory() ? listFiles(path).toSorted() : [''];
    for (const file of files)
      hash.update(`\n${source}/${file}\n`).update(readFileSync(join(path, file)));
  }
  return hash.digest('hex');
}
