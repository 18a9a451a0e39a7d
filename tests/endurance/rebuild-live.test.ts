/** Publish in the back office, see it on the site: the webhook, the hook, the rebuild and the swap,
 * under visitors. */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { editForm, sendForm } from '../../scripts/bench/press-publish.ts';
import { startVisitors } from '../support/visitors.ts';
import { listFiles } from '../../scripts/build/files.ts';
import { openReleases } from '../../scripts/build/releases.ts';
import { startPreview } from '../../scripts/preview/preview-server.ts';
import { startLocalHook } from '../../scripts/rebuild/local-hook.ts';
import { WINDOW } from '../../src/gateway/rebuild/coalesce.ts';
import { openOffice } from '../support/back-office.ts';
import { noScheduleIsDue, toServiceVariables } from '../support/gateway-stage.ts';
import { openPublished, SITE_URL } from '../support/rebuild-stage.ts';
import { untilEnd } from '../support/until-end.ts';

const SECRET = 'a-secret-of-both-sides-and-of-32-characters';
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
      REBUILD_SECRET: SECRET,
      BUILD_HOOK_URL: hook.url,
      OUTBOX_DIR: join(stage.folder, 'outbox'),
      RATE_LIMIT: 'off',
    },
    imageCache: join(stage.folder, 'images'),
    log,
    now: noScheduleIsDue,
  }),
);
office.publishTo({ url: `${preview.url}/api/rebuild`, secret: SECRET });

const get = (path: string) => fetch(preview.url + path, { redirect: 'manual' });
const publish = () => sendForm(office.url, '/publicar', new URLSearchParams());
const edit = (path: string, field: string, value: string) =>
  editForm(office.url, path, (fields) => fields.set(field, value));

/** What the rebuilds came to, in their order. */
const results = () =>
  lines
    .filter((line) => line.startsWith('rebuild '))
    .map((line) => (JSON.parse(line.slice(8)) as { result: string }).result);

/** Waits until something holds; throws with the log after so many milliseconds. */
async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  limit = 60_000,
): Promise<void> {
  for (const end = performance.now() + limit; performance.now() < end; await sleep(100)) {
    if (await isTrue()) return;
  }
  throw new Error(`${what}: not within ${limit / 1000} s\n${lines.join('\n')}`);
}

it('Publish brings an edit to the site without a restart, soon', async () => {
  const toCanonical = async (address: string) => (await get(address)).headers.get('Location') ?? '';
  const withoutName = `/modelos/${FIRST}`;
  const former = await toCanonical(withoutName);
  const before = results().length;
  const slug = `marilia-${before + 1}`;
  await edit(`/talentos/${FIRST}`, 'name', `Marília ${before + 1}`);
  await publish();
  await until(
    'the new name is served',
    async () => (await get(`${withoutName}/${slug}`)).ok,
    30_000,
  );
  expect(await (await get(`/en/models/${FIRST}/${slug}`)).text()).toContain(
    `Marília ${before + 1}`,
  );
  for (const address of [withoutName, former]) {
    await until(
      `${address} leads on`,
      async () => (await toCanonical(address)).endsWith(`/${slug}`),
      3_000,
    );
  }
  await until('the rebuild has ended', () => results().length === before + 1);
  expect(results().slice(before)).toEqual(['published']);
});

it('Publish takes six clicks from the first page of the desk to an edit live on the site, and the desk says when it is', async () => {
  const desk = async (path: string) => (await fetch(office.url + path)).text();
  /** Where a link with these words leads; throws where a page has none. */
  const linkOf = (page: string, words: string): string => {
    const [, path] =
      new RegExp(`<a[^>]* href="([^"]+)"[^>]*>[^<]*${words}`).exec(
        page.replaceAll('<a href', '<a  href'),
      ) ?? [];
    if (path === undefined) throw new Error(`No link “${words}” in ${page}`);
    return path;
  };
  const jeans = '47';
  const talents = linkOf(await desk('/'), 'Talentos'); // 1
  const found = await desk(`${talents}?q=${encodeURIComponent('ana sa')}`); // 2, the button beside the search
  const talent = linkOf(found, 'Ana Sá'); // 3
  await edit(talent, 'jeans', jeans); // 4
  expect(await desk('/')).toContain('Uma mudança espera');
  await publish(); // 5
  expect(await desk('/')).toContain('Publicando…');
  await until('the desk says that it is live', async () =>
    (await desk('/')).includes('<strong>No ar</strong>'),
  );
  const told = await desk('/');
  expect(told).toContain('O site mostra tudo o que está aqui.');
  const shown = await fetch(linkOf(told, 'Ver Ana Sá')); // 6
  expect(shown.url).toContain('/modelos/');
  expect(await shown.text()).toContain(jeans);
});

describe('the schedule', () => {
  const run = async () =>
    (await fetch(`${preview.url}/.netlify/functions/scheduled-rebuild`, { method: 'POST' })).json();
  afterEach(() => office.faults.clear());

  it('starts no rebuild while the site is up to date, and reads no profile to find out', async () => {
    office.requests.clear();
    const before = results().length;
    expect(await run()).toEqual({ status: 'same' });
    expect(Object.keys(office.requests.entries())).not.toContain('/api/talent/profile');
    expect(results().length).toBe(before);
  });

  it('has the site rebuilt when a profile changed without a Publish', async () => {
    const before = results().length;
    await edit(`/talentos/${FIRST + 1}`, 'followers', '91.3k');
    expect(await run()).toEqual({ status: 'started' });
    await until('the rebuild has ended', () => results().length === before + 1);
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

it('Publish soon after a rebuild is exactly one more, with everything that changed until then', async () => {
  // No window of a call before is open any more.
  await sleep(WINDOW);
  const before = results().length;
  const name = `/talentos/${FIRST + 2}`;
  await edit(name, 'name', 'Marília do Ó');
  await publish();
  await until('the first rebuild has ended', () => results().length === before + 1);
  for (const post of [1, 2, 3]) {
    await sendForm(office.url, `/posts/${post}/mover`, new URLSearchParams({ para: 'cima' }));
    await publish();
  }
  await edit(name, 'name', 'Marília de Última Hora');
  await publish();
  await until(
    'the last edit is served',
    async () => (await get(`/modelos/${FIRST + 2}/marilia-de-ultima-hora`)).ok,
  );
  await sleep(3_000);
  // All of these came within the window that the first call opened.
  expect(results().slice(before)).toEqual(['published', 'published']);
});

it('visitors during eight swaps meet no failure, and no page that mixes two releases', async () => {
  const releases = openReleases(stage.data, stage.out, 'link');
  const standing = releases.current();
  if (standing === null) throw new Error('nothing is published');
  // Another release with code of its own: every hashed asset under another name, the standing ones
  // kept beside them.
  const draft = releases.draft();
  // What it holds already shares its files with the standing one.
  rmSync(draft.site, { recursive: true });
  cpSync(standing.site, draft.site, { recursive: true });
  renameAssets(draft.site, '.b');
  cpSync(join(standing.site, '_astro'), join(draft.site, '_astro'), { recursive: true });
  const other = draft.complete();
  cpSync(join(other.site, '_astro'), join(standing.site, '_astro'), { recursive: true });

  const visitors = startVisitors(
    preview.url,
    ['/', '/en', '/modelos', '/sobre-nos', `/modelos/${FIRST + 2}`, '/talents.json'],
    100,
  );
  for (let swap = 0; swap < 8; swap += 1) {
    releases.publish(swap % 2 === 0 ? other : standing);
    await sleep(250);
  }
  const { requests, failures, pages } = await visitors.stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(30);
  for (const { assets } of pages)
    expect(new Set(assets.map((asset) => asset.includes('.b.'))).size).toBeLessThanOrEqual(1);
  expect(
    new Set(pages.flatMap(({ assets }) => assets.map((asset) => asset.includes('.b.')))).size,
  ).toBe(2);
});

/** Gives every hashed asset another name, in the folder and on every page. */
function renameAssets(site: string, suffix: string): void {
  const rename = (text: string) =>
    text.replace(/\/_astro\/([^"'()\s]+)\.(css|js|woff2)/g, `/_astro/$1${suffix}.$2`);
  for (const asset of listFiles(join(site, '_astro')))
    renameSync(join(site, '_astro', asset), join(site, rename(`/_astro/${asset}`)));
  for (const file of listFiles(site).filter((name) => name.endsWith('.html'))) {
    writeFileSync(join(site, file), rename(readFileSync(join(site, file), 'utf8')));
  }
}
