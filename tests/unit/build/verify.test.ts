import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { createInspector, joinInspected, type Inspected } from '../../../scripts/build/inspect.ts';
import type { KnownRelease } from '../../../scripts/build/state.ts';
import { verify, type Candidate } from '../../../scripts/build/verify.ts';
import { toRichText } from '../../../src/components/blog/rich-text.ts';
import { folderForEachTest } from '../../support/test-folder.ts';

const SITE_URL = 'https://www.amazing.example';

const GOOD = {
  'index.html':
    '<main id="main"><a href="#main">a</a><a href="/sobre-nos">b</a><a href="/modelos/7/ana">c</a></main>',
  'sobre-nos.html': `<a href="/">a</a><a href="${SITE_URL}/">b</a><a href="https://elsewhere.example/x">c</a><a href="/api/composite/7">d</a>`,
  'modelos/7/ana.html':
    '<a href="/sobre-nos">a</a><link href="/_astro/a.css"><img src="/.netlify/images?url=x&#38;w=1">',
  '_astro/a.css': 'a{}',
  'sitemap.xml': `<urlset><url><loc>${SITE_URL}/sobre-nos</loc></url></urlset>`,
};

/** The good files but one. */
const without = (left: string) =>
  Object.fromEntries(Object.entries(GOOD).filter(([file]) => file !== left));

const folder = folderForEachTest();
const now = () => join(folder.path, 'now');

function candidate(
  files: Readonly<Record<string, string>>,
  overrides: Partial<Candidate> = {},
  site = now(),
): Candidate {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), content);
  }
  const names = Object.keys(files);
  const standard = { paths: ['/', '/sobre-nos'], siteUrl: SITE_URL, secrets: [], before: null };
  return { site, files: names, changed: new Set(names), ...standard, ...overrides };
}

/** The release before, as a build finds it: its files stand in a folder of their own. */
function releaseOf(files: Readonly<Record<string, string>>): KnownRelease {
  const site = join(folder.path, 'before');
  const release = { name: '000001', folder: site, site };
  const findings = verify(candidate(files, {}, site));
  const info = {
    fingerprint: 'f',
    site: 's',
    parts: {},
    time: '2026-11-20T10:00:00.000Z',
    counts: {},
    stale: [],
  };
  const each = new Map(Object.keys(files).map((file) => [file, 'x']));
  return {
    release,
    state: { info, shape: 's', keys: new Map(), keptAssets: {}, digests: each, ...findings },
    intact: each,
  };
}

it('a release that holds together passes; without a page, or with a secret in any file, it is refused without saying the secret', () => {
  expect(() => verify(candidate(GOOD))).not.toThrow();
  expect(() => verify(candidate(GOOD, { paths: ['/', '/contato', '/x'] }))).toThrow(
    'the page /contato is missing (and 1 more)',
  );
  const secrets = [{ name: 'PANEL_SALT', value: 'grain-of-salt' }];
  const files = { ...GOOD, '_astro/a.css': '/* grain-of-salt */' };
  expect(() => verify(candidate(files, { secrets }))).toThrow(
    '_astro/a.css: holds the value of PANEL_SALT',
  );
  expect(() => verify(candidate(files, { secrets }))).not.toThrow('grain-of-salt');
});

it.each([
  [
    'a link to nowhere',
    { 'sobre-nos.html': '<a href="/gone">' },
    'sobre-nos.html leads to /gone, which is not there',
  ],
  [
    'a link to a missing asset',
    { 'index.html': '<link href="/_astro/b.css">' },
    'index.html leads to /_astro/b.css, which is not there',
  ],
  [
    'a fragment that its own page lacks',
    { 'index.html': '<a href="#there">' },
    'index.html leads to /#there, which is not there',
  ],
  [
    'a place that another page lacks',
    { 'sobre-nos.html': '<a href="/#there">' },
    'sobre-nos.html leads to /#there, which is not there',
  ],
  [
    'something that is no address',
    { 'index.html': '<link href="http://[">' },
    'index.html leads to http://[, which is not there',
  ],
  [
    'an address that is not well encoded',
    { 'index.html': '<a href="/100%">' },
    'index.html leads to /100%, which is not there',
  ],
  [
    'a sitemap entry without a page',
    { 'sitemap.xml': `<loc>${SITE_URL}/x</loc>` },
    'sitemap.xml leads to /x, which is not there',
  ],
])('a release with %s is refused', (_, files, reason) => {
  expect(() => verify(candidate({ ...GOOD, ...files }))).toThrow(reason);
});

it('a release passes whatever the links of a post lead to', () => {
  const pageUrl = `${SITE_URL}/sobre-nos`;
  const links = [
    'instagram.com/ana',
    '#_ftn1',
    `${SITE_URL}/models`,
    '/pt/contato',
    '/modelos/12',
    '/modelos/8/left',
    '/promo-100%',
  ];
  const html =
    links.map((href) => `<a href="${href}">x</a>`).join('') + `<img src="${SITE_URL}/gone.gif">`;
  const post = toRichText(html, {
    target: 'page',
    imageBaseUrl: 'https://panel.example/storage/',
    pageUrl,
    places: new Map(),
  });
  expect(post).toContain('/modelos/8/left');
  expect(() =>
    verify(candidate({ ...GOOD, 'sobre-nos.html': `<main>${post}</main>` })),
  ).not.toThrow();
});

/** By two threads, as the pages of a large agency are. */
const inspect = (
  files: Readonly<Record<string, string>>,
  secrets: Candidate['secrets'] = [],
): Inspected => {
  const threads = [createInspector(SITE_URL, secrets), createInspector(SITE_URL, secrets)] as const;
  for (const [index, [file, text]] of Object.entries(files).entries())
    threads[index % 2 === 0 ? 0 : 1].inspect(file, Buffer.from(text), file);
  return joinInspected(threads[0].found(), threads[1].found());
};

it('a release whose files were inspected when they were made is not read once more, and found to be the same', () => {
  const whole = verify(candidate(GOOD));
  const again = candidate(GOOD, { inspected: inspect(GOOD) });
  for (const file of Object.keys(GOOD)) rmSync(join(now(), file));
  expect(verify(again)).toEqual(whole);
  expect([...inspect(GOOD).digests.keys()].toSorted()).toEqual(Object.keys(GOOD).toSorted());
});

it('a release whose files were inspected when they were made is read where a file was not among them', () => {
  expect(verify(candidate(GOOD, { inspected: inspect(without('sobre-nos.html')) }))).toEqual(
    verify(candidate(GOOD)),
  );
});

it('a release whose files were inspected when they were made is refused for a link to nowhere and for a secret like any other', () => {
  const broken = { ...GOOD, 'sobre-nos.html': '<a href="/gone">' };
  expect(() => verify(candidate(broken, { inspected: inspect(broken) }))).toThrow(
    'sobre-nos.html leads to /gone, which is not there',
  );
  const secrets = [{ name: 'PANEL_SALT', value: 'grain-of-salt' }];
  const telling = { ...GOOD, 'index.html': `${GOOD['index.html']}grain-of-salt` };
  const inspected = inspect(telling, secrets);
  expect(() => verify(candidate(telling, { secrets, inspected }))).toThrow(
    'index.html: holds the value of PANEL_SALT',
  );
});

it('a release that shares files with the one before is refused when an unchanged page leads to one that has left', () => {
  const before = releaseOf(GOOD);
  expect(() =>
    verify(candidate(without('modelos/7/ana.html'), { before, changed: new Set() })),
  ).toThrow('index.html leads to /modelos/7/ana, which is not there');
});

it('a release that shares files with the one before is refused when an unchanged page leads to a place that a changed one no longer has', () => {
  const files = { ...GOOD, 'sobre-nos.html': '<a href="/#main">a</a>' };
  const changed = { ...files, 'index.html': '<main></main>' };
  const check = candidate(changed, { before: releaseOf(files), changed: new Set(['index.html']) });
  expect(() => verify(check)).toThrow('sobre-nos.html leads to /#main, which is not there');
});

const EDITS: readonly (readonly [what: string, files: Readonly<Record<string, string>>])[] = [
  ['nothing', {}],
  [
    'a page that leads elsewhere',
    { 'index.html': '<main><a href="/sobre-nos">b</a><a href="/modelos/8/bia">c</a></main>' },
  ],
  ['a page more', { 'contato.html': '<a href="/modelos/7/ana">a</a><a href="/sobre-nos">b</a>' }],
  ['a page that leads nowhere any more', { 'sobre-nos.html': '<p>alone</p>' }],
];

it.each(EDITS)(
  'a release that shares files with the one before is judged as when looked at whole, with %s changed',
  (_, edit) => {
    const files = { ...GOOD, 'modelos/8/bia.html': '', ...edit };
    const changed = new Set(['modelos/8/bia.html', ...Object.keys(edit)]);
    const again = verify(candidate(files, { before: releaseOf(GOOD), changed }));
    expect(again).toEqual(verify(candidate(files)));
  },
);

it('a release that shares files with the one before forgets what nothing leads to any more', () => {
  const before = releaseOf({
    ...GOOD,
    'index.html': '<main id="main"><a href="/sobre-nos">b</a><a href="/modelos/7/ana">c</a></main>',
  });
  const files = {
    ...without('modelos/7/ana.html'),
    'index.html': '<main id="main"><a href="/sobre-nos">b</a></main>',
  };
  const { targets } = verify(candidate(files, { before, changed: new Set(['index.html']) }));
  expect(targets).not.toHaveProperty(['/modelos/7/ana']);
  expect(targets).toEqual(verify(candidate(files)).targets);
});

it('a release that shares files with the one before counts everything anew where a page that changed was damaged before', () => {
  const known = releaseOf(GOOD);
  writeFileSync(join(known.release.site, 'index.html'), '<a href="/gone">a</a>');
  const before = {
    ...known,
    intact: new Map(Array.from(known.intact).filter(([file]) => file !== 'index.html')),
  };
  expect(verify(candidate(GOOD, { before, changed: new Set(['index.html']) }))).toEqual(
    verify(candidate(GOOD)),
  );
});

it('a release that shares files with the one before is searched as a whole when there are other secrets than before', () => {
  const secrets = [{ name: 'REBUILD_SECRET', value: 'elsewhere.example' }];
  const check = candidate(GOOD, { before: releaseOf(GOOD), changed: new Set(), secrets });
  expect(() => verify(check)).toThrow('holds the value of REBUILD_SECRET');
});
