import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { feedFaults } from '../../../scripts/checks/ecosystem/feeds.ts';
import { languageFaults } from '../../../scripts/checks/ecosystem/languages.ts';
import {
  readPictureSizes,
  type PictureSizes,
} from '../../../scripts/checks/ecosystem/picture-sizes.ts';
import { shareCardFaults } from '../../../scripts/checks/ecosystem/share-cards.ts';
import { aBuiltPage, ORIGIN } from '../../support/built-page.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');

it('a feed names its language and itself', () => {
  const file = 'amazing-face/rss.xml';
  const feed = `<language>pt-BR</language><atom:link href="${ORIGIN}/${file}" rel="self" type="application/rss+xml"/>`;
  expect(feedFaults(file, feed, ORIGIN)).toEqual([]);
  expect(feedFaults(file, feed.replace('pt-BR', 'fr').replace('self', 'next'), ORIGIN)).toEqual(
    ['names none of our languages', 'does not name itself'].map((fault) => `/${file}: ${fault}`),
  );
});

const english = aBuiltPage({ path: '/en', canonical: `${ORIGIN}/en`, language: 'en' });
const faultsOf = (...pages: Parameters<typeof languageFaults>[0]) =>
  languageFaults(pages).join('\n');

it('the languages of a page that name each other have no fault, and are reported where a page or its other language does not name the one or the other', () => {
  expect(faultsOf(aBuiltPage(), english)).toBe('');
  const alternates = new Map([...english.alternates, ['pt-BR', `${ORIGIN}/sobre-nos`]]);
  expect(faultsOf(aBuiltPage())).toContain('/: en leads to no page in en');
  expect(faultsOf(aBuiltPage(), { ...english, alternates })).toContain(
    '/: en does not name it back',
  );
  expect(faultsOf(aBuiltPage({ path: '/sobre-nos' }), english)).toContain(
    `/sobre-nos: canonical is ${ORIGIN}/`,
  );
  expect(faultsOf(aBuiltPage({ language: 'en' }), english)).toContain(
    '/: does not name itself as en',
  );
  expect(faultsOf(aBuiltPage(), { ...english, alternates })).toContain(
    '/en: x-default is not the default language',
  );
});

describe('a share card', () => {
  const sizes: PictureSizes = new Map([['og-default.jpg', { width: 1200, height: 630 }]]);
  const faultsOf = (changes: Readonly<Record<string, string>>) => {
    const page = aBuiltPage();
    return shareCardFaults(
      { ...page, meta: new Map([...page.meta, ...Object.entries(changes)]) },
      { origin: ORIGIN },
      sizes,
    ).join('\n');
  };
  const cdn = (width: number, format: string) =>
    `${ORIGIN}/.netlify/images?url=${encodeURIComponent('https://panel.example/a.jpg')}&w=${String(width)}&h=630&fit=cover&fm=${format}`;

  it('with words and a picture of the stated size has no fault, and is reported when it lacks words, an address or its picture', () => {
    expect(faultsOf({})).toBe('');
    expect(faultsOf({ 'og:image': cdn(1200, 'jpg') })).toBe('');
    expect(faultsOf({ 'og:image': 'https://pictures.example/a.jpg' })).toBe('');
    expect(faultsOf({ 'og:title': ' ' })).toContain('has no og:title');
    expect(faultsOf({ 'og:url': '/' })).toContain('og:url is not its address');
    expect(faultsOf({ 'og:image': '/og-default.jpg' })).toContain('no absolute address');
    expect(faultsOf({ 'og:image': `${ORIGIN}/gone.jpg` })).toContain('is not there');
    expect(faultsOf({ 'og:image:width': '960' })).toContain(
      'og:image is 1200 × 630, stated as 960 × 630',
    );
    expect(faultsOf({ 'og:image': cdn(960, 'jpg') })).toContain(
      'og:image is 960 × 630, stated as 1200 × 630',
    );
    expect(faultsOf({ 'og:image': cdn(1200, 'webp') })).toContain('is no JPEG');
  });
});

const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly purpose?: string;
  }[];
};

it('the manifest lets browsers install the site, with icons of the sizes that it states', async () => {
  const words = {
    name: expect.any(String) as string,
    short_name: 'Amazing',
    id: '/',
    start_url: '/',
    scope: '/',
  };
  expect(manifest).toMatchObject({ ...words, lang: 'pt-BR', display: 'minimal-ui' });
  const icons = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  const sizes = await readPictureSizes({
    folder: PUBLIC,
    files: new Set(icons.map(({ src }) => src.slice(1))),
  });
  const real = icons.map(({ src, purpose = 'any' }) => [
    purpose,
    `${sizes.get(src.slice(1))?.width ?? 0}x${sizes.get(src.slice(1))?.height ?? 0}`,
  ]);
  expect(real).toEqual(icons.map(({ sizes: stated, purpose = 'any' }) => [purpose, stated]));
  const needed = ['any', 'maskable'].flatMap((purpose) =>
    ['192x192', '512x512'].map((size) => [purpose, size]),
  );
  expect(real).toEqual(needed);
});
