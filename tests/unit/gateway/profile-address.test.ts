import { beforeEach, expect, it } from 'vitest';
import type { ReadStatic } from '../../../src/gateway/deploy-file.ts';
import {
  createSiteFiles,
  handleProfileAddress,
} from '../../../src/gateway/handle-profile-address.ts';
import { SECURITY_HEADERS } from '../../../src/gateway/security-headers.ts';
import { parsePath, toPath, type Route } from '../../../src/routes.ts';

const TALENTS = [
  ['7', 'Açucena  Vilar', 'more', 1],
  ['12', '李'],
  ['9007199254740993', "Ana 'D’Ávila' <b>"],
];

type Answering = (headers: Readonly<Record<string, string>>) => Response | Promise<Response>;

const toIndex = (talents: unknown, etag = '"2"') =>
  Response.json({ talents }, { headers: { ETag: etag } });
const toPage = (words: string, status: number) =>
  new Response(`<h1>${words}</h1>`, { status, headers: { 'Content-Type': 'text/html' } });
const fail = () => Promise.reject(new Error('away'));

/** What the deploy answers for its files, and which of them it was asked for. */
let index: Answering;
let pages: Readonly<Record<string, Answering>>;
let requests: string[];
let now: number;
let ask: (path: string, init?: RequestInit) => Promise<Response>;

beforeEach(() => {
  index = ({ 'If-None-Match': etag }) =>
    etag === '"1"' ? new Response(null, { status: 304 }) : toIndex(TALENTS, '"1"');
  pages = {
    '/404': () => toPage('Página não encontrada', 404),
    '/en/404': () => toPage('Not found', 200),
  };
  requests = [];
  now = 0;
  const files = createSiteFiles(() => now);
  const readStatic: ReadStatic = async (path, headers) => {
    requests.push(path);
    return await (path === '/talents.json' ? index : (pages[path] ?? fail))(headers);
  };
  ask = (path, init) =>
    handleProfileAddress(new Request(new URL(path, 'https://amazing.example'), init), {
      files,
      readStatic,
    });
});

const FORMS = ['', '/wrong', '/ACUCENA-vilar', '/', '/%E0%A4%A'].flatMap((rest) =>
  ['/modelos', '/models', '/pt/modelos', '/pt/models', '/en/models', '/en/modelos'].map(
    (base) => `${base}/7${rest}`,
  ),
);

it.each(FORMS)(
  'the address of a profile leads %s to the address that the site itself links to',
  async (path) => {
    const answer = await ask(path);
    const parsed = parsePath(path);
    const route: Route = { page: 'profile', id: '7', slug: 'acucena-vilar' };
    expect(parsed?.route).toMatchObject({ page: 'profile', id: '7' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe(toPath(route, parsed?.locale ?? 'pt'));
  },
);

it("the address of a profile keeps the visitor's query, for talents whose names leave no Latin letter and for ids beyond the safe integers", async () => {
  const answer = await ask('/models/7/x?de=instagram&a=%20b#book');
  expect(answer.headers.get('Location')).toBe('/modelos/7/acucena-vilar?de=instagram&a=%20b');
  expect((await ask('/modelos/12')).headers.get('Location')).toBe('/modelos/12/talent');
  expect((await ask('/modelos/9007199254740993')).headers.get('Location')).toBe(
    '/modelos/9007199254740993/ana-d-avila-b',
  );
});

it.each([
  ['/modelos/999999/x', 'Página não encontrada'],
  ['/models/999999', 'Página não encontrada'],
  ['/pt/modelos/999999', 'Página não encontrada'],
  ['/en/models/999999/x', 'Not found'],
  ['/en/modelos/999999', 'Not found'],
  ['/modelos/7/acucena-vilar/more', 'Página não encontrada'],
  ['/modelos/%00', 'Página não encontrada'],
])(
  'the address of a profile answers %s with the 404 page in the language of the path',
  async (path, words) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain(words);
  },
);

it('the address of a profile answers 404, not a circle, where the canonical page itself is missing, and has no cache keep that', async () => {
  const answer = await ask('/modelos/7/acucena-vilar');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
});

it('the address of a profile sends no body to HEAD, and refuses to be written to', async () => {
  const head = await ask('/modelos/999999', { method: 'HEAD' });
  expect(head.status).toBe(404);
  expect(await head.text()).toBe('');
  const refused = await ask('/modelos/7', { method: 'POST', body: 'x' });
  expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect(refused.headers.get(name)).toBe(value);
});

it('the talent index behind profile addresses is read once for requests that come together, and again only after its lifetime', async () => {
  await Promise.all([ask('/modelos/7'), ask('/modelos/12'), ask('/models/7')]);
  await ask('/modelos/7');
  expect(requests).toEqual(['/talents.json']);
  now = 1_001;
  expect((await ask('/modelos/7')).status).toBe(301);
  expect(requests).toEqual(['/talents.json', '/talents.json']);
});

it('the talent index behind profile addresses is looked at again, past every cache, before anybody is told that a page is gone', async () => {
  const path = '/modelos/7/acucena-vilar';
  await ask('/modelos/7');
  let asked: string | undefined;
  index = (headers) => {
    asked = headers['Cache-Control'];
    return toIndex([['7', 'Açucena Vilar Reis']]);
  };
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    301,
    '/modelos/7/acucena-vilar-reis',
  ]);
  expect(asked).toBe('no-cache');
});

it('the talent index behind profile addresses shows a newly published talent at once, and a withdrawn one no longer than its lifetime', async () => {
  expect((await ask('/modelos/50')).status).toBe(404);
  index = () => toIndex([['50', 'Rayane Alencar']]);
  expect((await ask('/modelos/50')).headers.get('Location')).toBe('/modelos/50/rayane-alencar');
  now = 1_001;
  expect((await ask('/modelos/7')).status).toBe(404);
});

it('the talent index behind profile addresses is not read for each of a flood of unknown talents, and what could not be looked up is kept by no cache', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => ask(`/modelos/${1000 + index}`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(requests.filter((path) => path === '/talents.json').length).toBeLessThan(15);
  expect(answers.at(-1)?.headers.get('Cache-Control')).toBe('no-store');
  now = 1_001;
  expect((await ask('/modelos/1100')).headers.get('Netlify-CDN-Cache-Control')).toBe(
    'public, max-age=60',
  );
});

it.each<[string, Answering]>([
  ['fails', () => new Response(null, { status: 500 })],
  ['does not come', fail],
  ['is no JSON', () => new Response('<html>')],
  ['has another shape', () => Response.json({ talents: { '7': 'Ana' } })],
])(
  'the talent index behind profile addresses that %s gives an uncached 404, else its last good copy',
  async (_, broken) => {
    index = broken;
    const answer = await ask('/modelos/7');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).toContain('Página não encontrada');

    index = () => toIndex(TALENTS);
    expect((await ask('/modelos/7')).status).toBe(301);
    index = broken;
    now = 1_001;
    expect((await ask('/modelos/7')).status).toBe(301);
  },
);

it('the talent index behind profile addresses leaves out entries that are none', async () => {
  index = () => toIndex([null, 3, ['7'], [7, 'x'], ['8', null], ['9', 'Ana Sá']]);
  expect((await ask('/modelos/9')).headers.get('Location')).toBe('/modelos/9/ana-sa');
  expect((await ask('/modelos/8')).status).toBe(404);
});

it('the talent index behind profile addresses still answers 404 when the whole origin is gone', async () => {
  index = fail;
  pages = {};
  const answer = await ask('/en/models/7');
  expect([answer.status, answer.headers.get('Cache-Control'), await answer.text()]).toEqual([
    404,
    'no-store',
    '404',
  ]);
});

it('an unknown talent whose 404 page does not come gets bare words that no cache keeps', async () => {
  pages = {};
  const answer = await ask('/modelos/999999/x');
  expect([answer.status, answer.headers.get('Cache-Control'), await answer.text()]).toEqual([
    404,
    'no-store',
    '404',
  ]);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
});
