/** The desk's Publish button: the hook that it calls, and what the desk says until the site
 * shows the change. */
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { formOf, openOffice, TALENT } from '../support/back-office.ts';
import { plainPhoto } from '../support/photos.ts';
import { portOf } from '../support/free-port.ts';
import { untilEnd } from '../support/until-end.ts';

const office = untilEnd(await openOffice({ talents: 20 }));
const page = async (path: string): Promise<string> => (await fetch(office.url + path)).text();
const publish = () => office.post('/publicar', {});
const ALL_SHOWN = 'O site mostra tudo o que está aqui.';

let buildJson: object = {};
const calls: string[] = [];

/** A site whose hook answers with a status, and says of its release what `buildJson`
 * holds. */
async function openSite(
  status = 202,
  answer: (response: ServerResponse) => void = (response) => response.end(),
): Promise<void> {
  const site = createServer((request, response) => {
    if (request.url === '/build.json') return void response.end(JSON.stringify(buildJson));
    void text(request).then((body) => {
      calls.push(`${request.method ?? ''} ${request.url ?? ''} ${body}`);
      answer(response.writeHead(status));
    });
  });
  const origin = `http://127.0.0.1:${await portOf(site)}`;
  office.publishTo({ site: origin, hook: `${origin}/build_hooks/1` });
  onTestFinished(() => {
    site.close();
    site.closeAllConnections();
  });
}
const built = (stale: readonly string[] = []): object => ({
  time: new Date().toISOString(),
  stale,
});
/** A site that shows everything, then an edit once the clock has moved on. */
async function openBehindSite(jeans: string): Promise<void> {
  await openSite();
  buildJson = built();
  await page('/');
  await editJeans(jeans);
}
async function editJeans(jeans: string): Promise<void> {
  const before = Date.now();
  await vi.waitUntil(() => Date.now() > before, { interval: 1 });
  await office.post('/talentos/3102', { ...TALENT, jeans });
}

afterEach(() => {
  office.publishTo(undefined);
  buildJson = {};
});

it('Publishing calls the build hook with an empty post, and says that it is under way until the site shows the change, then how long it took and where to look', async () => {
  await openBehindSite('40');
  expect(await page('/')).toContain('Uma mudança espera');
  expect((await publish()).status).toBe(303);
  expect(calls.at(-1)).toBe('POST /build_hooks/1 ');
  const shown = await page('/');
  expect(shown).toContain('Publicando…');
  expect(shown).toContain('http-equiv="refresh"');
  expect(await page('/talentos')).toContain('Publicando…');
  buildJson = built();
  expect(await page('/talentos')).not.toContain('Publicando…');
  const live = await page('/');
  expect(live).toMatch(/<strong>No ar<\/strong>, [^<]*, \d+ s\./);
  expect(live).toMatch(/href="http:\/\/127\.0\.0\.1:\d+\/modelos\/3102"[^>]*>Ver Ana Sá/);
  expect(live).toContain(ALL_SHOWN);
  expect(live).not.toContain('http-equiv="refresh"');
});

it('Publishing counts what waits: a record once, and one that is back at what the site shows not at all', async () => {
  await openBehindSite('41');
  await office.post('/agencia/1', { registrationClosed: '1' });
  await editJeans('42');
  const shown = await page('/');
  expect(shown).toContain('2 mudanças esperam');
  // The latest change first.
  expect(shown).toMatch(
    /"\/talentos\/3102"\s+>Ana Sá<[^]*mudou[^]*"\/agencia\/1"\s+>Agência<[^]*mudou/,
  );
  await office.post('/agencia/1', { registrationClosed: '' });
  await editJeans('40');
  expect(await page('/')).toContain(ALL_SHOWN);
  await office.post('/posts/1/remover', {});
  expect(await page('/')).toMatch(/href="\/posts"\s+>[^<]+<\/a\s*>\s*<span class="mute">saiu/);
});

it('Publishing is not misled by an older copy, a failed rebuild or a rebuild without changes', async () => {
  await openBehindSite('43');
  await publish();
  office.rebuilt(Date.now(), '{"result":"failed","reason":"talents: <503>"}');
  expect(await page('/')).toContain('talents: &lt;503&gt;');
  buildJson = built(['talents']);
  const stale = await page('/');
  expect(stale).toContain('Publicado só em parte');
  expect(stale).toContain('cópia anterior de talents.');
  expect(stale).not.toContain(ALL_SHOWN);
  office.rebuilt(Date.now(), '{"result":"unchanged","stale":[]}');
  expect(await page('/')).toContain('No ar');
  expect(await page('/')).toContain(ALL_SHOWN);
});

it('Publishing has failed when the site does not show the change in a quarter of an hour, and tells by the clock of Recife when its content was read', async () => {
  vi.useFakeTimers({ now: Date.parse('2024-11-21T22:00:00-03:00'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await openSite();
  buildJson = { time: '2024-11-21T02:50:00Z' };
  await publish();
  vi.setSystemTime(Date.now() + 14 * 60_000);
  expect(await page('/')).toMatch(/Publicando…[^]*lido em 20\/11\/2024, 23:50\./);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect(await page('/')).toContain('O site não mostrou a mudança.');
});

it.each([401, 404, 503])('Publishing says that the hook answered %i', async (status) => {
  await openSite(status);
  await publish();
  expect(await page('/')).toContain(`respondeu ${status}`);
});

it('Publishing says so when no address is set', async () => {
  await publish();
  expect(await page('/')).toContain('BUILD_HOOK_URL');
});

it('A site that is silent keeps neither a page of the desk nor a press of its button waiting', async () => {
  const site = createServer(() => undefined);
  const origin = `http://127.0.0.1:${await portOf(site)}`;
  onTestFinished(() => {
    site.close();
    site.closeAllConnections();
  });
  office.publishTo({ site: origin, hook: `${origin}/build_hooks/1` });
  // The limits are the product's own, made shorter alike.
  const limit = AbortSignal.timeout.bind(AbortSignal);
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return limit(milliseconds / 50);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await publish();
  expect(await page('/')).toContain('Sem resposta');
  expect(Math.max(...limits)).toBeLessThan(20_000);
  expect(limits.at(-1)).toBeLessThan(5000);
});

it('Publishing a removal takes the person’s files away, uploaded or the demo’s own', async () => {
  await openBehindSite('44');
  const statusOf = async (file: string) => (await fetch(`${office.url}/storage/${file}`)).status;
  const photo = new Blob([await plainPhoto('jpeg', 60, 90)]);
  const body = formOf({ ...TALENT, name: 'Iara Campos', cover: '' }, { book_file: photo });
  const added = await fetch(`${office.url}/talentos`, { method: 'POST', body, redirect: 'manual' });
  const address = added.headers.get('location')?.replace(/\?.*/, '') ?? '';
  const [, upload = ''] = /(uploads\/[\da-f]{32}\.jpg)/.exec(await page(address)) ?? [];
  const cover = 'talents/ana-sa/cover.jpg';
  expect([await statusOf(upload), await statusOf(cover)]).toEqual([200, 200]);
  for (const removed of [address, '/talentos/3102']) await office.post(`${removed}/remover`, {});
  buildJson = built(['talents']);
  await page('/');
  expect([await statusOf(upload), await statusOf(cover)]).toEqual([200, 200]);
  buildJson = built();
  await page('/');
  expect([await statusOf(upload), await statusOf(cover)]).toEqual([404, 404]);
});
