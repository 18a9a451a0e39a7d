/** Publish in the back office, see it on the site: the webhook, the hook, the rebuild and the swap, under visitors. */
import { createHmac } from 'node:crypto';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/files.ts';
import { openReleases } from '../../scripts/build/releases.ts';
import { startPreview, type Preview } from '../../scripts/preview/server.ts';
import { startLocalHook, type LocalHook } from '../../scripts/rebuild/local-hook.ts';
import { openOffice, type Office } from '../support/back-office.ts';
import { editForm, sendForm } from '../../scripts/bench/desk.ts';
import { toServiceVariables } from '../support/gateway.ts';
import { openStage, type Stage } from '../support/rebuild-stage.ts';
import { startVisitors } from '../../scripts/bench/visitors.ts';

const SECRET = 'a-secret-of-both-sides';
const FIRST = 3101;

let office: Office;
let stage: Stage;
let hook: LocalHook;
let preview: Preview;
let env: Readonly<Record<string, string>>;
const lines: string[] = [];

const results = () =>
  lines.filter((line) => line.startsWith('rebuild ')).map((line) => (JSON.parse(line.slice(8)) as { result: string }).result);
const get = (path: string) => fetch(preview.url + path, { redirect: 'manual' });

async function until(what: string, isTrue: () => boolean | Promise<boolean>, limit = 60_000): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < limit) {
    if (await isTrue()) return performance.now() - startedAt;
    await sleep(50);
  }
  throw new Error(`${what}: not within ${limit / 1000} s\n${lines.join('\n')}`);
}

function callWebhook(body: string, secret = SECRET): Promise<Response> {
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  return fetch(`${preview.url}/api/rebuild`, { method: 'POST', body, headers: { 'X-Signature': signature } });
}

beforeAll(async () => {
  office = await openOffice({ talents: 40 });
  stage = openStage();
  env = { ...toServiceVariables(office), SITE_URL: 'https://www.amazing.example' };
  const first = await stage.rebuild(env);
  expect(first.result?.result, first.stderr).toBe('published');
  const log = (line: string) => lines.push(line);
  hook = await startLocalHook({ command: stage.command, env: { ...process.env, ...env }, log });
  preview = await startPreview({
    dist: stage.out,
    env: { ...env, REBUILD_SECRET: SECRET, BUILD_HOOK_URL: hook.url, OUTBOX_DIR: join(stage.folder, 'outbox'), RATE_LIMIT: 'off' },
    imageCache: join(stage.folder, 'images'),
    log,
  });
  office.publishTo({ url: `${preview.url}/api/rebuild`, secret: SECRET });
});

afterAll(async () => {
  await preview.close();
  await hook.close();
  await office.remove();
  stage.remove();
});

describe('the webhook', () => {
  it.each([
    ['no signature', undefined],
    ['a signature with another secret', `sha256=${createHmac('sha256', 'other').update('{}').digest('hex')}`],
    ['a signature of another body', `sha256=${createHmac('sha256', SECRET).update('{ }').digest('hex')}`],
    ['a signature that is cut short', `sha256=${createHmac('sha256', SECRET).update('{}').digest('hex').slice(0, 62)}`],
    ['a bare digest', createHmac('sha256', SECRET).update('{}').digest('hex')],
    ['something else', 'sha256=zz'],
  ])('refuses %s', async (_, signature) => {
    const headers = signature === undefined ? {} : { 'X-Signature': signature };
    const answer = await fetch(`${preview.url}/api/rebuild`, { method: 'POST', body: '{}', headers });
    expect(answer.status).toBe(401);
    expect(results()).toEqual([]);
  });

  it.each([-1, 1])('refuses a signed call that is not of now (%i)', async (direction) => {
    const at = new Date(Date.now() + direction * 11 * 60_000).toISOString();
    expect((await callWebhook(JSON.stringify({ event: 'content.changed', at }))).status).toBe(401);
    expect((await callWebhook(JSON.stringify({ event: 'content.changed', at: 'yesterday' }))).status).toBe(401);
  });

  it('answers 405 to other methods and 413 to a body beyond measure', async () => {
    expect((await get('/api/rebuild')).status).toBe(405);
    expect((await callWebhook('x'.repeat(70_000))).status).toBe(413);
  });

  it('is not configured without a secret', async () => {
    const bare = await startPreview({ dist: stage.out, env: { ...env, OUTBOX_DIR: join(stage.folder, 'bare') }, log: () => undefined });
    const answer = await fetch(`${bare.url}/api/rebuild`, { method: 'POST', body: '{}' });
    await bare.close();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ error: 'unconfigured' });
  });
});

describe('Publish', () => {
  it('brings an edit to the site without a restart, soon', async () => {
    await editForm(office.url, `/talentos/${FIRST}`, (fields) => {
      fields.set('name', 'Marília do Ó');
    });
    await sendForm(office.url, '/publicar', new URLSearchParams());
    await until('the new name is served', async () => (await get(`/modelos/${FIRST}/marilia-do-o`)).ok, 30_000);
    expect(await (await get(`/en/models/${FIRST}/marilia-do-o`)).text()).toContain('Marília do Ó');
    await until('the rebuild has ended', () => results().length === 1);
    expect(results()).toEqual(['published']);
  });

  it('while a rebuild is under way is exactly one more, with everything that changed until then', async () => {
    const before = results().length;
    for (const post of [1, 2, 3, 4]) {
      await sendForm(office.url, `/posts/${post}/mover`, new URLSearchParams({ para: 'cima' }));
      await sendForm(office.url, '/publicar', new URLSearchParams());
      await sleep(200);
    }
    await editForm(office.url, `/talentos/${FIRST}`, (fields) => {
      fields.set('name', 'Marília de Última Hora');
    });
    await sendForm(office.url, '/publicar', new URLSearchParams());
    await until('the last edit is served', async () => (await get(`/modelos/${FIRST}/marilia-de-ultima-hora`)).ok, 50_000);
    await sleep(3_000);
    // All of these came within one turn of 30 s, which the test before began.
    expect(results().length - before).toBe(1);
  });
});

describe('the schedule', () => {
  const run = async () => (await fetch(`${preview.url}/.netlify/functions/scheduled-rebuild`, { method: 'POST' })).json();

  it('calls nobody while the site shows what the services hold, and reads no profile to know', async () => {
    office.requests.clear();
    const before = results().length;
    expect(await run()).toEqual({ status: 'same' });
    expect(Object.keys(office.requests.entries())).not.toContain('/api/talent/profile');
    expect(results().length).toBe(before);
  });

  it('has the site rebuilt when a profile changed that nobody published', async () => {
    const before = results().length;
    await editForm(office.url, `/talentos/${FIRST + 1}`, (fields) => {
      fields.set('followers', '91.3k');
    });
    expect(await run()).toEqual({ status: 'started' });
    await until('the rebuild has ended', () => results().length === before + 1);
    expect(results().at(-1)).toBe('published');
    expect(await run()).toEqual({ status: 'same' });
  });

  it('waits for better times while a service does not answer', async () => {
    office.faults.add({ path: '/api/staff', kind: 'status', status: 503 });
    expect(await run()).toEqual({ error: 'unavailable' });
    office.faults.clear();
  });

  it('does not believe in an agency that lost everybody at once', async () => {
    office.faults.add({ path: '/api/talents', kind: 'malformed' });
    expect(await run()).toEqual({ error: 'unavailable' });
    office.faults.clear();
  });
});

describe('visitors during twenty swaps', () => {
  it('meet no failure, and no page that mixes two releases', async () => {
    const releases = openReleases(stage.data, stage.out, 'link');
    const standing = releases.current();
    if (standing === null) throw new Error('nothing is published');
    // Another release with code of its own: every hashed asset under another name, the standing ones kept beside them.
    const draft = releases.draft();
    cpSync(standing.site, draft.site, { recursive: true });
    renameAssets(draft.site, '.b');
    cpSync(join(standing.site, '_astro'), join(draft.site, '_astro'), { recursive: true });
    const other = draft.complete();
    cpSync(join(other.site, '_astro'), join(standing.site, '_astro'), { recursive: true });

    const visitors = startVisitors(preview.url, ['/', '/en', '/modelos', '/sobre-nos', `/modelos/${FIRST + 2}`, '/talents.json'], 100);
    for (let swap = 0; swap < 20; swap += 1) {
      releases.publish(swap % 2 === 0 ? other : standing);
      await sleep(250);
    }
    const { requests, failures, pages } = await visitors.stop();
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(300);
    for (const { assets } of pages) expect(new Set(assets.map((asset) => asset.includes('.b.'))).size).toBeLessThanOrEqual(1);
    expect(new Set(pages.flatMap(({ assets }) => assets.map((asset) => asset.includes('.b.')))).size).toBe(2);
  });
});

/** Gives every hashed asset another name, in the folder and on every page. */
function renameAssets(site: string, suffix: string): void {
  const rename = (text: string) => text.replace(/\/_astro\/([^"'()\s]+)\.(css|js|woff2)/g, `/_astro/$1${suffix}.$2`);
  for (const asset of listFiles(join(site, '_astro'))) renameSync(join(site, '_astro', asset), join(site, rename(`/_astro/${asset}`)));
  for (const file of listFiles(site).filter((name) => name.endsWith('.html'))) {
    writeFileSync(join(site, file), rename(readFileSync(join(site, file), 'utf8')));
  }
}
