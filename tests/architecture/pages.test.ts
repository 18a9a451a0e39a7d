/** Pages show one view and read nothing else of the content: what a page is made of is known by its
 * view, and rebuilds rely on it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PAGES = join(import.meta.dirname, '../../src/pages');
/** Everything below the pages that could show content. */
const SHOWING = ['src/components', 'src/layouts', 'src/islands', 'src/views', 'src/images'];

const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.astro'),
);

const PATHS = /export const getStaticPaths = (?:\(\) => .*;$|[\s\S]*?satisfies GetStaticPaths;)/m;

it.each(pages)('a page %s reads the catalogue for its view and its addresses alone', (file) => {
  const source = readFileSync(join(PAGES, file), 'utf8');
  const [, frontmatter = ''] = source.split(/^---$/m);
  const afterPaths = frontmatter.replace(PATHS, '');
  const uses =
    afterPaths
      .replace(/^import .*$/gm, '')
      .match(/currentCatalogue\(\)|siteSettings\(\)|getBuildContent\(\)/g) ?? [];
  const isGiven = /^const \{ (?:view|locale, source) \} = Astro\.props;$/m.test(afterPaths);
  expect(uses).toEqual(isGiven ? [] : ['currentCatalogue()']);
  if (!isGiven)
    expect(afterPaths).toMatch(/const view = \w+View\((?:toProfileContent\()?currentCatalogue\(\)/);
});

it.each(pages.filter((file) => !file.endsWith('404.astro')))(
  'a page %s says beside its addresses what it is made of',
  (file) => {
    const [paths = ''] = PATHS.exec(readFileSync(join(PAGES, file), 'utf8')) ?? [];
    expect(paths).toMatch(/toPaths\('\w+', \w+View\)|\.\.\.toPageProps\(\w+View\(|cacheKey: /);
  },
);

it('a page gets content from nowhere else', () => {
  const root = join(import.meta.dirname, '../..');
  const files = SHOWING.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|astro)$/.test(file))
      .map((file) => join(root, folder, file)),
  );
  expect(files.filter((file) => /catalogue\/current/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
