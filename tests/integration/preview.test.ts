import path from 'node:path';
import { expect, it } from 'vitest';
import { startPreview } from '../../scripts/preview/preview-server.ts';
import { SECURITY_HEADERS } from '../../src/gateway/answers.ts';
import { sendRaw as sendRawTo } from '../support/send-raw.ts';
import { createSiteFolder } from '../support/site-folder.ts';
import { untilEnd } from '../support/until-end.ts';
import { words } from '../support/words.ts';

const PAGE = '<!doctype html><title>Sobre nós</title>';

const folder = untilEnd(
  await createSiteFolder({
    'index.html': '<p>Início</p>',
    'sobre-nos.html': PAGE,
    'joão.html': '<p>João</p>',
    'image/pagina/2.html': '<p>2</p>',
    'image.html': '<p>Image</p>',
    'pasta/index.html': '<p>Pasta</p>',
    '404.html': PAGE,
    'manifest.webmanifest': '{}',
    '.htpasswd': 'secret',
    '_astro/a.1234.js': 'export const a = 1;',
    'icons/a.png': 'PNG',
  }),
);
const preview = untilEnd(
  await startPreview({ dist: folder.path, imageCache: path.join(folder.path, '.images'), env: {} }),
);
const sendRaw = (bytes: string) => sendRawTo(preview.url, bytes);
const ask = (address: string, init: RequestInit = {}) =>
  fetch(preview.url + address, { redirect: 'manual', ...init });

it('a page carries the security headers that functions send too, and is revalidated on each visit', async () => {
  for (const address of ['/sobre-nos', '/nope']) {
    const { headers } = await ask(address);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect([name, headers.get(name)]).toEqual([name, value]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  }
});

it('a file with a digest in its name is kept for a year, an icon for a day, and the manifest has its own type', async () => {
  for (const [address, kept] of [
    ['/_astro/a.1234.js', 'public, max-age=31536000, immutable'],
    ['/icons/a.png', 'public, max-age=86400'],
  ] as const)
    expect((await ask(address)).headers.get('Cache-Control')).toBe(kept);
  expect((await ask('/manifest.webmanifest')).headers.get('Content-Type')).toBe(
    'application/manifest+json',
  );
});

it.each([
  ...words(`
    /%E0%A4%A /% /%00 /sobre-nos%00.html /..%2f..%2f..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/etc/passwd /..%5c..%5cetc%5cpasswd
    /.htpasswd /.git/config /sobre-nos/../.htpasswd /%252e%252e%252fetc%252fpasswd
  `),
  ...[`/${'a'.repeat(300)}`, `/${'modelos/'.repeat(600)}`],
])('a hostile request for %.60s gets neither a file nor a 500', async (address) => {
  const answer = await sendRaw(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404) /);
  expect(answer).not.toContain('secret');
  expect(answer).not.toContain('root:');
});

it('a new build that is missing is answered by 503 and the command to run', async () => {
  const unbuilt = await startPreview({
    dist: path.join(folder.path, 'missing'),
    imageCache: path.join(folder.path, '.images'),
    env: {},
  });
  const answer = await fetch(unbuilt.url);
  expect([answer.status, await answer.text()]).toEqual([
    503,
    'The site has not been built: npm run build',
  ]);
  expect(answer.headers.get('Retry-After')).toBe('5');
  await unbuilt.close();
});
