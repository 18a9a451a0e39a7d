import { existsSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { startPreview } from '../../scripts/preview/preview-server.ts';
import { toPictureRewrite } from '../../src/images/image.ts';
import { portOf } from '../support/hosts.ts';
import { noisePhoto, photoOnItsSide } from '../support/photos.ts';
import { createFolder } from '../support/test-folder.ts';
import { untilEnd } from '../support/until-end.ts';

const host = { url: '', picture: await noisePhoto('jpeg', 700, 1050), requests: [] as string[] };

const leadTo = (location: string) => (answer: ServerResponse) =>
  answer.writeHead(302, { Location: location }).end();
const onItsSide = await photoOnItsSide();
const ODD: Record<string, (answer: ServerResponse) => unknown> = {
  '/secret': (answer) => answer.end('the secret'),
  '/storage/side.jpg': (answer) => answer.end(onItsSide),
  '/storage/drawing': (answer) =>
    answer.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  '/storage/endless.jpg': (answer) => answer.end(Buffer.alloc(26 * 2 ** 20)),
  '/storage/to-secret.jpg': leadTo('/secret'),
  '/storage/to-elsewhere.jpg': leadTo('http://169.254.169.254/latest'),
};
const removedFiles = new Set<string>();
const server = createServer((request, answer) => {
  const address = request.url ?? '';
  host.requests.push(address);
  const odd = ODD[address];
  if (removedFiles.has(address)) answer.writeHead(404).end();
  else if (odd !== undefined) odd(answer);
  else answer.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(host.picture);
});
host.url = `http://127.0.0.1:${await portOf(untilEnd(server))}`;

const site = untilEnd(
  await createFolder({
    '404.html': 'nothing here',
    _redirects: toPictureRewrite(`${host.url}/storage/`),
  }),
);
const { path: cache } = untilEnd(await createFolder({ 'former.webp': 'x' }));
const former = path.join(cache, 'former.webp');
const daysAgo = (days: number) => Date.now() / 1000 - days * 24 * 60 * 60;
await utimes(former, 0, daysAgo(7));
const preview = untilEnd(
  await startPreview({ dist: site.path, imageCache: cache, env: { PANEL_URL: `${host.url}/` } }),
);

beforeEach(() => {
  host.requests.length = 0;
});

const ask = (query: string) => fetch(`${preview.url}/.netlify/images${query}`);
const order = (file: string, rest = '') =>
  `?url=${encodeURIComponent(`${host.url}/storage/${file}`)}${rest}`;

it.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('a picture comes upright, no larger than it is, for what reads %s', async (Accept, type) => {
  for (const [width, expected] of [
    [200, { width: 200, height: 300 }],
    [640, { width: 400, height: 600 }],
  ] as const) {
    const made = await fetch(`${preview.url}/.netlify/images${order('side.jpg', `&w=${width}`)}`, {
      headers: { Accept },
    });
    expect([made.headers.get('Content-Type'), made.headers.get('Vary')]).toEqual([type, 'Accept']);
    expect(await sharp(await made.bytes()).metadata()).toMatchObject(expected);
  }
});

it.each([
  ['drawing', '&w=160', 415],
  ['endless.jpg', '&w=160', 502],
  ['a.jpg', '&w=4001', 400],
])('no picture is made of %s%s', async (file, rest, status) => {
  const answer = await ask(order(file, rest));
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
});

it('a picture that nobody asked for in a week is off the disk with the next start', async () => {
  await expect.poll(() => existsSync(former), { timeout: 60_000 }).toBe(false);
});

it('a picture that was replaced at its host is shown anew after a day', async () => {
  const picture = order('replaced.jpg');
  expect((await ask(picture)).status).toBe(200);
  ODD['/storage/replaced.jpg'] = (answer) => answer.end(onItsSide);
  const widthOf = async () => (await sharp(await (await ask(picture)).bytes()).metadata()).width;
  expect(await widthOf()).toBe(700);
  for (const name of await readdir(cache)) await utimes(path.join(cache, name), 0, daysAgo(1));
  expect(await widthOf()).toBe(400);
});

it('a picture that was removed at its host is not shown from what was kept of it', async () => {
  const removed = order('removed.jpg', '&w=160&fm=webp');
  expect((await ask(removed)).status).toBe(200);
  removedFiles.add('/storage/removed.jpg');
  expect((await ask(removed)).status).toBe(404);
  removedFiles.clear();
  expect((await ask(removed)).status).toBe(200);
});

it.each([
  'http://127.0.0.1:1/storage/a.jpg',
  'BASE/storage/%2e%2e/secret.jpg',
  'http://127.0.0.1.evil.example/storage/a.jpg',
  'file:///etc/passwd',
])('what is fetched is never beside the base: %s', async (address) => {
  const url = address.replace('BASE', host.url);
  const answer = await ask(`?url=${encodeURIComponent(url)}&w=160`);
  expect([answer.status, host.requests]).toEqual([403, []]);
});

it.each(['to-secret.jpg', 'to-elsewhere.jpg'])('what is fetched is none of %s', async (file) => {
  const answer = await ask(order(file, '&w=160'));
  expect([answer.status, host.requests]).toEqual([403, [`/storage/${file}`]]);
  expect(await answer.text()).not.toContain('the secret');
});
