/** Publish in the back office, see it on the site: the hook, the build and the swap, under
 * visitors. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { editForm, sendForm } from '../../scripts/bench/edit-form.ts';
import { listFiles, publish as swap } from '../../scripts/build/published.ts';
import { startLocalHook } from '../../scripts/local-hook.ts';
import { startPreview } from '../../scripts/preview/preview-server.ts';
import { openOffice } from '../support/back-office.ts';
import { openPublished, SITE_URL } from '../support/build-stage.ts';
import { toServiceVariables } from '../support/gateway-stage.ts';
import { startVisitors } from '../support/visitors.ts';
import { untilEnd } from '../support/until-end.ts';

const FIRST = 3101;

/** What preview and hook said. */
const lines: string[] = [];
const log = (line: string) => lines.push(line);

const office = untilEnd(await openOffice({ talents: 20 }));
const env = { ...toServiceVariables(office), SITE_URL };
const stage = await openPublished(env);
const hook = untilEnd(
  await startLocalHook({
    command: stage.command,
    env: { ...process.env, ...env },
    log,
    onEnd: office.rebuilt,
  }),
);
const preview = untilEnd(
  await startPreview({
    dist: stage.out,
    env: {
      ...env,
      BUILD_HOOK_URL: hook.url,
      OUTBOX_DIR: join(stage.folder, 'outbox'),
    },
    imageCache: join(stage.folder, 'images'),
    log,
    runsSchedules: false,
  }),
);
office.publishTo({ site: preview.url, hook: hook.url });

const get = (path: string) => fetch(preview.url + path, { redirect: 'manual' });
const publish = () => sendForm(office.url, '/publicar', new URLSearchParams());
const edit = (path: string, field: string, value: string) =>
  editForm(office.url, path, (fields) => fields.set(field, value));

/** What the builds came to, in their order. */
const results = () =>
  lines
    .filter((line) => line.startsWith('build '))
    .map((line) => (JSON.parse(line.slice(6)) as { result: string }).result);

const until = (what: string, isTrue: () => boolean | Promise<boolean>) =>
  expect.poll(isTrue, { timeout: 120_000, message: what }).toBe(true);

it('Publish during a build is exactly one more, with everything that changed until then', async () => {
  const before = results().length;
  const talent = `/talentos/${FIRST + 2}`;
  await edit(talent, 'name', 'Marília do Ó');
  await publish();
  for (const post of [1, 2, 3]) {
    await sendForm(office.url, `/posts/${post}/mover`, new URLSearchParams({ para: 'cima' }));
    await publish();
  }
  await edit(talent, 'name', 'Marília de Última Hora');
  await publish();
  await until('both builds have ended', () => results().length === before + 2);
  expect((await get(`/modelos/${FIRST + 2}/marilia-de-ultima-hora`)).ok).toBe(true);
  expect((await get(`/modelos/${FIRST + 2}/marilia-do-o`)).headers.get('Location')).toBe(
    `/modelos/${FIRST + 2}/marilia-de-ultima-hora`,
  );
});

describe('the schedule', () => {
  const run = async () =>
    (await fetch(`${preview.url}/.netlify/functions/scheduled-rebuild`, { method: 'POST' })).json();
  afterEach(() => office.faults.clear());

  it('calls the hook when a profile changed without a Publish, and not while the site is up to date', async () => {
    expect(await run()).toEqual({ status: 'same' });
    const before = results().length;
    await edit(`/talentos/${FIRST + 1}`, 'followers', '91.3k');
    expect(await run()).toEqual({ status: 'started' });
    await until('the build has ended', () => results().length === before + 1);
    expect(results().at(-1)).toBe('published');
    expect(await run()).toEqual({ status: 'same' });
  });

  it.each([
    ['does not answer', { path: '/api/staff', kind: 'status', status: 503 }],
    ['answers what is no answer', { path: '/api/talents', kind: 'malformed' }],
  ] as const)('waits for better times while a service %s', async (_, fault) => {
    office.faults.add(fault);
    expect(await run()).toEqual({ error: 'unavailable' });
  });
});

it('visitors during eight swaps meet no failure, and no page that mixes two sites', async () => {
  const sites = ['a', 'b'].map((name) => {
    const site = join(stage.folder, name);
    cpSync(stage.out, site, { recursive: true });
    mkdirSync(join(site, '_astro'), { recursive: true });
    // Each page asks for a file of its own site; the other one is kept beside it for open pages.
    for (const file of ['a', 'b']) writeFileSync(join(site, `_astro/of-${file}.js`), '');
    for (const page of listFiles(site).filter((file) => file.endsWith('.html'))) {
      const html = readFileSync(join(site, page), 'utf8');
      writeFileSync(
        join(site, page),
        html.replace('</body>', `<script src="/_astro/of-${name}.js"></script></body>`),
      );
    }
    return site;
  });
  const visitors = startVisitors(
    preview.url,
    ['/', '/en', '/modelos', '/sobre-nos', '/talents.json'],
    100,
  );
  for (let turn = 0; turn < 8; turn += 1) {
    const site = sites[turn % 2] ?? '';
    swap(site, listFiles(site), stage.out);
    await sleep(250);
  }
  const { requests, failures, pages } = await visitors.stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(30);
  const own = pages.map(({ assets }) => assets.filter((asset) => asset.includes('/of-')));
  for (const assets of own) expect(new Set(assets).size).toBeLessThanOrEqual(1);
  expect(new Set(own.flat()).size).toBe(2);
});
