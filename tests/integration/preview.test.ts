import path from 'node:path';
import { expect, it } from 'vitest';
import { startPreview } from '../../scripts/preview/preview-server.ts';
import { sendRaw } from '../support/send-raw.ts';
import { createSiteFolder } from '../support/site-folder.ts';
import { untilEnd } from '../support/until-end.ts';
import { words } from '../support/words.ts';

const PAGE = '<!doctype html><title>Sobre nós</title>';
const FILES = { 'index.html': PAGE, 'sobre-nos.html': PAGE, '404.html': PAGE };
const folder = untilEnd(await createSiteFolder({ ...FILES, '.htpasswd': 'secret' }));
const preview = untilEnd(
  await startPreview({ dist: folder.path, imageCache: path.join(folder.path, '.images'), env: {} }),
);

it.each([
  ...words(`
    /%E0%A4%A /% /%00 /sobre-nos%00.html /..%2f..%2f..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/etc/passwd /..%5c..%5cetc%5cpasswd
    /.htpasswd /.git/config /sobre-nos/../.htpasswd /%252e%252e%252fetc%252fpasswd
  `),
  ...[`/${'a'.repeat(300)}`, `/${'modelos/'.repeat(600)}`],
])('a hostile request for %.60s gets neither a file nor a 500', async (address) => {
  const request = `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  const answer = await sendRaw(preview.url, request);
  expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404) /);
  expect(answer).not.toContain('secret');
  expect(answer).not.toContain('root:');
});

it('a new build that is missing is answered by 503 and the command to run', async () => {
  await using unbuilt = await startPreview({
    dist: path.join(folder.path, 'missing'),
    imageCache: path.join(folder.path, '.images'),
    env: {},
  });
  const answer = await fetch(unbuilt.url);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe('The site has not been built: npm run build');
  expect(answer.headers.get('Retry-After')).toBe('5');
});
