/** The gateway's endpoints over real sockets, in front of a back office: what they take, what they refuse, what they say. */
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBackOffice, type BackOffice } from '../../scripts/back-office/server.ts';
import { application, contactForm, createTemporaryFolder, startGateway, type RunningGateway } from '../support/gateway.ts';
import { plainPhoto } from '../support/photos.ts';

let dataDir: string;
let backOffice: BackOffice;
let gateway: RunningGateway;
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  dataDir = await createTemporaryFolder();
  backOffice = await startBackOffice({ dataDir });
  gateway = await startGateway(backOffice);
  photo = await plainPhoto('jpeg');
});

afterEach(() => {
  backOffice.faults.clear();
});

afterAll(async () => {
  await gateway.close();
  await backOffice.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly json: unknown;
  readonly headers: Headers;
}

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(`${gateway.url}${path}`, { ...init, signal: AbortSignal.timeout(20_000) });
  return { status: answer.status, headers: answer.headers, json: await answer.json() };
}

const post = (entry: string, body: FormData, headers: Readonly<Record<string, string>> = {}) =>
  ask(`/api/entry/${entry}`, { method: 'POST', body, headers });
const arrived = () => backOffice.entries.list(undefined, 1, 0);

/** The field errors of a refused post. */
async function faults(entry: string, form: FormData): Promise<unknown> {
  const before = arrived().total;
  const { status, json } = await post(entry, form);
  expect([status, arrived().total]).toEqual([422, before]);
  return (json as { errors: unknown }).errors;
}

describe('a contact message', () => {
  it('arrives with its four fields and nothing else', async () => {
    const form = contactForm({ name: '  Ana\t Sá ', message: 'um\r\ndois' });
    form.append('admin', 'true');
    const { status, json, headers } = await post('contact', form);
    expect([status, json, headers.get('Cache-Control')]).toEqual([202, { status: 'delivered' }, 'no-store']);
    const [entry] = arrived().entries;
    expect(entry?.kind).toBe('contact');
    expect(entry?.fields).toEqual({ name: 'Ana Sá', email: 'ana@exemplo.com.br', phone: '+55 81 90000-1234', message: 'um\r\ndois' });
    expect(entry?.idempotencyKey).toBe(form.get('submissionId'));
    expect(entry?.files).toEqual([]);
  });

  it.each(['name', 'email', 'phone', 'message'])('needs its %s', async (field) => {
    expect(await faults('contact', contactForm({ [field]: null }))).toEqual({ [field]: 'required' });
    expect(await faults('contact', contactForm({ [field]: '   ' }))).toEqual({ [field]: 'required' });
  });

  it('is checked by every rule at once', async () => {
    const form = contactForm({
      name: 'a'.repeat(121),
      email: 'ana@',
      phone: '12',
      message: '',
      elapsed: '10',
      website: 'x',
      submissionId: '1',
    });
    const { json } = await post('contact', form);
    expect(json).toEqual({
      error: 'invalid',
      errors: {
        name: 'tooLong',
        email: 'email',
        phone: 'phone',
        message: 'required',
        elapsed: 'tooFast',
        website: 'notEmpty',
        submissionId: 'id',
      },
    });
  });

  it('names each field once', async () => {
    const form = contactForm();
    form.append('email', 'eva@exemplo.com.br');
    expect(await faults('contact', form)).toEqual({ email: 'repeated' });
  });

  it('takes no file for a text', async () => {
    const form = contactForm({ message: null });
    form.append('message', new File(['text'], 'message.txt', { type: 'text/plain' }));
    expect(await faults('contact', form)).toEqual({ message: 'required' });
  });

  it('may leave out how long it took, and needs the id of its form', async () => {
    expect((await post('contact', contactForm({ elapsed: null }))).status).toBe(202);
    expect(await faults('contact', contactForm({ submissionId: null }))).toEqual({ submissionId: 'id' });
  });
});

describe('an application', () => {
  it.each(['getScouted', 'getScoutedAmazingFace'])('arrives whole in its programme: %s', async (programme) => {
    const note = 'https://video.example/1\nhttps://video.example/2';
    const form = application(photo, { note, basedin: '{"value":"2611606","label":"Recife"}' });
    expect((await post(programme, form)).json).toEqual({ status: 'delivered' });
    const [entry] = arrived().entries;
    expect(entry?.kind).toBe(programme);
    expect(entry?.fields).toEqual({
      realname: 'Ana Sá',
      email: 'ana@exemplo.com.br',
      phone: '+55 (81) 90000-1234',
      gender: 'woman',
      birthdate: '2005-03-05',
      instagr: '@ana',
      tiktok: '@ana',
      country: '{"value":76,"label":"Brasil"}',
      id_state: '{"value":26,"label":"Pernambuco"}',
      basedin: '{"value":2611606,"label":"Recife"}',
      height: '170/5.7',
      jeans: '38',
      note: note.replace('\n', '\r\n'),
    });
    expect(entry?.files.map(({ field, name, type }) => [field, name, type])).toEqual(
      [1, 2, 3, 4].map((number) => [`image_${number}`, `image_${number}.jpg`, 'image/jpeg']),
    );
  });

  it('sends no field that says nothing', async () => {
    await post('getScouted', application(photo, { note: '  ', basedin: '' }));
    const [entry] = arrived().entries;
    expect(Object.keys(entry?.fields ?? {})).not.toContain('note');
    expect(Object.keys(entry?.fields ?? {})).not.toContain('basedin');
  });

  it('tells the agency in its note of places that no list knows', async () => {
    const typed = { country: '{"value":620,"label":"Portugal"}', id_state: '{"value":"","label":"Lisboa"}', note: 'Oi' };
    expect((await post('getScouted', application(photo, typed))).json).toEqual({ status: 'delivered' });
    const [entry] = arrived().entries;
    expect(entry?.fields['id_state']).toBeUndefined();
    expect(entry?.fields['note']).toBe('Oi\r\nEstado ou região: Lisboa');
  });

  const REQUIRED = 'realname email phone gender birthdate instagr tiktok country id_state height jeans image_1 image_2 image_3 image_4';

  it.each(REQUIRED.split(' '))('needs its %s', async (field) => {
    expect(await faults('getScouted', application(photo, { [field]: null }))).toEqual({ [field]: 'required' });
    expect(await faults('getScouted', application(photo, { [field]: '' }))).toEqual({ [field]: 'required' });
  });

  it.each([
    ['email', 'ana@exemplo', 'email'],
    ['phone', '+55 81 90000-1234', 'phone'],
    ['gender', 'other', 'choice'],
    ['birthdate', '05/03/2005', 'date'],
    ['birthdate', '2999-01-01', 'date'],
    ['birthdate', `${new Date().getUTCFullYear() - 10}-01-01`, 'tooYoung'],
    ['country', '76', 'choice'],
    ['country', '{"value":"","label":"Brasil"}', 'choice'],
    ['id_state', '{"value":26}', 'choice'],
    ['basedin', 'Recife', 'choice'],
    ['height', '170', 'choice'],
    ['jeans', '99', 'choice'],
    ['note', 'a'.repeat(5001), 'tooLong'],
  ])('is refused for the %s %s', async (field, value, code) => {
    expect(await faults('getScouted', application(photo, { [field]: value }))).toEqual({ [field]: code });
  });

  it('that was begun before the registration closed is taken after it', async () => {
    const desk = (acao: string) =>
      fetch(`${backOffice.url}/inscricoes`, { method: 'POST', body: new URLSearchParams({ programa: 'registrationClosed', acao }) });
    await desk('fechar');
    try {
      expect((await post('getScouted', application(photo))).json).toEqual({ status: 'delivered' });
    } finally {
      await desk('abrir');
    }
  });

  it('takes PNG, GIF and JPEG, whatever they are called', async () => {
    const images = {
      image_1: new File([await plainPhoto('png')], 'one.jpg', { type: 'image/jpeg' }),
      image_2: new File([await plainPhoto('gif')], 'two.exe', { type: 'application/x-msdownload' }),
      image_3: new File([photo], '../../three', { type: '' }),
    };
    expect((await post('getScouted', application(photo, images))).status).toBe(202);
    expect(arrived().entries[0]?.files.map(({ name, type }) => [name, type])).toEqual([
      ['image_1.png', 'image/png'],
      ['image_2.gif', 'image/gif'],
      ['image_3.jpg', 'image/jpeg'],
      ['image_4.jpg', 'image/jpeg'],
    ]);
  });

  it('is refused for a photo that is none', async () => {
    const images = {
      image_2: new File(['%PDF-1.7'], 'photo.jpg', { type: 'image/jpeg' }),
      image_4: new File([photo.subarray(0, 200)], 'cut.jpg'),
    };
    const { status, json } = await post('getScouted', application(photo, images));
    expect([status, json]).toEqual([415, { error: 'image', errors: { image_2: 'image', image_4: 'image' } }]);
  });

  it('is refused for a photo, a number of photos or a whole that is too large', async () => {
    const large = new File([new Uint8Array(1_500_001)], 'large.jpg');
    const one = await post('getScouted', application(photo, { image_3: large }));
    expect([one.status, one.json]).toEqual([413, { error: 'tooLarge', errors: { image_3: 'tooLarge' } }]);
    const five = await post('getScouted', application(photo, { image_5: new File([photo], 'five.jpg') }));
    expect([five.status, five.json]).toEqual([413, { error: 'tooLarge' }]);
    const whole = await post('getScouted', application(photo, { note: 'a'.repeat(4_600_000) }));
    expect([whole.status, whole.json]).toEqual([413, { error: 'tooLarge' }]);
  });
});

describe('a post from elsewhere', () => {
  it.each([{ Origin: 'https://evil.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }])(
    'is refused: %o',
    async (headers) => {
      const { status, json } = await post('contact', contactForm(), headers);
      expect([status, json]).toEqual([403, { error: 'foreign' }]);
    },
  );

  it('is told from one of this site, under each of its own addresses', async () => {
    const local = gateway.url.replace('127.0.0.1', 'localhost');
    expect((await post('contact', contactForm(), { Origin: gateway.url, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(202);
    const answer = await fetch(`${local}/api/entry/contact`, { method: 'POST', body: contactForm(), headers: { Origin: local } });
    expect(answer.status).toBe(202);
    expect((await post('contact', contactForm(), { Origin: 'http://localhost:4321' })).status).toBe(202);
  });
});

describe("the entries' address", () => {
  it('knows three entries and one method', async () => {
    for (const name of ['getscouted', 'admin', 'contact%2Fsend', '__proto__']) expect((await post(name, contactForm())).status).toBe(404);
    const { status, headers } = await ask('/api/entry/contact');
    expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it('limits how often an address may post, and says when to come back', async () => {
    const limited = await startGateway(backOffice, { env: { RATE_LIMIT: 'on' } });
    try {
      const answers = await Promise.all(
        Array.from({ length: 25 }, () => fetch(`${limited.url}/api/entry/contact`, { method: 'POST', body: contactForm() })),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBe(5);
      expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });

  it('answers 503 where its settings cannot be used, and names them in the log alone', async () => {
    const unset = await startGateway(backOffice, { env: { PANEL_SALT: '', TALENT_API_KEY: '' } });
    try {
      const answer = await fetch(`${unset.url}/api/entry/contact`, { method: 'POST', body: contactForm() });
      expect([answer.status, await answer.json()]).toEqual([503, { error: 'unavailable' }]);
      expect(unset.log).toContainEqual(
        expect.objectContaining({ event: 'config.invalid', faults: ['PANEL_SALT is not set', 'TALENT_API_KEY is not set'] }),
      );
    } finally {
      await unset.close();
    }
  });
});

describe('the log', () => {
  it('says what happened, and nothing that a visitor typed', async () => {
    const secret = { realname: 'Segredo Um', email: 'segredo@dois.example', instagr: '@segredotres', note: 'segredo quatro' };
    await post('getScouted', application(photo, secret));
    await post('getScouted', application(photo, { ...secret, email: 'segredo cinco', birthdate: '2001-02-03x' }));
    backOffice.faults.add({ path: '/api/entry/', kind: 'status' });
    await post('getScouted', application(photo, secret));
    backOffice.faults.clear();
    await gateway.deliverOutbox();
    const text = JSON.stringify(gateway.log);
    for (const event of ['entry.accepted', 'entry.refused', 'outbox.failed', 'outbox.delivered', 'outbox.run'])
      expect(text).toContain(event);
    expect(text).not.toMatch(/segredo|90000-1234|Pernambuco|2005-03-05|2001-02-03/i);
    for (const credential of Object.values(backOffice.credentials)) expect(text).not.toContain(credential);
  });
});

describe('the lists of places', () => {
  it('come in both languages, with the states of a country and the cities of a state', async () => {
    const { status, json, headers } = await ask('/api/options?language=pt');
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(json).toMatchObject({ countries: expect.arrayContaining([{ id: '76', value: 'Brasil' }]) as unknown, states: [], cities: [] });
    const english = await ask('/api/options?language=en&country=76');
    expect(english.json).toMatchObject({
      countries: expect.arrayContaining([{ id: '76', value: 'Brazil' }]) as unknown,
      states: expect.arrayContaining([{ id: '26', value: 'Pernambuco' }]) as unknown,
      cities: [],
    });
    const cities = await ask('/api/options?language=pt&country=76&state=26');
    expect(cities.json).toMatchObject({ cities: expect.arrayContaining([{ id: '2611606', value: 'Recife' }]) as unknown });
  });

  it.each([
    'language=xx',
    'state=26',
    'country=abc',
    'country=-1',
    'country=01',
    'country=76%26cities%3D1',
    'country=76&state=..%2F',
    'country=9999999999999999',
  ])('are not asked for by %s', async (query) => {
    const { status, headers } = await ask(`/api/options?${query}`);
    expect([status, headers.get('Cache-Control')]).toEqual([400, 'no-store']);
  });

  it('are asked of the service once for many visitors', async () => {
    backOffice.requests.clear();
    const fresh = await startGateway(backOffice);
    try {
      await Promise.all(Array.from({ length: 30 }, () => fetch(`${fresh.url}/api/options?language=pt&country=76&state=35`)));
      expect(backOffice.requests.entries()['/api/talents/attributes']).toBe(1);
    } finally {
      await fresh.close();
    }
  });

  it('are 503 when the service is down and none are kept', async () => {
    backOffice.faults.add({ path: '/api/talents/attributes', kind: 'status' });
    const { status, json, headers } = await ask('/api/options?language=pt&country=76&state=29');
    expect([status, json, headers.get('Cache-Control')]).toEqual([503, { error: 'unavailable' }, 'no-store']);
    backOffice.faults.clear();
    expect((await ask('/api/options?language=pt&country=76&state=29')).status).toBe(200);
  });

  it.each(['malformed', 'truncate', 'hang'] as const)('are 503 when the answer is of the kind %s', async (kind) => {
    backOffice.faults.add({ path: '/api/talents/attributes', kind, ms: 50 });
    expect((await ask('/api/options?language=en&country=76&state=31')).status).toBe(503);
  });

  it('survive a token that ran out', async () => {
    backOffice.faults.add({ path: '/api/talents/attributes', kind: 'expire-token', times: 1 });
    expect((await ask('/api/options?language=en&country=76&state=33')).status).toBe(200);
  });
});

describe('a composite', () => {
  const WITH = 3101;

  async function download(id: number | string, url = gateway.url): Promise<{ readonly answer: Response; readonly bytes: Buffer | null }> {
    const answer = await fetch(`${url}/api/composite/${id}`, { signal: AbortSignal.timeout(20_000) });
    return { answer, bytes: await answer.arrayBuffer().then(Buffer.from, () => null) };
  }

  it("is a zip under the talent's name", async () => {
    const { answer, bytes } = await download(WITH);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="Acucena Vilar - Amazing.zip"; filename*=UTF-8''A%C3%A7ucena%20Vilar%20%7C%20Amazing.zip`,
    );
    expect(bytes?.subarray(0, 2).toString()).toBe('PK');
    expect(bytes?.includes('PK\x05\x06')).toBe(true);
  });

  it.each(['999999999', '0', '-1', 'abc', '3101x', '%2e%2e', '3101%2F..%2F3102', '1e3'])('is 404 for the talent %s', async (id) => {
    expect((await download(id)).answer.status).toBe(404);
  });

  it('is 404 for a talent without one', async () => {
    const list = (await (
      await fetch(`${backOffice.url}/api/talents?language=pt`, { method: 'POST', body: '{}', headers: await signIn() })
    ).json()) as { data: { id: number }[] };
    for (const { id } of list.data) {
      const profile = await fetch(`${backOffice.url}/api/talent/profile?language=pt&id=${id}`, { headers: await signIn() });
      const { galleries } = (await profile.json()) as { galleries: { compo?: unknown[] | null } };
      if ((galleries.compo ?? []).length > 0) continue;
      expect((await download(id)).answer.status).toBe(404);
      return;
    }
    throw new Error('every talent has a composite');
  });

  async function signIn(): Promise<Record<string, string>> {
    const answer = await fetch(`${backOffice.url}/api/signin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ salt: backOffice.credentials.talentSalt, api_key: backOffice.credentials.talentApiKey }),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  }

  it.each([
    ['the profile cannot be had', { path: '/api/talent/profile', kind: 'status' }],
    ['the profile is no profile', { path: '/api/talent/profile', kind: 'malformed' }],
    ['the zip cannot be made', { path: '/api/download/gallery', kind: 'status' }],
    ['the zip is none', { path: '/api/download/gallery', kind: 'malformed' }],
  ] as const)('is 503 when %s', async (_, fault) => {
    backOffice.faults.add(fault);
    const { answer, bytes } = await download(WITH);
    expect([answer.status, bytes?.toString()]).toEqual([503, '{"error":"unavailable"}']);
  });

  it('that breaks off is broken off, not cut short, and the gateway lives on', async () => {
    backOffice.faults.add({ path: '/api/download/gallery', kind: 'truncate' });
    const { bytes } = await download(WITH).catch(() => ({ bytes: null }));
    expect(bytes).toBeNull();
    backOffice.faults.clear();
    expect((await download(WITH)).answer.status).toBe(200);
  });

  it('is made of what the service says, whatever the query says', async () => {
    const answer = await fetch(`${gateway.url}/api/composite/${WITH}?talent=%7B%22id%22%3A3102%7D&gallery=book`);
    expect(answer.headers.get('Content-Disposition')).toContain('Acucena Vilar');
    await answer.body?.cancel();
  });
});
