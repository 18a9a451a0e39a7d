import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALE_CODES } from '../../../i18n/locales.ts';
import { loadNetlifyConfig } from '../../../scripts/preview/netlify-config.ts';
import { SECURITY_HEADERS } from '../../../src/gateway/answers.ts';
import { PLAIN_PAGES, toPath } from '../../../src/routes.ts';
import { SCOUTED_PAGES } from '../../../src/views/scouted-view.ts';
import { split } from '../../support/rows.ts';

const { toHeaders } = await loadNetlifyConfig(join(import.meta.dirname, '../../..'));

const FOR_ALL = { ...SECURITY_HEADERS, 'Speculation-Rules': '"/next-pages.json"' };
const FOR_PROGRAMS = { 'X-Robots-Tag': 'noindex' };
const WITH_CAMERA = {
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
};
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/_astro/a.1234.js': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  '/icons/a.png': { 'Cache-Control': 'public, max-age=86400' },
  '/next-pages.json': { 'Content-Type': 'application/speculationrules+json' },
  '/talents.json': FOR_PROGRAMS,
  '/build.json': FOR_PROGRAMS,
  ...Object.fromEntries(
    Object.values(SCOUTED_PAGES).flatMap((page) =>
      LOCALE_CODES.map((locale) => [toPath({ page }, locale), WITH_CAMERA]),
    ),
  ),
};

it.each([
  ...new Set([
    ...LOCALE_CODES.flatMap((locale) => PLAIN_PAGES.map((page) => toPath({ page }, locale))),
    ...split(`
      /modelos/ana-sa /en/models/ana-sa /blog/a /pagina/2 /404 /en/404 /robots.txt /sitemap.xml
      /manifest.webmanifest /favicon.ico /og-default.jpg /cards/a.png
      /feed.xml /film.webm /fonts/a.woff2 /.netlify/images /api/options /api/composite/7
    `),
    ...Object.keys(OWN),
  ]),
])('%s has the headers that functions send too, and of its own what is written here', (address) => {
  expect(toHeaders(address)).toEqual({ ...FOR_ALL, ...OWN[address] });
});
