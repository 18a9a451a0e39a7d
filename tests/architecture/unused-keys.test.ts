import { expect, it } from 'vitest';
import { findUnusedKeys } from '../../scripts/checks/i18n/unused-keys.ts';
import { openTestFolder } from '../support/test-folder.ts';

/** A project of two files, because the types of the whole one take half a minute; `check:i18n`
 * reads that. */
const FILES = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "module": "preserve", "noLib": true, "types": [] } }',
  'i18n/pt/blog.ts': `export const blog = {
    title: 'Blog', label: 'Voltar', nobodyReads: { deeply: 'Olá', widely: ['um'] }, pages: { first: '1', last: '9' }, given: 'um', dead: 'x' };`,
  'src/Page.astro': `---
import { blog } from '../i18n/pt/blog.ts';
import { show } from './show.ts';
const { label } = blog;
const passed = { given: blog.given };
---
<h1 title={blog.title}>{label}{blog.pages.first}{show(blog.pages)}{passed.given}</h1>`,
  'src/show.ts': 'export const show = (pages: { last: string }): string => pages.last;',
};

it('A text that nothing reads is found, however deep; one that is read by any way is not', async () => {
  expect(findUnusedKeys(await openTestFolder(FILES))).toEqual([
    'blog.nobodyReads.deeply',
    'blog.nobodyReads.widely',
    'blog.dead',
  ]);
});
