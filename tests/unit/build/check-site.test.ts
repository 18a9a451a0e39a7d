import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assert, expect, it } from 'vitest';
import { checkSite, type MadeSite } from '../../../scripts/build/check-site.ts';
import { LOCALE_CODES } from '../../../i18n/locales.ts';
import { notFoundPath, toPath } from '../../../src/routes.ts';
import { toRoutes } from '../../../src/views/sitemap.ts';
import { aCatalogue, aTalent } from '../../support/sample-catalogue.ts';
import { folderForEachTest } from '../../support/test-folder.ts';
import { split } from '../../support/rows.ts';

const siteUrl = 'https://other.example';
const content = '<a href="/fotos/lan%C3%A7amento.pdf">x</a><img src="/b.gif">';
const post = { slug: 'a', title: 'A', cover: 'c.svg', content, language: 'pt' };
const catalogue = aCatalogue({ posts: [post], talents: [aTalent({ name: 'Index' })] });
const folder = folderForEachTest();

const PAGES = Object.fromEntries(
  LOCALE_CODES.flatMap((locale) => [
    notFoundPath(locale),
    ...toRoutes(catalogue).map((route) => toPath(route, locale)),
  ]).map((path) => [path === '/' ? 'index.html' : `${path.slice(1)}.html`, '<p id="here">x</p>']),
);

type Files = Readonly<Record<string, string | null>>;

function check(files: Files, parts: Partial<MadeSite> = {}) {
  const site = join(folder.path, 'site');
  rmSync(site, { recursive: true, force: true });
  for (const [file, text] of Object.entries({ ...PAGES, ...files })) {
    if (text === null) continue;
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  return checkSite({
    site,
    catalogue,
    siteUrl,
    checkedBefore: {},
    env: {},
    say: assert.fail,
    ...parts,
  });
}

it('a site is published when every page is there and every address leads somewhere', () => {
  const links = [
    '<p id="here" title="<a href="><a href="/sobre-nos">a</a><a href="#here">b</a><a href="/contato#here">c</a><a href="/">d</a>',
    '<a title="1 > 0" href="/en/about?x=1&amp;y=2">e</a><link rel="preload" href="/_astro/a.woff2">',
    '<img src="/p/300/a.jpg" srcset="/p/300/a.jpg 300w, /p/600/a.jpg 600w"><form action="/api/entry">',
    '<a href="https://elsewhere.example/x">f</a><a href="mailto:a@b.example">g</a>',
    `<link rel="canonical" href="${siteUrl}/contato"><meta property="og:image" content="${siteUrl}/og.jpg">`,
  ].join('');
  const own = { 'modelos/7/talent-index.html': '<p id="top"><a href="#top">x</a>' };
  const files = { ...own, 'index.html': links, '_astro/a.woff2': '', 'og.jpg': '' };
  expect(() => check(files)).not.toThrow();
});

it('a site is published whatever the links of its posts lead to, and although files that its content names are not there: each is told once', () => {
  const dead = `<a href="/modelos/9/left" rel="noopener">a</a><a href="${siteUrl}/gone">b</a>`;
  const wide = '<link rel="preload" href="/storage/c.svg"><img src="/b.gif">';
  const told: string[] = [];
  const files = { 'amazing-face.html': dead, 'index.html': wide, 'en.html': wide };
  const say = (line: string) => told.push(line.replace(/^(?:index|en)\.html leads to /, ''));
  check(files, { say });
  const end = 'which is not there; content names it';
  expect(told).toEqual([`/storage/c.svg, ${end}`, `/b.gif, ${end}`]);
});

it.each<[page: string, text: string | null, fault: string]>([
  ['en/about.html', null, 'the page en/about.html is missing'],
  ['modelos/9/left.html', '', 'modelos/9/left.html has no route'],
  ['index.html', '<a href="/nada">x</a>', 'index.html leads to /nada'],
  ['index.html', '<a href="/contato#map">x</a>', 'to /contato#map'],
  ['contato.html', '<a href="#map">x</a>', 'to /contato#map'],
  ['index.html', '<script src="/_astro/a.js"></script>', '/_astro/a.js'],
  ['index.html', '<img srcset="/x.jpg 1x">', 'to /x.jpg'],
  ['index.html', '<video poster="/y.jpg">', 'to /y.jpg'],
  ['index.html', `<meta property="og:image" content="${siteUrl}/x.jpg">`, '/x.jpg'],
  ['index.html', `<link rel="alternate" hreflang="en" href="${siteUrl}/en/x">`, '/en/x'],
  ['sitemap.xml', `<url><loc>${siteUrl}/x</loc></url>`, 'sitemap.xml leads to /x'],
])('a site is refused where %s is %j', (page, text, fault) => {
  expect(() => check({ [page]: text })).toThrow(fault);
});

it('a page that is as it was when it passed is not read again, unless something has left', () => {
  const links = { 'index.html': '<a href="/left.txt">x</a>' };
  const checked = check({ ...links, 'left.txt': '', 'about.txt': '' });
  const { 'left.txt': _, ...others } = checked;
  const checkAgain = (files: Files, before = others) =>
    expect(() => check({ ...links, ...files }, { checkedBefore: before }));
  checkAgain({ 'about.txt': 'new' }).not.toThrow();
  checkAgain({ 'about.txt': '', 'contato.html': '<a href="/left.txt">x</a>' }).toThrow('contato');
  checkAgain({ 'about.txt': '' }, checked).toThrow('index.html leads to /left.txt');
});

it.each(
  split('PANEL_SALT PANEL_API_TOKEN TALENT_SALT TALENT_API_KEY BUILD_HOOK_URL ALERT_WEBHOOK_URL'),
)('a site is refused where any file holds the value of %s, and code its name', (name) => {
  const env = { [name]: 'https://hooks.example/secret' };
  const told = (files: Files, given = env) => expect(() => check(files, { env: given }));
  const value = 'x https://hooks.example/secret y';
  told({ 'data.bin': value }).toThrow(`data.bin: holds the value of ${name}`);
  told({ '_astro/a.js': `env.${name}` }).toThrow(`_astro/a.js: names ${name}`);
  told({ 'data.bin': 'abc', 'contato.html': name }, { [name]: 'abc' }).not.toThrow();
});
