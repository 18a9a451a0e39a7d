import path from 'node:path';
import { expect, it } from 'vitest';
import { startPreview } from '../../scripts/preview/preview-server.ts';
import { createSiteFolder } from '../support/site-folder.ts';
import { untilEnd } from '../support/until-end.ts';

const FUNCTIONS = {
  'digest.ts': `
    import { createHash } from 'node:crypto';
    export default async (request: Request) => {
      const bytes = new Uint8Array(await request.arrayBuffer());
      return Response.json({ size: bytes.length, digest: createHash('sha256').update(bytes).digest('hex'), type: request.headers.get('content-type') });
    };
    export const config = { path: '/api/digest' };`,
  'entry.ts': `
    export default (request: Request, context: { deploy: { context: string }; site: { url: string } }) =>
      Response.json({ deploy: context.deploy.context, site: context.site.url, url: request.url, accept: request.headers.get('accept') });
    export const config = { path: '/api/entry/:entry' };`,
  'broken.ts': `
    export default () => { throw new Error('the secret is 42'); };
    export const config = { path: '/api/broken' };`,
  'tidy.ts': `
    let runs = 0;
    export default (_: Request, context: { log(line: string): void; waitUntil(work: Promise<unknown>): void }) => {
      runs += 1;
      context.waitUntil(Promise.reject(new Error('tidying went wrong')));
      context.waitUntil(new Promise((resolve) => setTimeout(resolve, 300)).then(() => context.log('tidied')));
      return Response.json({ runs });
    };
    export const config = { schedule: '*/5 * * * *' };`,
  'README.md': 'no function',
};

const site = untilEnd(
  await createSiteFolder({
    'index.html': 'home',
    '404.html': 'nothing here',
  }),
);
const functions = untilEnd(await createSiteFolder(FUNCTIONS));
const lines: string[] = [];
const start = (env: Record<string, string>) =>
  startPreview({
    dist: site.path,
    functionsDirectory: functions.path,
    imageCache: path.join(site.path, '.images'),
    env,
    log: (line) => lines.push(line),
    runsSchedules: false,
  });
const preview = untilEnd(await start({ PANEL_SALT: 'salt' }));
const ask = (address: string, init: RequestInit = {}) =>
  fetch(preview.url + address, { redirect: 'manual', ...init });

it('a function never receives a body over six megabytes, with or without Content-Length', async () => {
  const body = new Uint8Array(6 * 1024 * 1024 + 1);
  expect((await ask('/api/digest', { method: 'POST', body })).status).toBe(413);
  const stream = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 7; part += 1) controller.enqueue(new Uint8Array(1024 * 1024));
      controller.close();
    },
  });
  expect(
    (await ask('/api/digest', { method: 'POST', body: stream, duplex: 'half' } as RequestInit))
      .status,
  ).toBe(413);
});

it('a function that throws answers 500 without saying why, and the log says why', async () => {
  const answer = await ask('/api/broken');
  expect([answer.status, await answer.text()]).toEqual([500, 'The function failed.']);
  expect(lines.join('\n')).toContain('the secret is 42');
});

it('a scheduled function runs when it is posted to, also when its background work fails, and refuses GET', async () => {
  const post = () => ask('/.netlify/functions/tidy', { method: 'POST' });
  expect(await (await post()).json()).toEqual({ runs: 1 });
  expect(await (await post()).json()).toEqual({ runs: 2 });
  expect(lines.join('\n')).toContain('tidying went wrong');
  expect((await ask('/.netlify/functions/tidy')).status).toBe(405);
});
