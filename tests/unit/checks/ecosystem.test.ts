import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { feedFaults } from '../../../scripts/checks/ecosystem/feeds.ts';
import { manifestFaults, type Manifest } from '../../../scripts/checks/ecosystem/manifest.ts';
import { readPictureSizes, type PictureSizes } from '../../../scripts/checks/ecosystem/picture-sizes.ts';
import { shareCardFaults } from '../../../scripts/checks/ecosystem/share-cards.ts';
import { sitemapFaults } from '../../../scripts/checks/ecosystem/sitemaps.ts';
import { toRoutes, toSitemapFiles, toSitemapIndex, toSitemapXml } from '../../../src/views/sitemap.ts';
import { toPath } from '../../../src/routes.ts';
import { aBuiltPage, ORIGIN } from '../../support/built-page.ts';
import { aCatalogue } from '../../support/sample-catalogue.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');
const ICONS = ['icon-192.png', 'icon-512.png', 'maskable-192.png', 'maskable-512.png'].map((icon) => `icons/${icon}`);

describe('a feed', () => {
  const file = 'amazing-face/rss.xml';
  const FEED = `<?xml version="1.0"?><rss version="2.0" xmlns:atom="a" xmlns:content="c"><channel>
    <title>Amazing Face</title><description>Novos rostos</description><link>${ORIGIN}/amazing-face</link><language>pt-BR</language>
    <atom:link href="${ORIGIN}/${file}" rel="self" type="application/rss+xml"/>
    <item><title>Fila &amp; luz</title><link>${ORIGIN}/amazing-face#fila</link><guid isPermaLink="true">${ORIGIN}/amazing-face#fila</guid>
    <pubDate>Sat, 07 Nov 2026 12:00:00 GMT</pubDate><content:encoded>&lt;a href="${ORIGIN}/contato"&gt;x&lt;/a&gt;</content:encoded></item>
    </channel></rss>`;

  it('that readers can use has no fault', () => {
    expect(feedFaults({ file, xml: FEED }, ORIGIN)).toEqual([]);
  });

  it.each([
    ['is not well-formed', '&amp;', '&'],
    ['is not well-formed', '</item>', ''],
    ['lacks its title', '<title>Amazing Face</title>', ''],
    ['does not link to its page', `<link>${ORIGIN}/amazing-face</link><language>`, '<link>/amazing-face</link><language>'],
    ['its language is fr', 'pt-BR', 'fr'],
    ['does not name itself', 'rel="self"', 'rel="next"'],
    ['links to nothing', `<link>${ORIGIN}/amazing-face#fila</link>`, ''],
    ['has no guid', /<guid.*<\/guid>/, ''],
    ['no date of RSS', 'Sat, 07 Nov 2026 12:00:00 GMT', '2026-11-07T12:00:00Z'],
    ['a reader cannot resolve', `${ORIGIN}/contato`, '/contato'],
    ['two items share a guid', /<item>[\s\S]*<\/item>/, (item: string) => item + item],
  ])('%s: is reported', (fault, from, to) => {
    const xml = typeof to === 'string' ? FEED.replace(from, to) : FEED.replace(from, to);
    expect(feedFaults({ file, xml }, ORIGIN).join('\n')).toContain(fault);
  });
});

describe('the sitemap', () => {
  const catalogue = aCatalogue();
  const routes = toRoutes(catalogue);
  const pages = routes.flatMap((route) =>
    (['pt', 'en'] as const).map((locale) => {
      const path = toPath(route, locale);
      const [pt, en] = [`${ORIGIN}${toPath(route, 'pt')}`, `${ORIGIN}${toPath(route, 'en')}`];
      const alternates = new Map([['pt-BR', pt], ['en', en], ['x-default', pt]]); // prettier-ignore
      return aBuiltPage({ path, canonical: `${ORIGIN}${path}`, alternates });
    }),
  );
  const files = [
    { file: 'sitemap.xml', xml: toSitemapIndex(1, ORIGIN) },
    ...toSitemapFiles(catalogue).map((some, index) => ({ file: `sitemap-${String(index + 1)}.xml`, xml: toSitemapXml(some, ORIGIN) })),
  ];
  const faultsOf = (from: string, to: string) =>
    sitemapFaults(
      files.map(({ file, xml }) => ({ file, xml: xml.replace(from, to) })),
      { pages, origin: ORIGIN },
    ).join('\n');

  it('that names every page in every language has no fault', () => {
    expect(sitemapFaults(files, { pages, origin: ORIGIN })).toEqual([]);
  });

  it('is reported when a file, a page or a language is wrong', () => {
    expect(sitemapFaults(files.slice(0, 1), { pages, origin: ORIGIN }).join('\n')).toContain('sitemap-1.xml, which is not there');
    expect(sitemapFaults(files, { pages: [...pages, aBuiltPage({ canonical: `${ORIGIN}/new` })], origin: ORIGIN })).toEqual([
      `${ORIGIN}/new is in no sitemap`,
    ]);
    const minor = aBuiltPage({ canonical: `${ORIGIN}/new`, meta: new Map([['robots', 'noindex, noimageindex']]) });
    expect(sitemapFaults(files, { pages: [...pages, minor], origin: ORIGIN })).toEqual([]);
    expect(faultsOf(`<loc>${ORIGIN}/sobre-nos</loc>`, `<loc>${ORIGIN}/sobre</loc>`)).toContain(`${ORIGIN}/sobre is no page`);
    expect(faultsOf(`<loc>${ORIGIN}/sobre-nos</loc>`, `<loc>${ORIGIN}/contato</loc>`)).toContain('stands twice');
    expect(faultsOf(`hreflang="en" href="${ORIGIN}/en/about"`, `hreflang="en" href="${ORIGIN}/en"`)).toContain('other languages');
    expect(faultsOf('</urlset>', '')).toContain('is not well-formed');
  });
});

describe('a share card', () => {
  const sizes: PictureSizes = new Map([['og-default.jpg', { width: 1200, height: 630 }]]);
  const faultsOf = (changes: Readonly<Record<string, string>>) => {
    const page = aBuiltPage();
    return shareCardFaults({ ...page, meta: new Map([...page.meta, ...Object.entries(changes)]) }, { origin: ORIGIN }, sizes).join('\n');
  };
  const cdn = (width: number, format: string) =>
    `${ORIGIN}/.netlify/images?url=${encodeURIComponent('https://panel.example/a.jpg')}&w=${String(width)}&h=630&fit=cover&fm=${format}`;

  it('with words and a picture of the stated size has no fault', () => {
    expect(faultsOf({})).toBe('');
    expect(faultsOf({ 'og:image': cdn(1200, 'jpg') })).toBe('');
    expect(faultsOf({ 'og:image': 'https://pictures.example/a.jpg' })).toBe('');
  });

  it('is reported when it lacks words, an address or its picture', () => {
    expect(faultsOf({ 'og:title': ' ' })).toContain('has no og:title');
    expect(faultsOf({ 'og:url': '/' })).toContain('og:url is not its address');
    expect(faultsOf({ 'og:image': '/og-default.jpg' })).toContain('no absolute address');
    expect(faultsOf({ 'og:image': `${ORIGIN}/gone.jpg` })).toContain('is not there');
    expect(faultsOf({ 'og:image:width': '960' })).toContain('og:image is 1200 × 630, stated as 960 × 630');
    expect(faultsOf({ 'og:image': cdn(960, 'jpg') })).toContain('og:image is 960 × 630, stated as 1200 × 630');
    expect(faultsOf({ 'og:image': cdn(1200, 'webp') })).toContain('is no JPEG');
  });
});

describe('the manifest', () => {
  const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as Manifest;
  const files = new Set([...ICONS, 'favicon.svg']);
  const faultsOf = async (changes: Readonly<Record<string, unknown>>) => {
    const sizes = await readPictureSizes({ folder: PUBLIC, files });
    return manifestFaults({ ...manifest, ...changes }, { files, pages: [aBuiltPage()] }, sizes).join('\n');
  };

  it('lets the site be installed, with icons of the sizes that it states', async () => {
    expect(await faultsOf({})).toBe('');
  });

  it('is reported when a browser would not install the site', async () => {
    expect(await faultsOf({ short_name: '' })).toContain('has no short_name');
    expect(await faultsOf({ display: 'browser' })).toContain('cannot be installed as browser');
    expect(await faultsOf({ start_url: '/app' })).toContain('starts at /app, which is no page');
    expect(await faultsOf({ lang: 'en' })).toContain('is not in pt-BR');
    expect(await faultsOf({ icons: manifest.icons?.filter(({ purpose }) => purpose === undefined) })).toContain('for maskable');
    const lying = [{ src: '/icons/icon-192.png', sizes: '512x512', type: 'image/png' }];
    expect(await faultsOf({ icons: lying })).toContain('is 192x192, stated as 512x512');
    expect(await faultsOf({ icons: [{ src: '/gone.png', sizes: '192x192', type: 'image/png' }] })).toContain('/gone.png is not there');
  });
});
