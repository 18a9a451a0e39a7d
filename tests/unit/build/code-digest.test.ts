import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { digestCode } from '../../../scripts/build/code-digest.ts';
import { folderForEachTest } from '../../support/test-folder.ts';
import { words } from '../../support/words.ts';

const folder = folderForEachTest();

const SOURCES = words(`
  src/views/a.ts src/gateway/a.ts i18n/pt/common.ts public/robots.svg scripts/build/render.ts
  astro.config.mjs netlify.toml package-lock.json tsconfig.json
`);

it.each([...SOURCES.map((file) => [file, true] as const), ['README.md', false] as const])(
  'a change of %s makes other code: %j',
  (file, isOther) => {
    const root = folder.path;
    for (const name of [...SOURCES, 'README.md']) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), 'before');
    }
    const before = digestCode(root);
    writeFileSync(join(root, file), 'after');
    expect(digestCode(root) !== before).toBe(isOther);
  },
);
