import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findUnusedKeys } from '../../scripts/checks/i18n/unused-keys.ts';

const ROOT = join(import.meta.dirname, '../..');
const replace = (file: string, from: string, to: string) => [file, readFileSync(join(ROOT, file), 'utf8').replace(from, to)] as const;

it('A text that nothing reads is found, whether it is new or its last reader has gone', { timeout: 60_000 }, () => {
  const changed = new Map([
    replace('i18n/pt/blog.ts', '  title:', "  nobodyReads: { deeply: 'Olá', widely: ['um'] },\n  title:"),
    replace('src/components/profile/BackLink.astro', '{label}', ''),
    replace('src/components/listing/Pagination.astro', 'aria-label={words.pages}', ''),
  ]);
  expect(findUnusedKeys(ROOT, changed)).toEqual(['blog.nobodyReads.deeply', 'blog.nobodyReads.widely', 'talents.listing.pages']);
});
