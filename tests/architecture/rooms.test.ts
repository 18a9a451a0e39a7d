/** The table of who may import whom, enforced on every source file. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { words } from '../support/words.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Rooms by folder; `routes` is one file. The rooms (or single files) named may be imported, and a
 * room may always import itself. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  'src/lib': [],
  // The facts that texts have blanks for.
  i18n: ['src/domain/constants.ts', 'src/domain/categories.ts'],
  'src/sources': ['src/domain', 'src/lib'],
  'src/config': ['src/lib', 'src/domain/constants.ts'],
  // What plugs into Astro.
  'src/astro': [
    'src/catalogue',
    'src/config',
    'src/images/image.ts',
    'src/routes.ts',
    'src/lib',
    'src/domain',
    'i18n',
  ],
  // What of a minor may be shown depends on which pictures the image CDN serves; the sizes of
  // pictures are read from their files.
  'src/catalogue': [
    'src/sources',
    'src/domain',
    'src/config',
    'src/lib',
    'src/images/image.ts',
    'src/images/file-url.ts',
  ],
  'src/routes.ts': ['src/domain', 'src/contracts', 'i18n'],
  'src/views': ['src/domain', 'i18n', 'src/routes.ts', 'src/contracts'],
  'src/images': ['src/domain', 'src/lib'],
  'src/layouts': [
    ...[
      'src/views',
      'src/islands',
      'src/routes.ts',
      'src/images',
      'src/components',
      'src/domain',
      'src/styles',
      'i18n',
    ],
    ...['src/assets/fonts/antonio.woff2?url', 'src/assets/fonts/special-gothic.woff2?url'],
  ],
  'src/components': [
    'src/views',
    'src/islands',
    'src/lib',
    'src/routes.ts',
    'src/images',
    'src/domain',
    'src/styles',
    'i18n',
  ],
  // Of i18n an island gets the helper that fills blanks, never a dictionary.
  'src/islands': [
    'src/stores',
    'src/contracts',
    'src/lib',
    'src/domain',
    'src/views',
    'src/images',
    'src/styles',
    'i18n/phrases.ts',
  ],
  'src/stores': ['src/lib', 'src/domain'],
  'src/contracts': ['src/lib', 'src/domain'],
  'src/gateway': [
    'src/contracts',
    'src/routes.ts',
    'src/sources',
    'src/config',
    'src/lib',
    'src/domain',
    'i18n',
  ],
  'src/pages': words(`
    src/catalogue src/views src/routes.ts src/layouts src/components src/islands src/images src/domain src/styles i18n
  `),
  'src/middleware.ts': ['src/astro', 'src/catalogue'],
  // Implements the services independently of the site; the demo agency is where the agency is.
  'scripts/back-office': ['src/domain/agency.ts'],
  'scripts/build': words(
    'src/catalogue src/sources src/config src/contracts src/domain src/lib src/routes.ts src/views i18n',
  ),
  'scripts/preview': ['src/config', 'src/lib'],
  'scripts/rebuild': ['src/config'],
  'scripts/netlify-plugin': [],
  // What measures or checks the site works on what is built and served, as anybody could.
  'scripts/bench': words(`
    src/gateway scripts/back-office scripts/build scripts/checks/browser.ts scripts/preview scripts/rebuild scripts/open-services.ts
  `),
  'scripts/checks': words(`
    scripts/build scripts/preview scripts/open-services.ts src/config/services.ts src/domain/constants.ts src/routes.ts i18n
  `),
  'scripts/open-services.ts': ['scripts/back-office', 'scripts/preview/port.ts', 'src/config'],
  // Looks at the services through the eyes of build, functions and image CDN.
  'scripts/doctor': words(`
    src/catalogue src/config src/contracts src/domain src/gateway src/images src/lib src/sources scripts/build scripts/preview
  `),
  // Measures photos by the very code that the form's worker measures them by.
  'scripts/coach': words(`
    src/contracts/scouted-form.ts src/islands/application/photos/coach/photo-advice.ts
    src/islands/application/photos/coach/likeness.ts src/islands/application/photos/coach/measure-photo.ts
    src/islands/application/photos/coach/pixels.ts
  `),
  // Commands put the others together.
  scripts: words(`
    scripts/doctor scripts/build scripts/checks/browser.ts scripts/checks/demo-site.ts scripts/checks/page-states.ts
    scripts/preview scripts/rebuild scripts/open-services.ts src/astro src/config src/gateway/rebuild/coalesce.ts src/images
    src/routes.ts i18n/locales.ts
  `),
  'tests/support': words(`
    scripts/back-office scripts/build scripts/checks scripts/preview scripts/rebuild scripts/open-services.ts src/catalogue src/config
    src/domain src/gateway src/lib src/sources
  `),
  // Browser tests know the site by its addresses, and by what it promises of its headers.
  'tests/e2e': words(`
    scripts/back-office scripts/build scripts/preview scripts/rebuild scripts/checks src/gateway/security-headers.ts
    src/domain/agency.ts src/domain/constants.ts src/domain/categories.ts i18n src/routes.ts tests/support
  `),
};

/** Rooms whose code runs in a browser see types of the views, never their code, and nothing that
 * knows a credential. */
const TYPE_ONLY: readonly (readonly [room: string, imported: string])[] = [
  ['src/islands', 'src/views'],
  ['src/components', 'src/views'],
  ['src/layouts', 'src/views'],
];

interface Import {
  readonly target: string;
  readonly typeOnly: boolean;
}

const files = ['src', 'i18n', 'scripts', 'tests/support', 'tests/e2e'].flatMap(listFiles);

it('the imports of each folder are all in the table', () => {
  expect(files.filter((file) => roomOf(file) === null && !file.endsWith('.d.ts'))).toEqual([]);
});

it('the imports of each folder import only what their row allows', () => {
  const faults = files.flatMap((file) => {
    const room = roomOf(file);
    if (room === null) return [];
    return importsOf(file)
      .filter(
        ({ target }) =>
          roomOf(target) !== room &&
          ![target, roomOf(target)].some(
            (place) => place !== null && ALLOWED[room]?.includes(place),
          ),
      )
      .map(({ target }) => `${file} imports ${target}`);
  });
  expect(faults).toEqual([]);
});

it('the imports of each folder take views as types where they only show them', () => {
  const faults = files.flatMap((file) =>
    importsOf(file)
      .filter(
        ({ target, typeOnly }) =>
          !typeOnly &&
          TYPE_ONLY.some(
            ([room, imported]) => roomOf(file) === room && roomOf(target) === imported,
          ),
      )
      .map(({ target }) => `${file} imports code of ${target}`),
  );
  expect(faults).toEqual([]);
});

it('the imports of each folder run in no circle, types included', () => {
  const imports = new Map(files.map((file) => [file, importsOf(file).map(({ target }) => target)]));
  // A file that imports none of the others that are left, or that none of them imports, is in no
  // circle.
  for (let before = 0; before !== imports.size;) {
    before = imports.size;
    const imported = new Set(Array.from(imports.values()).flat());
    for (const [file, targets] of imports) {
      if (!imported.has(file) || !targets.some((target) => imports.has(target)))
        imports.delete(file);
    }
  }
  expect(Array.from(imports.keys())).toEqual([]);
});

it('the imports of each folder have names of their own in src and scripts, but for pages', () => {
  const own = files.filter(
    (file) => /^(?:src|scripts)\//.test(file) && !file.startsWith('src/pages/'),
  );
  const shared = Array.from(Map.groupBy(own, (file) => basename(file)).values()).filter(
    (places) => places.length > 1,
  );
  expect(shared).toEqual([]);
});

it('the imports of each folder have no barrels', () => {
  expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
});

function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|astro|mjs|css)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

function roomOf(file: string): string | null {
  const rooms = Object.keys(ALLOWED).concat('src/styles');
  return rooms.find((room) => file === room || file.startsWith(`${room}/`)) ?? null;
}

function importsOf(file: string): readonly Import[] {
  if (file.endsWith('.css')) return [];
  const source = readFileSync(join(ROOT, file), 'utf8');
  const statements = source.matchAll(
    /\b(import|export)\s+(type\s+)?(?:[^'"()]*?\sfrom\s+)?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g,
  );
  return Array.from(statements, (match) => ({
    target: relative(ROOT, join(ROOT, dirname(file), match[3] ?? match[4] ?? '')),
    typeOnly:
      match[2] !== undefined ||
      /^import\s*\{\s*(?:type\s+\w+(?:\s+as\s+\w+)?\s*,?\s*)+\}/.test(match[0]),
  }));
}
