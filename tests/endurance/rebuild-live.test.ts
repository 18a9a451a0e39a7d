/** Publish in the back office, see it on the site: the webhook, the hook, the rebuild and the swap, under visitors. */
import { createHmac } from 'node:crypto';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editForm, sendForm } from '../../scripts/bench/desk.ts';
import { startVisitors } from '../../scripts/bench/visitors.ts';
import { listFiles } from '../../scripts/build/files.ts';
import { openReleases } from '../../scripts/build/releases.ts';
import { startPreview } from '../../scripts/preview/server.ts';
import { FIRST_TALENT, LIVE_SECRET, openLiveSite, type LiveSite } from '../support/live-site.ts';

let site: LiveSite;

const get = (path: string) => site.get(path);

function callWebhook(body: string, secret = LIVE_SECRET): Promise<Response> {
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  return fetch(`${site.url}/api/rebuild`, { method: 'POST', body, headers: { 'X-Signature': signature } });
}

beforeAll(async () => {
  site = await openLiveSite();
});
afterAll(() => site.remove());

describe('the webhook', () => {
  it.each([
    ['no signature', undefined],
    ['a signature with another secret', `sha256=${createHmac('sha256', 'other').update('{}').digest('hex')}`],
    ['a signature of another body', `sha256=${createHmac('sha256', LIVE_SECRET).update('{ }').digest('hex')}`],
    ['a signature that is cut short', `sha256=${createHmac('sha256', LIVE_SECRET).update('{}').digest('hex').slice(0, 62)}`],
    ['a bare digest', createHmac('sha256', LIVE_SECRET).update('{}').digest('hex')],
    ['something else', 'sha256=zz'],
  ])('refuses %s', async (_, signature) => {
    const headers = signature === undefined ? {} : { 'X-Signature': signature };
    const answer = await fetch(`${site.url}/api/rebuild`, { method: 'POST', body: '{}', headers });
    expect(answer.status).toBe(401);
    expect(site.results()).toEqual([]);
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
    const bare = await startPreview({
      dist: site.stage.out,
      env: { ...site.env, OUTBOX_DIR: join(site.stage.folder, 'bare') },
      log: () => undefined,
    });
    const answer = await fetch(`${bare.url}/api/rebuild`, { method: 'POST', body: '{}' });
    await bare.close();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ error: 'unconfigured' });
  });
});

describe('Publish', () => {
  it('brings an edit to the site without a restart, soon', async () => {
    const toCanonical = async (address: string) => (await get(address)).headers.get('Location') ?? '';
    const withoutName = `/modelos/${FIRST_TALENT}`;
    const former = await toCanonical(withoutName);
    const before = site.results().length;
    const slug = `marilia-${before + 1}`;
    await editForm(site.office.url, `/talentos/${FIRST_TALENT}`, (fields) => {
      fields.set('name', `Marília ${before + 1}`);
    });
    await sendForm(site.office.url, '/publicar', new URLSearchParams());
    await site.until('the new name is served', async () => (await get(`${withoutName}/${slug}`)).ok, 30_000);
    expect(await (await get(`/en/models/${FIRST_TALENT}/${slug}`)).text()).toContain(`Marília ${before + 1}`);
    for (const address of [withoutName, former]) {
      await site.until(`${address} leads on`, async () => (await toCanonical(address)).endsWith(`/${slug}`), 3_000);
    }
    await site.until('the rebuild has ended', () => site.results().length === before + 1);
    expect(site.results().slice(before)).toEqual(['published']);
  });
});

describe('the desk', () => {
  const desk = async (path: string) => (await fetch(site.office.url + path)).text();
  /** Where a link with these words leads; throws where a page has none. */
  const linkOf = (page: string, words: string): string => {
    const [, path] = new RegExp(`<a[^>]* href="([^"]+)"[^>]*>[^<]*${words}`).exec(page.replaceAll('<a href', '<a  href')) ?? [];
    if (path === undefined) throw new Error(`No link “${words}” in ${page}`);
    return path;
  };

  it('takes six clicks from its first page to an edit live on the site, and says when it is', async () => {
    const jeans = '47';
    const talents = linkOf(await desk('/'), 'Talentos'); // 1
    const found = await desk(`${talents}?q=${encodeURIComponent('ana sa')}`); // 2, the button beside the search
    const talent = linkOf(found, 'Ana Sá'); // 3
    await editForm(site.office.url, talent, (fields) => {
      fields.set('jeans', jeans);
    }); // 4
    expect(await desk('/')).toContain('Uma mudança espera');
    await sendForm(site.office.url, '/publicar', new URLSearchParams()); // 5
    expect(await desk('/')).toContain('Publicando…');
    await site.until('the desk says that it is live', async () => (await desk('/')).includes('<strong>No ar</strong>'));
    const told = await desk('/');
    expect(told).toContain('O site mostra tudo o que está aqui.');
    const shown = await fetch(linkOf(told, 'Ver Ana Sá')); // 6
    expect(shown.url).toContain('/modelos/');
    expect(await shown.text()).toContain(jeans);
  });

  it('knows a publication without anything new from one that is under way', async () => {
    await sendForm(site.office.url, '/publicar', new URLSearchParams());
    await site.until('the desk says that it is live', async () => (await desk('/')).includes('<strong>No ar</strong>'));
    await site.until('the rebuild has ended', () => site.results().at(-1) === 'unchanged');
  });
});

describe('the schedule', () => {
  const run = async () => (await fetch(`${site.url}/.netlify/functions/scheduled-rebuild`, { method: 'POST' })).json();

  it('starts no rebuild while the site is up to date, and reads no profile to find out', async () => {
    site.office.requests.clear();
    const before = site.results().length;
    expect(await run()).toEqual({ status: 'same' });
    expect(Object.keys(site.office.requests.entries())).not.toContain('/api/talent/profile');
    expect(site.results().length).toBe(before);
  });

  it('has the site rebuilt when a profile changed without a Publish', async () => {
    const before = site.results().length;
    await editForm(site.office.url, `/talentos/${FIRST_TALENT + 1}`, (fields) => {
      fields.set('followers', '91.3k');
    });
    expect(await run()).toEqual({ status: 'started' });
    await site.until('the rebuild has ended', () => site.results().length === before + 1);
    expect(site.results().at(-1)).toBe('published');
    expect(await run()).toEqual({ status: 'same' });
  });

  it.each([
    ['does not answer', { path: '/api/staff', kind: 'status', status: 503 }],
    ['answers what is no answer', { path: '/api/talents', kind: 'malformed' }],
  ] as const)('waits for better times while a service %s', async (_, fault) => {
    site.office.faults.add(fault);
    expect(await run()).toEqual({ error: 'unavailable' });
    site.office.faults.clear();
  });
});

describe('visitors during eight swaps', () => {
  it('meet no failure, and no page that mixes two releases', async () => {
    const releases = openReleases(site.stage.data, site.stage.out, 'link');
    const standing = releases.current();
    if (standing === null) throw new Error('nothing is published');
    // Another release with code of its own: every hashed asset under another name, the standing ones kept beside them.
    const draft = releases.draft();
    // What it holds already shares its files with the standing one.
    rmSync(draft.site, { recursive: true });
    cpSync(standing.site, draft.site, { recursive: true });
    renameAssets(draft.site, '.b');
    cpSync(join(standing.site, '_astro'), join(draft.site, '_astro'), { recursive: true });
    const other = draft.complete();
    cpSync(join(other.site, '_astro'), join(standing.site, '_astro'), { recursive: true });

    const visitors = startVisitors(site.url, ['/', '/en', '/modelos', '/sobre-nos', `/modelos/${FIRST_TALENT + 2}`, '/talents.json'], 100);
    for (let swap = 0; swap < 8; swap += 1) {
      releases.publish(swap % 2 === 0 ? other : standing);
      await sleep(250);
    }
    const { requests, failures, pages } = await visitors.stop();
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(30);
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
