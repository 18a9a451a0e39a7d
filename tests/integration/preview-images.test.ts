import { createServer, type ServerResponse } from 'node:http';
import { beforeEach, expect, it } from 'vitest';
import { startPreview } from '../../scripts/preview/preview-server.ts';
import { toPictureRewrite } from '../../src/images/image.ts';
import { portOf } from '../support/hosts.ts';
import { noisePhoto } from '../support/photos.ts';
import { createFolder } from '../support/test-folder.ts';
import { untilEnd } from '../support/until-end.ts';

const host = { url: '', picture: await noisePhoto('jpeg', 700, 1050), requests: [] as string[] };

const leadTo = (location: string) => (answer: ServerResponse) =>
  answer.writeHead(302, { Location: location }).end();
const ODD: Readonly<Record<string, (answer: ServerResponse) => unknown>> = {
  '/secret': (answer) => answer.end('the secret'),
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
const { path: cache } = untilEnd(await createFolder());
const preview = untilEnd(
  await startPreview({ dist: site.path, imageCache: cache, env: { PANEL_URL: `${host.url}/` } }),
);

beforeEach(() => {
  host.requests.length = 0;
});

const ask = (query: string) => fetch(`${preview.url}/.netlify/images${query}`);
const order = (file: string, rest = '') =>
  `?url=${encodeURIComponent(`${host.url}/storage/${file}`)}${rest}`;

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
