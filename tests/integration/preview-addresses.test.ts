import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startPreview } from '../../scripts/preview/preview-server.ts';
import { toRedirects } from '../../src/routes.ts';
import { PAGES } from '../support/addresses.ts';
import { split } from '../support/rows.ts';
import { sendRaw } from '../support/send-raw.ts';
import { createFolder } from '../support/test-folder.ts';
import { untilEnd } from '../support/until-end.ts';

const CANONICAL = [
  ...['/', '/en', ...PAGES.flat()],
  ...['/modelos/7/acucena-vilar', '/en/models/7/acucena-vilar'],
  ...['/modelos/31/ana-sa', '/en/models/31/ana-sa'],
];

const OTHER_FORMS: readonly (readonly [form: string, canonical: string])[] = [
  ...PAGES.flatMap(([pt, en]) => {
    const english = en.replace('/en', '');
    const forms = [english, `/pt${pt}`, `/pt${english}`].map((form) => [form, pt] as const);
    return [...forms, [`/en${pt}`, en] as const];
  }),
  ['/pt', '/'],
  ['/teen', '/development'],
  ['/pt/teen', '/development'],
  ['/en/teen', '/en/development'],
  ['/modelos/pagina/2', '/modelos'],
  ['/models/page/13', '/modelos'],
  ['/pt/image/page/1', '/image'],
  ['/en/mainboard/page/2', '/en/mainboard'],
  ['/en/teen/pagina/2', '/en/development'],
  ['/modelos/7', '/modelos/7/acucena-vilar'],
  ['/models/7/someone-else', '/modelos/7/acucena-vilar'],
  ['/pt/models/7', '/modelos/7/acucena-vilar'],
  ['/pt/modelos/31/ANA-SA', '/modelos/31/ana-sa'],
  ['/en/modelos/31', '/en/models/31/ana-sa'],
  ['/en/models/31/someone-else', '/en/models/31/ana-sa'],
];

const folder = untilEnd(
  await createFolder({
    _redirects: toRedirects([
      { page: 'profile', id: '7', slug: 'acucena-vilar' },
      { page: 'profile', id: '31', slug: 'ana-sa' },
    ]).join('\n'),
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
  for (const address of CANONICAL) {
    const answer = await ask(`${address}?de=instagram`);
    expect([answer.status, await answer.text()]).toEqual([200, address]);
  }
  const withSlash = [
    ...CANONICAL.slice(1).map((address) => [address, address]),
    ...OTHER_FORMS,
  ].map(([form, canonical]) => [`${form}/`, canonical]);
  for (const [form, canonical] of [...OTHER_FORMS, ...withSlash]) {
    if (form === canonical) continue;
    const { status, headers } = await ask(`${form}?de=instagram`);
    const place = `${canonical}?de=instagram`;
    expect([form, status, headers.get('Location')]).toEqual([form, 301, place]);
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

it('an address of the site that moves with a new build leads on at once, takes no post, and is asked for anew at each visit', async () => {
  expect((await ask('/moved')).status).toBe(404);
  const rules = path.join(folder.path, '_redirects');
  await appendFile(rules, '\n/moved /contato 301');
  expect((await ask('/moved')).headers.get('Location')).toBe('/contato');
  const posted = await fetch(preview.url, { method: 'POST' });
  expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect((await ask('/')).headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
});

it('an address of the site that is not built yet is answered by 503 and the command to run', async () => {
  const dist = path.join(folder.path, 'missing');
  await using unbuilt = await startPreview({ dist, imageCache, env: {} });
  const answer = await fetch(unbuilt.url);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe('The site has not been built: npm run build');
  expect(answer.headers.get('Retry-After')).toBe('5');
});
