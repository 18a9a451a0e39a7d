import path from 'node:path';
import { expect, it } from 'vitest';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import { FORMER_ROUTES, ROUTES as SEGMENTS } from '../../i18n/routes.ts';
import { startPreview } from '../../scripts/preview/preview-server.ts';
import { CATEGORIES } from '../../src/domain/categories.ts';
import { parsePath, PLAIN_PAGES, toPath, toRedirects, type Route } from '../../src/routes.ts';
import { sendRaw } from '../support/send-raw.ts';
import { createSiteFolder } from '../support/test-folder.ts';
import { untilEnd } from '../support/until-end.ts';
import { split } from '../support/rows.ts';

const TALENTS = [
  ['7', 'Açucena Vilar'],
  ['31', 'Ana Sá'],
] as const;

const ROUTES: readonly Route[] = [
  { page: 'home' },
  ...PLAIN_PAGES.map((page) => ({ page })),
  ...CATEGORIES.map((category) => ({ page: 'listing', category }) as const),
  { page: 'profile', id: '7', slug: 'acucena-vilar' },
  { page: 'profile', id: '31', slug: 'ana-sa' },
];
const CANONICAL = ROUTES.flatMap((route) => LOCALE_CODES.map((locale) => toPath(route, locale)));

const ACCEPTED = ['', ...LOCALE_CODES.map((locale) => `/${locale}`)]
  .flatMap((prefix) => [prefix, ...toRests().map((rest) => `${prefix}/${rest}`)])
  .flatMap((form) => [form, `${form}/`])
  .filter((form) => form !== '');

function toRests(): readonly string[] {
  const both = (name: keyof typeof SEGMENTS) => [
    ...new Set([...Object.values(SEGMENTS[name]), ...(FORMER_ROUTES[name] ?? [])]),
  ];
  const listings = CATEGORIES.flatMap(both);
  const numbers = ['1', '2', '13'];
  return [
    ...PLAIN_PAGES.flatMap(both),
    ...listings,
    ...listings.flatMap((listing) =>
      both('page').flatMap((page) => numbers.map((number) => `${listing}/${page}/${number}`)),
    ),
    ...both('models').flatMap((models) =>
      ['7', '7/acucena-vilar', '7/someone-else', '31', '31/ana-sa', '31/ANA-SA'].map(
        (rest) => `${models}/${rest}`,
      ),
    ),
  ];
}

function toCanonical(form: string): string {
  const parsed = parsePath(form);
  if (parsed === null) throw new Error(`${form} is no address`);
  const { route, locale } = parsed;
  const known = ROUTES.find(
    (candidate) =>
      route.page === 'profile' && candidate.page === 'profile' && candidate.id === route.id,
  );
  return toPath(known ?? route, locale);
}

const folder = untilEnd(
  await createSiteFolder({
    _redirects: toRedirects(ROUTES.filter((route) => route.page === 'profile')).join('\n'),
    'talents.json': JSON.stringify({ talents: TALENTS }),
    '404.html': 'nothing here',
    '.htpasswd': 'secret',
    ...Object.fromEntries(
      CANONICAL.map((address) => [address === '/' ? 'index.html' : `${address}.html`, address]),
    ),
  }),
);
const imageCache = path.join(folder.path, '.images');
const preview = untilEnd(await startPreview({ dist: folder.path, imageCache, env: {} }));
const ask = (form: string) => fetch(preview.url + form, { redirect: 'manual' });

it('an address of the site is served where it is, and every other form of it leads there', async () => {
  for (const form of new Set([...CANONICAL, ...ACCEPTED])) {
    const answer = await ask(`${form}?de=instagram`);
    const [place, canonical] = [answer.headers.get('Location'), toCanonical(form)];
    if (form === canonical) expect([answer.status, await answer.text()]).toEqual([200, form]);
    else expect([form, answer.status, place]).toEqual([form, 301, `${canonical}?de=instagram`]);
  }
});

it.each(
  split(`
    /pt//evil.example /pt/%2Fevil.example /pt/%5Cevil.example /pt///evil.example/x //evil.example/pt
    /pt/models/%2F%2Fevil.example
  `),
)('an address of the site %s never leads to another site', async (address) => {
  const location = (await ask(address)).headers.get('Location');
  if (location !== null) expect(new URL(location, preview.url).origin).toBe(preview.url);
});

it.each([
  ...split(`
    /%E0%A4%A /% /%00 /sobre-nos%00.html /..%2f..%2f..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/etc/passwd /..%5c..%5cetc%5cpasswd
    /.htpasswd /.git/config /sobre-nos/../.htpasswd /%252e%252e%252fetc%252fpasswd
  `),
  ...[`/${'a'.repeat(300)}`, `/${'modelos/'.repeat(600)}`],
])(
  'an address of the site that is hostile, %.60s, gets neither a file nor a 500',
  async (address) => {
    const request = `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(preview.url, request);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404) /);
    expect(answer).not.toContain('secret');
    expect(answer).not.toContain('root:');
  },
);

it('an address of the site that is not built yet is answered by 503 and the command to run', async () => {
  const dist = path.join(folder.path, 'missing');
  await using unbuilt = await startPreview({ dist, imageCache, env: {} });
  const answer = await fetch(unbuilt.url);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe('The site has not been built: npm run build');
  expect(answer.headers.get('Retry-After')).toBe('5');
});
