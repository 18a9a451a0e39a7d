import path from 'node:path';
import { expect, it } from 'vitest';
import { startPreview } from '../../scripts/preview/preview-server.ts';
import { createSiteFolder } from '../support/site-folder.ts';
import { untilEnd } from '../support/until-end.ts';

const FUNCTIONS = {
  'size.ts': `
    export default async (request: Request) => Response.json((await request.arrayBuffer()).byteLength);
    export const config = { path: '/api/size' };`,
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

const site = untilEnd(await createSiteFolder({ '404.html': 'nothing here' }));
const functions = untilEnd(await createSiteFolder(FUNCTIONS));
const lines: string[] = [];
const preview = untilEnd(
  await startPreview({
    dist: site.path,
    functionsDirectory: functions.path,
    imageCache: path.join(site.path, '.images'),
    env: {},
    log: (line) => lines.push(line),
    runsSchedules: false,
  }),
);
const ask = (address: string, init: RequestInit = {}) =>
  fetch(preview.url + address, { redirect: 'manual', ...init });

it('a function never receives a body over six megabytes, with or without Content-Length', async () => {
  const body = new Uint8Array(6 * 1024 * 1024 + 1);
  expect((await ask('/api/size', { method: 'POST', body })).status).toBe(413);
  const stream = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 7; part += 1) controller.enqueue(new Uint8Array(1024 * 1024));
      controller.close();
    },
  });
  const streamed = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
  expect((await ask('/api/size', streamed)).status).toBe(413);
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
