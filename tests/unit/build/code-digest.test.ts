import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { digestCode } from '../../../scripts/build/code-digest.ts';
import { openTestFolder } from '../../support/test-folder.ts';

const FILES = [
  'src/pages/[...home].astro',
  'i18n/pt/home.ts',
  'public/robots.txt',
  'scripts/build/render.ts',
  'astro.config.mjs',
  'netlify.toml',
  'package-lock.json',
  'tsconfig.json',
];

it('a build renders anew after an edit of whatever its pages are made by, words included', async () => {
  const folder = await openTestFolder(Object.fromEntries(FILES.map((file) => [file, 'a'])));
  const digests = FILES.map((file) => {
    appendFileSync(join(folder, file), 'b');
    return digestCode(folder);
  });
  expect(new Set(digests).size).toBe(FILES.length);
});
