import { expect, it, onTestFinished, vi } from 'vitest';
import {
  handleComposite,
  handleComposites,
  loadOffered,
  toDisposition,
} from '../../../src/gateway/handle-composite.ts';
import { HttpError } from '../../../src/lib/http-error.ts';
import type { LogLine } from '../../../src/gateway/log.ts';
import type { ServiceClient } from '../../../src/sources/service-client.ts';

it.each([
  ['Ana Sá | Amazing.zip', 'Ana Sa - Amazing.zip', 'Ana%20S%C3%A1%20%7C%20Amazing.zip'],
  [
    "O'Neil (BR)* | Amazing.zip",
    "O'Neil (BR) - Amazing.zip",
    'O%27Neil%20%28BR%29%2A%20%7C%20Amazing.zip',
  ],
  [
    '"Ana"; filename="x.exe | Amazing.zip',
    'Ana; filename=x.exe - Amazing.zip',
    '%22Ana%22%3B%20filename%3D%22x.exe%20%7C%20Amazing.zip',
  ],
  ['李 | Amazing.zip', 'Amazing.zip', '%E6%9D%8E%20%7C%20Amazing.zip'],
  ['../../etc | Amazing.zip', 'etc - Amazing.zip', '..%2F..%2Fetc%20%7C%20Amazing.zip'],
  ['\ud800 | Amazing.zip', 'Amazing.zip', '%EF%BF%BD%20%7C%20Amazing.zip'],
])(
  'the name of a composite is safe in a header and true to the talent: %j',
  (name, plain, encoded) => {
    const header = toDisposition(name);
    expect(header).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
    expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow();
  },
);

const MEGABYTE = 1_000_000;
const PROFILE = {
  id: 7,
  name: 'Ana Sá',
  gender: 'woman',
  galleries: { compo: [{ file: 'a.jpg', width: 2, height: 3 }] },
};

/** A zip of so many megabytes, perhaps one that breaks off at its end. */
function createZip(megabytes: number, isBroken = false): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      const chunk = new Uint8Array(MEGABYTE);
      chunk.set([0x50, 0x4b]);
      if (sent < megabytes) controller.enqueue(chunk);
      else if (isBroken) controller.error(Object.assign(new Error('gone'), { code: 'ECONNRESET' }));
      else controller.close();
      sent += 1;
    },
  });
}

function createChunks(chunks: readonly (readonly number[])[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new Uint8Array(chunk));
      controller.close();
    },
  });
}

type Index = () => Promise<Response>;

const toIndex =
  (id: string, composite: 0 | 1): Index =>
  () =>
    Promise.resolve(Response.json({ talents: [[id, 'Ana Sá', [0], composite]] }));
const INDEX = toIndex('7', 1);

type Answers = (path: string, body: unknown) => Response;

/** A client of a service that gives these answers. */
function toClient(answers: Answers): Pick<ServiceClient, 'ask'> {
  return {
    ask: async ({ method, path, body }, take) =>
      await take(
        answers(path, JSON.parse(String(body ?? null))),
        (failure) => new HttpError(method, `https://talents.example${path}`, failure),
      ),
  };
}

async function open(
  zip: BodyInit,
  headers: HeadersInit = {},
  {
    id = '7',
    index = INDEX,
    profile = {},
  }: { readonly id?: string; readonly index?: Index; readonly profile?: object } = {},
) {
  const [log, asked]: [LogLine[], unknown[][]] = [[], []];
  const client = toClient((path, body) => {
    asked.push([path, body]);
    return path.startsWith('/api/download')
      ? new Response(zip, { headers })
      : Response.json({ ...PROFILE, ...profile, id });
  });
  vi.stubGlobal('fetch', vi.fn(index));
  onTestFinished(() => void vi.unstubAllGlobals());
  const request = new Request(`https://amazing.example/api/composite/${id}`);
  const answer = await handleComposite(request, {
    client,
    offered: () => loadOffered(request),
    log: (line) => log.push(line),
  });
  return { answer, log, asked };
}

async function download(...given: Parameters<typeof open>) {
  const { answer, ...rest } = await open(...given);
  const size = await answer.arrayBuffer().then(
    ({ byteLength }) => byteLength,
    () => 'broken off',
  );
  return { status: answer.status, size, ...rest };
}

it("a composite is the talent's own gallery of composites, answered as a zip under the talent's name", async () => {
  const { answer, asked } = await open(createZip(1));
  const talent = JSON.stringify({ ...PROFILE, id: '7' });
  expect(asked.at(-1)).toEqual(['/api/download/gallery', { talent, gallery: 'compo' }]);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('Content-Disposition')).toBe(toDisposition('Ana Sá | Amazing.zip'));
});

it.each([
  ['12345678901234567890', 200],
  ['123456789012345678901', 404],
])(
  'a composite is asked for by ids of every length that a service may give: %s',
  async (id, status) => {
    expect(await download(createZip(1), {}, { id, index: toIndex(id, 1) })).toMatchObject({
      status,
    });
  },
);

it.each(['abc', '7x', '07', '-7', '%2e%2e', '7%2F..%2F8', '7e0'])(
  'a composite answers 404 for an invalid id: %s',
  async (id) => {
    expect(await download(createZip(1), {}, { id })).toMatchObject({ status: 404, asked: [] });
  },
);

it('a composite that the service says is larger is refused before anything is sent', async () => {
  const sized = (megabytes: number) =>
    download(createZip(megabytes), { 'Content-Length': String(megabytes * MEGABYTE) });
  expect(await sized(20)).toMatchObject({ status: 200, size: 20 * MEGABYTE, log: [] });
  const { status, log } = await sized(21);
  expect(status).toBe(503);
  expect(log).toEqual([
    { level: 'error', event: 'composite.unavailable', talent: '7', code: 'TOO_LARGE' },
  ]);
});

it.each([
  ['turns out to be larger', createZip(21), 'TOO_LARGE'],
  ['the service breaks off', createZip(2, true), 'ECONNRESET'],
])('a composite that %s is broken off and logged', async (_, zip, code) => {
  const { size, log } = await download(zip);
  expect(size).toBe('broken off');
  expect(log).toEqual([{ level: 'error', event: 'composite.broken', talent: '7', code }]);
});

it('a composite that turns out to be larger is read no further from the service', async () => {
  const { promise: left, resolve } = Promise.withResolvers<string>();
  let isFirst = true;
  const zip = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(isFirst ? Buffer.from('PK\u0003\u0004') : new Uint8Array(MEGABYTE));
      isFirst = false;
    },
    cancel: () => resolve('left'),
  });
  await (await open(zip)).answer.arrayBuffer().catch(() => undefined);
  expect(await left).toBe('left');
});

it('a composite that the visitor breaks off is read no further from the service', async () => {
  const { promise: left, resolve } = Promise.withResolvers<unknown>();
  const zip = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(Buffer.from('PK')),
    cancel: resolve,
  });
  await (await open(zip)).answer.body?.cancel('gone');
  expect(await left).toBe('gone');
});

it("a composite of a talent that the site does not show, and one that it does not offer, such as a minor's, is 404 without asking the service", async () => {
  expect(await download(createZip(1), {}, { id: '8' })).toMatchObject({ status: 404, asked: [] });
  expect(await download(createZip(1), {}, { index: toIndex('7', 0) })).toMatchObject({
    status: 404,
    asked: [],
  });
});

it.each([true, 1, '1', 'true'])(
  'a composite of a talent who is under 18 by now (%j) is given to nobody',
  async (flag) => {
    const { status, asked, log } = await download(
      createZip(1),
      {},
      { profile: { under_age: flag } },
    );
    expect([status, asked.length, log]).toEqual([404, 1, []]);
  },
);

it.each<[string, Index]>([
  ['cannot be had', () => Promise.reject(new Error('away'))],
  ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
  ['is damaged', () => Promise.resolve(new Response('{"tal'))],
])('a composite is unavailable, not unknown, while the index of the site %s', async (_, index) => {
  const { status, asked, log } = await download(createZip(1), {}, { index });
  expect([status, asked]).toEqual([503, []]);
  expect(log).toEqual([
    { level: 'error', event: 'composite.unavailable', talent: '7', code: 'NO_INDEX' },
  ]);
});

it('a composite is unavailable where the profile is none', async () => {
  const none = { profile: { name: null } };
  expect(await download(createZip(1), {}, none)).toMatchObject({ status: 503 });
});

it.each([
  ['comes one byte at a time', [[0x50], [0x4b], [3, 4]], { status: 200, size: 4, log: [] }],
  [
    'comes after a chunk of none',
    [[], [0x50], [], [0x4b, 3, 4]],
    { status: 200, size: 4, log: [] },
  ],
  ['ends before it can be judged', [[0x50]], { status: 503 }],
  ['is none after its first byte', [[0x50], [0x50, 0x4b]], { status: 503 }],
])('a composite that %s is judged by its first two bytes', async (_, chunks, expected) => {
  expect(await download(createChunks(chunks))).toMatchObject(expected);
});

/** Ana and Bia have one, Caio none; Duda is a minor since the deploy, Eva left since, and the site
 * never listed 9. */
const PROFILES: Readonly<Record<string, object>> = {
  1: { name: 'Ana Sá', galleries: { compo: [{ file: 'ana/a.jpg', width: 2, height: 3 }] } },
  2: {
    name: 'Bia Luz',
    galleries: {
      compo: [{ file: 'https://x.example/b.jpg', width: 2, height: 3 }, { file: 'bia/c.jpg' }],
    },
  },
  3: { name: 'Caio Reis', galleries: {} },
  4: {
    name: 'Duda Paz',
    under_age: 1,
    galleries: { compo: [{ file: 'duda/d.jpg', width: 2, height: 3 }] },
  },
  9: { name: 'Zé', galleries: { compo: [{ file: 'ze/z.jpg', width: 2, height: 3 }] } },
};
const LISTED = new Set(['1', '2', '3', '4', '5']);

async function ask(
  ids: string,
  {
    zip = 'PK..',
    profiles = PROFILES,
    headers = {},
  }: { zip?: string; profiles?: typeof PROFILES; headers?: HeadersInit } = {},
) {
  const [log, asked, bodies]: [LogLine[], string[], unknown[]] = [[], [], []];
  const client = toClient((path, body) => {
    if (path.startsWith('/api/download')) {
      bodies.push([path, body]);
      return new Response(zip, { headers });
    }
    const id = new URLSearchParams(path.split('?')[1]).get('id') ?? '';
    asked.push(id);
    const profile = profiles[id];
    return profile === undefined
      ? new Response(null, { status: 404 })
      : Response.json({ id, gender: 'woman', ...profile });
  });
  const answer = await handleComposites(
    new Request(`https://amazing.example/api/composites?ids=${ids}`),
    {
      client,
      offered: () => Promise.resolve(LISTED),
      log: (line) => log.push(line),
    },
  );
  return { answer, log, asked, bodies };
}

it("the composites of several talents are one zip, of the service's own files, in the order of the ids, without whoever has none, left, or is a minor by now", async () => {
  const { answer, asked, bodies, log } = await ask('2,1,2,3,4,5,9');
  expect([answer.status, await answer.text()]).toEqual([200, 'PK..']);
  expect(asked.toSorted(), 'nobody is asked for whom the site does not list').toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  expect(bodies).toEqual([
    [
      '/api/download/zip',
      { name: 'composites', files: ['https://x.example/b.jpg', 'bia/c.jpg', 'ana/a.jpg'] },
    ],
  ]);
  expect(log).toEqual([]);
});

const twenty = Array.from({ length: 20 }, (_, index) => String(index + 1));

it.each(['', '1,', '1;2', '1,x', '1,../2', '01', [...twenty, '21'].join(',')])(
  'composites are of 1 to 20 ids: not %j',
  async (ids) => {
    const { answer, asked } = await ask(ids);
    expect([answer.status, await answer.json(), asked]).toEqual([
      400,
      { error: 'ids', most: 20 },
      [],
    ]);
  },
);

it('the composites of several talents may be of 20, and are 404 where nobody has one, without a zip being made', async () => {
  expect((await ask(twenty.join(','))).answer.status).toBe(200);
  const { answer, bodies } = await ask('3,4,5,9');
  expect([answer.status, bodies]).toEqual([404, []]);
});

it('the composites of several talents are 413 where they are more than may be sent, which the visitor can mend, and 503 where something failed', async () => {
  const { answer, log } = await ask('1,2', { headers: { 'Content-Length': '21000000' } });
  expect([answer.status, await answer.json()]).toEqual([413, { error: 'large' }]);
  expect(log).toEqual([
    { level: 'error', event: 'composite.unavailable', talent: '1,2', code: 'TOO_LARGE' },
  ]);
  expect((await ask('1,2', { zip: 'no' })).answer.status).toBe(503);
  expect(
    (await ask('1,2', { profiles: { ...PROFILES, 2: {} } })).answer.status,
    'no half of what was asked for',
  ).toBe(503);
});
