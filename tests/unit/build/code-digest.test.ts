import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { digestCode, digestFunctions } from '../../../scripts/build/code-digest.ts';
import { folderForEachTest } from '../../support/test-folder.ts';
import { words } from '../../support/words.ts';

const folder = folderForEachTest();

/** What pages are made of, by one file each; what functions are made of. */
const OF_PAGES = words(`
  src/views/a.ts i18n/pt/common.ts public/robots.svg scripts/build/render.ts astro.config.mjs
  package-lock.json tsconfig.json
`);
const OF_FUNCTIONS = words('src/gateway/a.ts netlify.toml');

const digests = (root: string) => [digestCode(root), digestFunctions(root)] as const;

it.each([
  ...OF_PAGES.map((file) => [file, [true, false]] as const),
  ...OF_FUNCTIONS.map((file) => [file, [false, true]] as const),
  ['README.md', [false, false]] as const,
])('a change of %s makes other code of pages and of functions: %j', (file, expected) => {
  const root = folder.path;
  for (const name of [...OF_PAGES, ...OF_FUNCTIONS, 'README.md']) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), 'before');
  }
  const before = digests(root);
  writeFileSync(join(root, file), 'after');
  const after = digests(root);
  expect(after.map((digest, index) => digest !== before[index])).toEqual(expected);
});
