import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { openOffice, TALENT } from '../support/back-office.ts';
import { formOf } from '../support/filled-forms.ts';
import { noisePhoto } from '../support/photos.ts';
import { openHost } from '../support/hosts.ts';
import { untilEnd } from '../support/until-end.ts';

const office = untilEnd(await openOffice({ talents: 20 }));
const { page } = office;
const publish = () => office.post('/publicar', {});
const NOTHING_WAITS = 'Nenhuma mudança espera.';

let buildJson: object = {};
const calls: string[] = [];

async function openSite(status = 202): Promise<void> {
  const site = await openHost((request, response) => {
    if (request.url === '/build.json') return void response.end(JSON.stringify(buildJson));
    void text(request).then((body) => {
      calls.push(`${request.method ?? ''} ${request.url ?? ''} ${body}`);
      response.writeHead(status).end();
    });
  });
  office.publishTo({ site, hook: `${site}/build_hooks/1` });
}
const built = (stale: readonly string[] = []): object => ({
  time: new Date().toISOString(),
  stale,
});
async function openBehindSite(jeans: string): Promise<void> {
  await openSite();
  buildJson = built();
  await page('/');
  await editJeans(jeans);
}
async function nextMoment(): Promise<void> {
  const before = Date.now();
  await vi.waitUntil(() => Date.now() > before, { interval: 1 });
}
async function editJeans(jeans: string): Promise<void> {
  await nextMoment();
  await office.post('/talentos/3102', { jeans });
}

afterEach(() => {
  office.publishTo(undefined);
  buildJson = {};
});

it('Publishing calls the build hook with an empty post, and says that it is under way until the site shows the change', async () => {
  await openBehindSite('40');
  expect((await publish()).status).toBe(303);
  expect(calls.at(-1)).toBe('POST /build_hooks/1 ');
  const shown = await page('/');
  expect(shown).toContain('Publicando…');
  expect(shown).toContain('http-equiv="refresh"');
  expect(await page('/talentos')).toContain('Publicando…');
  buildJson = built();
  const live = await page('/');
  expect(live).toContain('<strong>No ar</strong>');
  expect(live).toContain(NOTHING_WAITS);
  expect(live).not.toContain('http-equiv="refresh"');
  expect(await page('/talentos/3102')).toMatch(/href="http:\/\/127\.0\.0\.1:\d+\/modelos\/3102"/);
  await office.post('/talentos/3102', { hidden: '1' });
  expect(await page('/talentos/3102')).not.toContain('/modelos/3102');
  await office.post('/talentos/3102', { hidden: '' });
});

it('Publishing counts what waits: a record once, and one that is back at what the site shows not at all', async () => {
  await openBehindSite('41');
  await office.post('/agencia/1', { registrationClosed: '1' });
  await editJeans('42');
  expect(await page('/')).toMatch(
    /2 esperam[^]*"\/talentos\/3102">Ana Sá<[^]*mudou[^]*"\/agencia\/1">Agência<[^]*mudou/,
  );
  await office.post('/agencia/1', { registrationClosed: '' });
  await editJeans('40');
  expect(await page('/')).toContain(NOTHING_WAITS);
  await office.post('/posts/1/remover', {});
  expect(await page('/')).toMatch(/href="\/posts">[^<]+<\/a>\s*<span class="mute">saiu/);
});

it('Publishing counts an edit that is taken back while a build shows it', async () => {
  await openBehindSite('44');
  await openBehindSite('45');
  await nextMoment();
  const reading = built();
  await editJeans('44');
  buildJson = reading;
  expect(await page('/')).toMatch(/"\/talentos\/3102">Ana Sá<[^]*mudou/);
  await nextMoment();
  buildJson = built();
  expect(await page('/')).toContain(NOTHING_WAITS);
});

it('Publishing is not misled by an older copy, a failed rebuild or a rebuild without changes', async () => {
  await openBehindSite('43');
  await publish();
  office.rebuilt(Date.now() - 60_000, '{"result":"failed","reason":"of the build before"}');
  expect(await page('/')).not.toContain('of the build before');
  office.rebuilt(Date.now(), '{"result":"failed","reason":"talents: <503>"}');
  expect(await page('/')).toContain('talents: &#60;503&#62;');
  buildJson = built(['talents']);
  const stale = await page('/');
  expect(stale).toContain('Publicado só em parte');
  expect(stale).toContain('cópia anterior de talents.');
  expect(stale).not.toContain(NOTHING_WAITS);
  office.rebuilt(Date.now(), '{"result":"unchanged","stale":[]}');
  expect(await page('/')).toContain('No ar');
  expect(await page('/')).toContain(NOTHING_WAITS);
  office.rebuilt(Date.now(), '{"result":"failed"}');
  expect(await page('/')).toContain('No ar');
});

it('Publishing says what the hook answered, that there is none, and that the site shows nothing new after a quarter of an hour', async () => {
  await publish();
  expect(await page('/')).toContain('O site não está aberto.');
  await openSite(503);
  await publish();
  expect(await page('/')).toContain('respondeu 503');
  await openSite();
  await publish();
  vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] });
  expect(await page('/')).toContain('O site não mostrou a mudança. Publique de novo.');
});

it('Publishing a removal takes the person’s files away, uploaded or the demo’s own', async () => {
  await openBehindSite('44');
  const statusOf = async (file: string) => (await fetch(`${office.url}/storage/${file}`)).status;
  const photo = new Blob([await noisePhoto('jpeg', 60, 90)]);
  const body = formOf({ ...TALENT, name: 'Iara Campos', cover: '', book_file: photo });
  const added = await office.post('/talentos', body);
  const address = added.headers.get('location')?.replace(/\?.*/, '') ?? '';
  const [, upload = ''] = /(uploads\/[\da-f]{32}\.jpg)/.exec(await page(address)) ?? [];
  const files = [upload, 'talents/3102/cover.jpg'];
  for (const removed of [address, '/talentos/3102']) await office.post(`${removed}/remover`, {});
  buildJson = built(['talents']);
  await page('/');
  expect(await Promise.all(files.map(statusOf))).toEqual([200, 200]);
  buildJson = built();
  await page('/');
  expect(await Promise.all(files.map(statusOf))).toEqual([404, 404]);
  // A refused form has its photos until it is sent again.
  const refused = await office.post('/talentos', formOf({ ...TALENT, name: '', book_file: photo }));
  const [, waiting = ''] = /(uploads\/[\da-f]{32}\.jpg)/.exec(await refused.text()) ?? [];
  await page('/');
  expect(await statusOf(waiting)).toBe(200);
  vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] });
  await page('/');
  expect(await statusOf(waiting)).toBe(404);
});
