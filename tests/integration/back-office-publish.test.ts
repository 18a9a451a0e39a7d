/** The desk's Publish button: the hook that it calls, and what the desk says until the site
 * shows the change. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { openOffice, TALENT } from '../support/back-office.ts';
import { portOf } from '../support/free-port.ts';
import { moveClock } from '../support/moved-clock.ts';
import { untilEnd } from '../support/until-end.ts';

const office = untilEnd(await openOffice({ talents: 20 }));

const page = async (path: string): Promise<string> => (await fetch(office.url + path)).text();

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
/** Edits once the clock has moved on, so that the edit is later than what was built before. */
async function editJeans(jeans: string): Promise<void> {
  const before = Date.now();
  await vi.waitUntil(() => Date.now() > before, { interval: 1 });
  await office.post('/talentos/3102', { ...TALENT, jeans });
}

afterEach(() => {
  office.publishTo(undefined);
  buildJson = {};
});

it('Publishing calls the build hook with an empty post', async () => {
  await openSite(200);
  expect((await office.post('/publicar', {})).status).toBe(303);
  expect(calls.at(-1)).toBe('POST /build_hooks/1 ');
});

it('Publishing says that it is under way until the site shows the change, then how long it took and where to look', async () => {
  await openSite();
  buildJson = built();
  await page('/');
  await editJeans('40');
  expect(await page('/')).toContain('Uma mudança espera');
  await office.post('/publicar', {});
  const shown = await page('/');
  expect(shown).toContain('Publicando…');
  expect(shown).toContain('http-equiv="refresh"');
  expect(await page('/talentos')).toContain('Publicando…');
  buildJson = built();
  const live = await page('/');
  expect(live).toMatch(/<strong>No ar<\/strong>, [^<]*, \d+ s\./);
  expect(live).toMatch(/href="http:\/\/127\.0\.0\.1:\d+\/modelos\/3102"[^>]*>Ver Ana Sá/);
  expect(live).toContain('O site mostra tudo o que está aqui.');
  expect(live).not.toContain('http-equiv="refresh"');
});

it('Publishing counts what waits: a record once, and one that is back at what the site shows not at all', async () => {
  await openSite();
  buildJson = built();
  await page('/');
  await editJeans('41');
  await office.post('/agencia/1', { registrationClosed: '1' });
  await editJeans('42');
  const shown = await page('/');
  expect(shown).toContain('2 mudanças esperam');
  // The latest change first.
  expect(
    Array.from(
      shown.matchAll(/href="([^"]+)"[^<]+<\/a[^<]+<span class="mute">mudou/g),
      ([, path]) => path,
    ),
  ).toEqual(['/talentos/3102', '/agencia/1']);
  await office.post('/agencia/1', { registrationClosed: '' });
  await editJeans('40');
  expect(await page('/')).toContain('O site mostra tudo o que está aqui.');
});

it('Publishing is not misled by an older copy, a failed rebuild or a rebuild without changes', async () => {
  await openSite();
  buildJson = built();
  await page('/');
  await editJeans('43');
  await office.post('/publicar', {});
  office.rebuilt(Date.now(), '{"result":"failed","reason":"talents: <503>"}');
  expect(await page('/')).toContain('talents: &lt;503&gt;');
  buildJson = built(['talents']);
  expect(await page('/')).toContain('Refeito só em parte');
  expect(await page('/')).toContain('Uma mudança espera');
  office.rebuilt(Date.now(), '{"result":"unchanged","stale":[]}');
  expect(await page('/')).toContain('No ar');
  expect(await page('/')).toContain('O site mostra tudo o que está aqui.');
});

it('Publishing still counts an edit made after the content was read', async () => {
  await openSite();
  buildJson = built();
  await office.post('/publicar', {});
  const readAt = built();
  await editJeans('44');
  buildJson = readAt;
  expect(await page('/')).toContain('Uma mudança espera');
});

it('Publishing tells when the content was read by the day in Recife', async () => {
  vi.useFakeTimers({ now: Date.parse('2024-11-21T22:00:00-03:00'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await openSite();
  for (const [time, told] of [
    ['2024-11-21T00:10:00-03:00', '00:10'],
    ['2024-11-20T23:50:00-03:00', '20/11/2024, 23:50'],
  ] as const) {
    buildJson = { time: new Date(time).toISOString() };
    expect(await page('/')).toContain(`lido às ${told}.`);
  }
});

it.each([401, 404, 503])('Publishing says that the hook answered %i', async (status) => {
  await openSite(status);
  await office.post('/publicar', {});
  const shown = await page('/');
  expect(shown).toContain(`respondeu ${status}`);
});

it('Publishing breaks off an answer that never ends', async () => {
  let isBrokenOff = false;
  await openSite(401, (response) => {
    const more = setInterval(() => response.write('x'.repeat(10_000)), 1);
    response.on('close', () => {
      clearInterval(more);
      isBrokenOff = true;
    });
  });
  await office.post('/publicar', {});
  expect(await page('/')).toContain('respondeu 401');
  await expect.poll(() => isBrokenOff).toBe(true);
});

it('Publishing says so when the server does not answer, and when no address is set', async () => {
  office.publishTo({ site: 'http://127.0.0.1:9', hook: 'http://127.0.0.1:9/build_hooks/1' });
  await office.post('/publicar', {});
  expect(await page('/')).toContain('Sem resposta');
  office.publishTo(undefined);
  await office.post('/publicar', {});
  expect(await page('/')).toContain('BUILD_HOOK_URL');
});

it('A desk that closes breaks off its look at a site that is silent', async () => {
  const own = await openOffice({ talents: 1 });
  // No limit but the desk's end ends the look.
  moveClock(Date.now());
  const look = Promise.withResolvers<ServerResponse>();
  const site = createServer((request, response) => {
    if (request.url === '/build.json') look.resolve(response);
    else response.writeHead(202).end();
  });
  onTestFinished(() => {
    site.close();
    site.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${await portOf(site)}`;
  own.publishTo({ site: origin, hook: `${origin}/build_hooks/1` });
  await own.post('/publicar', {});
  const closed = once(await look.promise, 'close');
  await own.remove();
  await closed;
}, 20_000);
