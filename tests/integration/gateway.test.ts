import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { startPreview } from '../../scripts/preview/preview-server.ts';
import { ENTRY_KINDS, isMessage } from '../../src/contracts/entry-kinds.ts';
import { toReference } from '../../src/domain/reference.ts';
import { toEntryId } from '../../src/gateway/entry/panel-entry.ts';
import { openOffice } from '../support/back-office.ts';
import {
  APPLICATION,
  applicationBody,
  GUARDIAN,
  MESSAGE,
  messageBody,
} from '../support/filled-forms.ts';
import { freePort } from '../support/hosts.ts';
import { noisePhoto } from '../support/photos.ts';
import { createFolder, openTestFolder } from '../support/test-folder.ts';
import { openHost } from '../support/hosts.ts';
import { untilEnd } from '../support/until-end.ts';
import { split } from '../support/rows.ts';

const backOffice = untilEnd(await openOffice({ talents: 1 }));
const gateway = untilEnd(await startGateway());
const { post } = gateway;
afterEach(() => backOffice.fail());
const photo = await noisePhoto('jpeg');

type Variables = Readonly<Record<string, string>>;

/** Moves the clock of this process, the gateway's too, for all tests that follow. */
function letTimePass(milliseconds: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + milliseconds;
}

async function startGateway(settings: Variables = {}) {
  const folder = await createFolder();
  const OUTBOX_DIR = path.join(folder.path, 'outbox');
  const env = { ...backOffice.env, OUTBOX_DIR, ...settings };
  const log: Readonly<Record<string, unknown>>[] = [];
  const { url, close } = await startPreview({
    dist: folder.path,
    env,
    runsSchedules: false,
    log: (line) => log.push(JSON.parse(line) as (typeof log)[number]),
  });
  const ask = async (address: string, init: RequestInit = {}, limit = 20_000) => {
    const answer = await fetch(url + address, { ...init, signal: AbortSignal.timeout(limit) });
    const { status, headers } = answer;
    return { status, headers, json: (await answer.json()) as unknown };
  };
  return {
    url,
    outboxDir: env.OUTBOX_DIR,
    log,
    ask,
    post: (entry: string, body: FormData, headers: Variables = {}, limit?: number) =>
      ask(`/api/entry/${entry}`, { method: 'POST', body, headers }, limit),
    deliverOutbox: async () => {
      // A younger entry may still be under way.
      letTimePass(20_000);
      return (await ask('/.netlify/functions/deliver-outbox', { method: 'POST' })).json;
    },
    async close() {
      await close();
      await folder.remove();
    },
  };
}

async function deploy(settings: Variables) {
  const deployed = await startGateway(settings);
  onTestFinished(deployed.close);
  return deployed;
}

const arrived = () => backOffice.entries.list();
const QUEUED = { status: 'queued' };

it('150 messages at once while the panel is down are all kept', { timeout: 120_000 }, async () => {
  const own = await deploy({ PANEL_URL: `http://127.0.0.1:${await freePort()}` });
  const send = () => own.post('contact', messageBody(), {}, 60_000);
  const answers = await Promise.all(Array.from({ length: 150 }, send));
  for (const answer of answers) expect(answer).toMatchObject({ status: 202, json: QUEUED });
  expect((await readdir(path.join(own.outboxDir, 'waiting'))).length).toBe(150);
});

it('a contact message arrives with its four fields and nothing else', async () => {
  const form = messageBody({ name: '  Ana\t Sá ', message: 'um\r\ndois' });
  form.append('admin', 'true');
  const { status, json } = await post('contact', form);
  const key = toEntryId('contact', String(form.get('submissionId')));
  const reference = toReference(key);
  expect([status, json]).toEqual([202, { status: 'delivered', reference }]);
  const [entry] = arrived();
  expect(entry).toMatchObject({ kind: 'contact', idempotencyKey: key, files: [] });
  const message = `um\r\ndois\r\n\r\nCódigo desta mensagem: ${reference}`;
  expect(entry?.fields).toEqual({ ...MESSAGE, message });
});

it('an application of a minor arrives with the guardian first in its note, with the words that were ticked in their language', async () => {
  const year = new Date().getUTCFullYear() - 16;
  const form = (changes: Readonly<Record<string, string | null>> = {}) =>
    applicationBody(photo, {
      birthdate: `${year}-01-01`,
      instagr: '-',
      tiktok: null,
      note: 'Oi',
      id_state: '{"value":"","label":"Agreste"}',
      basedin: '{"value":"","label":"Lajedo"}',
      ...GUARDIAN,
      guardian_name: 'Marta\nResponsável: outra',
      guardian_relation: 'grandparent',
      ...changes,
    });
  const referer = (page: string) => ({ Referer: `${gateway.url}${page}` });
  const { json } = await post('getScouted', form(), referer('/seja-amz'));
  const { reference } = json as { reference: string };
  const [entry] = arrived();
  expect(entry).toMatchObject({
    files: ['image_1', 'image_2', 'image_3', 'image_4'],
    fields: { instagr: '-', tiktok: '-' },
  });
  expect(Object.keys(entry?.fields ?? {}).filter((name) => name.startsWith('guardian'))).toEqual(
    [],
  );
  expect(entry?.fields['note']?.split('\r\n')).toEqual([
    'Menor de idade: fale com o responsável.',
    'Responsável: Marta Responsável: outra',
    'Relação: avó ou avô',
    'Telefone do responsável: +55 (87) 90000-4410',
    'E-mail do responsável: marta@correio.example',
    expect.stringMatching(/^Consentimento: \d.* (\d\d:\d\d) \(hora do Recife\)$/),
    expect.stringMatching(
      /^Concordou com: Sou Marta .*, da família de Edilene \(.* concordo com o envio\. Só para a equipe de novos rostos avaliar/,
    ),
    'Redes: não informou TikTok',
    `Código: ${reference}`,
    '',
    'Oi',
    'Estado ou região: Agreste',
    'Cidade: Lajedo',
  ]);

  const { id_state } = APPLICATION;
  const plain = { note: null, id_state, basedin: null, guardian_relation: 'mother' };
  await post('getScouted', form(plain), referer('/en/be-amz'));
  expect(arrived()[0]?.fields['note']).toMatch(
    /^Menor de idade[^]*\r\nRelação: mãe\r\n[^]*\r\nConcordou com: I[’ a][^]*Código: AMZ-\S{4}-\S{4}$/,
  );
});

it('an application is refused for a file that is no whole JPEG or empty, and for a photo, a number of photos or a whole that is too large', async () => {
  const tooLarge = 'tooLarge';
  const png = new Blob([await noisePhoto('png')], { type: 'image/jpeg' });
  const cut = new Blob([photo.subarray(0, 200)]);
  for (const [changes, status, error, errors] of [
    [{ image_1: png, image_4: cut }, 415, 'image', { image_1: 'image', image_4: 'image' }],
    [{ image_2: new Blob([]) }, 422, 'invalid', { image_2: 'required' }],
    [
      { image_1: png, image_3: new Blob([new Uint8Array(1_500_001)]) },
      413,
      tooLarge,
      { image_1: 'image', image_3: tooLarge },
    ],
    [{ image_5: new Blob([photo]) }, 413, tooLarge, undefined],
    [{ note: 'a'.repeat(4_600_000) }, 413, tooLarge, undefined],
  ] as const) {
    const answer = await post('getScouted', applicationBody(photo, changes));
    expect([answer.status, answer.json]).toEqual([status, { error, ...(errors && { errors }) }]);
  }
});

it('an application that the panel refuses names the fields, and is taken once they are corrected', async () => {
  const submissionId = crypto.randomUUID();
  backOffice.fail({ path: '/api/entry', answer: { id_state: ['no'], image_2: ['no'] } });
  const apply = () => post('getScouted', applicationBody(photo, { submissionId }));
  const { status, json } = await apply();
  const errors = { id_state: 'refused', image_2: 'refused' };
  expect([status, json]).toEqual([422, { error: 'invalid', errors }]);
  backOffice.fail();
  expect(await apply()).toMatchObject({ json: { status: 'delivered' } });
  expect(arrived()[0]?.fields['note']).toMatch(/^Código: AMZ-\S{9}$/);
});

const BROKEN_OFF = 'half of it';

/** A gateway before a panel that answers every entry so. */
async function deployBefore(code: number, body: string) {
  let arrivals = 0;
  const PANEL_URL = await openHost((request, response) => {
    request.resume().on('end', () => {
      if (request.url?.startsWith('/api/entry/') !== true) return response.end('{"token":"t"}');
      arrivals += 1;
      response.writeHead(code, { 'Content-Type': 'text/html' });
      if (body !== BROKEN_OFF) return response.end(body);
      return response.write('{', () => response.destroy());
    });
  });
  const own = await deploy({ PANEL_URL });
  return { own, arrivals: () => arrivals };
}

it.each([
  ['{"message":"no","errors":{"cpf":["is missing"],"Ana, 90000-1234":["no"]}}', ['cpf']],
  ['{"data":{"errors":{"cpf":["is missing"]}}}', ['cpf']],
  ['{"message":"Ana is not welcome","errors":[]}', []],
  ['<h1>Ana</h1>', []],
])('an entry refused for no field of the form is kept for a person: %j', async (body, fields) => {
  const { own } = await deployBefore(422, body);
  expect(await own.post('contact', messageBody())).toMatchObject({
    status: 202,
    json: { status: 'aside' },
  });
  await own.deliverOutbox();
  expect(await readdir(path.join(own.outboxDir, 'aside'))).toHaveLength(1);
  expect(own.log).toContainEqual(
    expect.objectContaining({ event: 'outbox.refused', level: 'error', fields }),
  );
  expect(JSON.stringify(own.log)).not.toMatch(/Ana|missing/);
});

it.each([
  [200, '', 'delivered', 0],
  [204, '', 'delivered', 0],
  [200, '[]', 'delivered', 0],
  [201, '{"id":7,"error":null,"errors":[],"success":true,"status":"ok"}', 'delivered', 0],
  [200, 'ok', 'delivered', 1],
  [202, '{"id":', 'delivered', 1],
  [201, BROKEN_OFF, 'delivered', 1],
  [200, '<!DOCTYPE html><title>Login</title>', 'queued', 0],
  [200, '{"errors":{"email":["taken"]}}', 'queued', 0],
  [200, '{"error":"no database"}', 'queued', 0],
  [201, '{"success":false,"data":{}}', 'queued', 0],
  [200, '{"data":{"success":false}}', 'queued', 0],
  [200, '{"success":"false"}', 'queued', 0],
  [200, '{"success":0}', 'queued', 0],
  [200, '{"success":"0"}', 'queued', 0],
  [200, '{"status":"failed"}', 'queued', 0],
  [200, '{"status":"Error"}', 'queued', 0],
  [200, '{"status":"fail"}', 'queued', 0],
  [302, '', 'queued', 0],
])('a panel that answers a message with %i %j: it is %s', async (code, body, status, unread) => {
  const { own, arrivals } = await deployBefore(code, body);
  expect(await own.post('contact', messageBody())).toMatchObject({ status: 202, json: { status } });
  await own.deliverOutbox();
  expect(arrivals()).toBe(status === 'delivered' ? 1 : 2);
  expect(own.log.filter(({ event }) => event === 'entry.answer-unread')).toHaveLength(unread);
});

it('the operator is told by the webhook that a message waits for an hour', async () => {
  const told: string[] = [];
  const ALERT_WEBHOOK_URL = await openHost((request, response) => {
    void text(request).then((body) => response.end(String(told.push(body))));
  });
  const own = await deploy({ ALERT_WEBHOOK_URL });
  backOffice.fail({ path: '/api/entry/', answer: 503 });
  await own.post('contact', messageBody());
  letTimePass(60 * 60_000);
  await own.deliverOutbox();
  expect(told).toEqual([expect.stringContaining('The panel does not take entries: 1 wait')]);
});

it.each<readonly [headers: Readonly<Record<string, string>>, status: number]>([
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ Origin: gateway.url, 'Sec-Fetch-Site': 'same-origin' }, 202],
  [{ Origin: 'http://localhost:4321' }, 202],
  [{ 'Sec-Fetch-Site': 'same-origin' }, 202],
  [{ 'Sec-Fetch-Site': 'none' }, 202],
])('a post from elsewhere is told from one of this site: %o', async (headers, expected) => {
  const { status, json } = await post('contact', messageBody(), headers);
  expect(status).toBe(expected);
  if (status === 403) expect(json).toEqual({ error: 'foreign' });
});

it("the entries' address knows three entries and one method", async () => {
  for (const name of ['getscouted', 'admin', 'contact%2Fsend', '__proto__'])
    expect((await post(name, messageBody())).status).toBe(404);
  const { status, headers } = await gateway.ask('/api/entry/contact');
  expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
  expect((await post('contact/', messageBody())).status).toBe(202);
});

it("the entries' address answers 503 where its settings cannot be used, and names them in the log alone", async () => {
  const unset = await deploy({ PANEL_SALT: '', TALENT_API_KEY: '' });
  const { status, json } = await unset.post('contact', messageBody());
  expect([status, json]).toEqual([503, { error: 'unavailable' }]);
  const faults = ['PANEL_SALT is not set', 'TALENT_API_KEY is not set'];
  expect(unset.log).toContainEqual(expect.objectContaining({ event: 'config.invalid', faults }));
});

it('the log says what happened, and neither what a visitor typed nor from which address', async () => {
  const secret = {
    realname: 'Segredo Um',
    email: 'segredo@dois.example',
    instagr: '@segredotres',
    note: 'segredo quatro',
  };
  await post('getScouted', applicationBody(photo, secret));
  await post(
    'getScouted',
    applicationBody(photo, { ...secret, email: 'segredo cinco', birthdate: '2001-02-03x' }),
  );
  backOffice.fail({ path: '/api/entry/', answer: 503 });
  await post('getScouted', applicationBody(photo, secret));
  backOffice.fail();
  await gateway.deliverOutbox();
  expect(gateway.log).toContainEqual(
    expect.objectContaining({ event: 'entry.refused', fields: ['email', 'birthdate'] }),
  );
  const log = JSON.stringify(gateway.log);
  for (const event of split(
    'entry.accepted entry.refused outbox.failed outbox.delivered outbox.run',
  ))
    expect(log).toContain(event);
  expect(log).not.toMatch(/segredo|90000-2010|Pernambuco|2006-02-03|2001-02-03|127\.0\.0\.1/i);
  for (const credential of Object.values(backOffice.credentials))
    expect(log).not.toContain(credential);
});

it('the lists of places come in both languages, with the states of a country and the cities of a state', async () => {
  const read = async (query: string) =>
    (await gateway.ask(`/api/options?language=${query}`)).json as Record<string, unknown>;
  const { countries, ...others } = await read('pt');
  expect(countries).toContainEqual({ id: '76', value: 'Brasil' });
  expect(others).toEqual({ states: [], cities: [] });
  const english = await read('en&country=76');
  expect(english['countries']).toContainEqual({ id: '76', value: 'Brazil' });
  expect(english['states']).toContainEqual({ id: '26', value: 'Pernambuco' });
  expect(english['cities']).toEqual([]);
  const { cities } = await read('pt&country=76&state=26');
  expect(cities).toContainEqual({ id: '2611606', value: 'Recife' });
});

it('the lists of places are kept briefly where there are no places', async () => {
  for (const place of ['country=999', 'country=76&state=99']) {
    const { headers } = await gateway.ask(`/api/options?language=pt&${place}`);
    expect(headers.get('Cache-Control')).toBe('public, max-age=60');
    const cdn = headers.get('Netlify-CDN-Cache-Control');
    expect(cdn).toBe('public, durable, max-age=60');
  }
});

it.each(
  split(`
    language=xx state=26 country=abc country=-1 country=01 country=76%26cities%3D1 country=76&state=..%2F
    country=999999999999999999999 %6canguage=en language=pt&%63ountry=76 language=pt&language=en country=76&country=32
  `),
)('the lists of places are not asked for by %s', async (query) => {
  const { status, headers } = await gateway.ask(`/api/options?${query}`);
  expect([status, headers.get('Cache-Control')]).toEqual([400, 'no-store']);
});

it('the lists of places are 404 for a state that nobody knows, and 503 while the service is down or has none', async () => {
  for (const [answer, status, place] of [
    [422, 404, '&country=76&state=99'],
    [503, 503, '&country=76&state=99'],
    [404, 503, ''],
  ] as const) {
    backOffice.fail({ path: '/api/talents/attributes', answer });
    const got = await gateway.ask(`/api/options?language=pt${place}`);
    expect([got.status, got.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
  }
  expect(gateway.log).toContainEqual(
    expect.objectContaining({ event: 'options.unavailable', code: 'HTTP_503' }),
  );
  const posted = await gateway.ask('/api/options', { method: 'POST' });
  expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

async function listOutbox(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  // Marks are no entries (src/gateway/outbox/record.ts).
  const entries = names.filter((entry) => entry.isFile() && !/ran|told/.test(entry.parentPath));
  return entries.map(({ name }) => name);
}

/** Outboxes of production and of previews. */
async function openOutboxes(): Promise<readonly [string, string]> {
  const folder = await openTestFolder();
  return [`${folder}/outbox`, `${folder}/outbox-deploy-preview`];
}

it('an entry of a preview is neither sent nor kept', async () => {
  const [OUTBOX_DIR, own] = await openOutboxes();
  const preview = await deploy({ CONTEXT: 'deploy-preview', OUTBOX_DIR });
  backOffice.requests.clear();
  for (const entry of ENTRY_KINDS) {
    const body = isMessage(entry) ? messageBody() : applicationBody(photo);
    const { status, json } = await preview.post(entry, body);
    expect([status, json]).toEqual([503, { error: 'preview' }]);
  }
  expect([...backOffice.requests]).toEqual([]);
  expect([OUTBOX_DIR, own].map((folder) => existsSync(folder))).toEqual([false, false]);
  expect(preview.log.filter(({ level }) => level === 'error')).toEqual([]);
});

it("a preview that may send keeps what waits apart from production's, and delivers it with its next entry, because no schedule runs for it", async () => {
  const [OUTBOX_DIR, own] = await openOutboxes();
  const preview = await deploy({ CONTEXT: 'deploy-preview', PREVIEW_ENTRIES: '1', OUTBOX_DIR });
  backOffice.fail({ path: '/api/entry/contact/send', answer: 503 });
  expect(await preview.post('contact', messageBody())).toMatchObject({ json: QUEUED });
  expect(await listOutbox(OUTBOX_DIR)).toEqual([]);
  expect(await listOutbox(own)).not.toEqual([]);
  const production = await deploy({ CONTEXT: 'production', OUTBOX_DIR });
  expect(await production.deliverOutbox()).toEqual({ waiting: 0, delivered: 0, failed: 0 });
  backOffice.fail();
  const sendLater = async () => {
    letTimePass(20_000);
    await preview.post('contact', messageBody());
    return await listOutbox(own);
  };
  await expect.poll(sendLater, { timeout: 60_000 }).toEqual([]);
});
