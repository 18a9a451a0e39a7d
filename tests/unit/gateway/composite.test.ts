import { expect, it, vi } from 'vitest';
import {
  handleComposite,
  handleComposites,
  toDisposition,
} from '../../../src/gateway/handle-composite.ts';
import { HttpError } from '../../../src/lib/http.ts';
import type { LogLine } from '../../../src/gateway/log.ts';
import type { ServiceClient } from '../../../src/sources/service-client.ts';

it.each([
  ['Ana Sá | Amazing.zip', 'Ana Sa - Amazing.zip', 'Ana%20S%C3%A1%20%7C%20Amazing.zip'],
  [
    `O'Neil "(BR)"* | Amazing.zip`,
    "O'Neil (BR) - Amazing.zip",
    'O%27Neil%20%22%28BR%29%22%2A%20%7C%20Amazing.zip',
  ],
  ['../../etc | Amazing.zip', 'etc - Amazing.zip', '..%2F..%2Fetc%20%7C%20Amazing.zip'],
  ['\ud800 | Amazing.zip', 'Amazing.zip', '%EF%BF%BD%20%7C%20Amazing.zip'],
])('the name of a composite is safe and true to the talent: %j', (name, plain, encoded) => {
  const header = toDisposition(name);
  expect(header).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
  expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow();
});

const MEGABYTE = 1_000_000;

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

const inChunks = (...chunks: readonly (readonly number[])[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new Uint8Array(chunk));
      controller.close();
    },
  });

const LONG_ID = '12345678901234567890';
const ANA = { name: 'Ana Sá', galleries: { compo: [{ file: 'ana/a.jpg', width: 2, height: 3 }] } };
/** As the service answers after the deploy: Duda has become a minor, 8 is hidden, 6 cannot be read, 5
 * has left. The site never listed 9. */
const PROFILES: Readonly<Record<string, object>> = {
  1: ANA,
  2: {
    name: 'Bia Luz',
    galleries: { compo: [{ file: 'https://x.example/b.jpg' }, { file: 'bia/c.jpg' }] },
  },
  3: { name: 'Caio Reis', galleries: {} },
  4: { ...ANA, name: 'Duda Paz', under_age: 1 },
  6: { ...ANA, name: null },
  8: { ...ANA, deleted_at: '2026-11-01' },
  9: ANA,
  [LONG_ID]: ANA,
};
const talents = ['1', '2', '3', '4', '5', '6', '8', LONG_ID].map((id) => [id, 'N', 1]);
/** As the site was deployed: 7 is listed, and no composite of theirs is offered. */
const INDEX = () => Promise.resolve(Response.json({ talents: [...talents, ['7', 'N', 0]] }));

interface Given {
  readonly zip?: BodyInit;
  readonly headers?: HeadersInit;
  readonly profiles?: typeof PROFILES;
  readonly index?: () => Promise<Response>;
  readonly missing?: number;
  readonly method?: string;
}

async function open(path: string, given: Given = {}) {
  const { zip = 'PK..', headers = {}, profiles = PROFILES, index = INDEX, missing = 404 } = given;
  const [log, asked, made]: [LogLine[], string[], unknown[]] = [[], [], []];
  const answerOf = (address: string, body: string, timeout: number): Response => {
    if (address.startsWith('/api/download')) {
      made.push(address, JSON.parse(body));
      // The service packs for half a minute.
      return timeout < 30_000
        ? new Response(null, { status: 504 })
        : new Response(zip, { headers });
    }
    const id = new URLSearchParams(address.split('?')[1]).get('id') ?? '';
    asked.push(id);
    const profile = profiles[id];
    return profile === undefined
      ? new Response(null, { status: missing })
      : Response.json({ id, gender: 'woman', ...profile });
  };
  const client: Pick<ServiceClient, 'ask'> = {
    ask: async ({ method, path: address, body, timeout }, take) =>
      await take(
        answerOf(address, String(body), timeout),
        (failure) => new HttpError(method, `https://talents.example${address}`, failure),
      ),
  };
  vi.stubGlobal('fetch', vi.fn(index));
  const request = new Request(`https://amazing.example${path}`, { method: given.method ?? 'GET' });
  const handle = path.startsWith('/api/composites') ? handleComposites : handleComposite;
  const answer = await handle(request, { client, log: (line) => log.push(line) });
  return { answer, log, asked, made };
}

async function download(path: string, given?: Given) {
  const { answer, log, asked, made } = await open(path, given);
  const body = await answer.text().catch(() => 'broken off');
  const told = log.map(({ event, code, talent }) => [event, code, talent].join(' '));
  return { status: answer.status, size: body.length, body, told, asked: asked.toSorted(), made };
}

const one = (id: string) => `/api/composite/${id}`;
const several = (ids: string) => `/api/composites?ids=${ids}`;
const sized = (megabytes: number): Given => ({
  zip: createZip(megabytes),
  headers: { 'Content-Length': String(megabytes * MEGABYTE) },
});
const unavailable = (code: string, ids = '1') => ({
  status: 503,
  told: [`composite.unavailable ${code} ${ids}`],
});
const broken = (code: string) => ({ body: 'broken off', told: [`composite.broken ${code} 1`] });
const UNASKED = { status: 404, asked: [], told: [] };
const NO_IDS = { status: 400, asked: [], body: '{"error":"ids","most":20}' };
/** The visitor can ask for fewer. */
const TOO_LARGE = { ...unavailable('TOO_LARGE', '1,2'), status: 413, body: '{"error":"large"}' };
const twenty = Array.from({ length: 20 }, (_, index) => String(index + 1));

it("a composite is the talent's own gallery of composites, answered as a zip under the talent's name", async () => {
  const { answer, made } = await open(one('1'));
  const talent = JSON.stringify({ id: '1', gender: 'woman', ...ANA });
  expect(made).toEqual(['/api/download/gallery', { talent, gallery: 'compo' }]);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
  const nameOf = ({ headers }: Response) => headers.get('Content-Disposition');
  expect(nameOf(answer)).toBe(toDisposition('Ana Sá | Amazing.zip'));
  // Who has left since may be in a cache.
  const asked = new Headers(vi.mocked(fetch).mock.lastCall?.[1]?.headers);
  expect(asked.get('Cache-Control')).toBe('no-cache');
  const { answer: both } = await open(several('1,2'));
  expect(nameOf(both)).toBe(toDisposition('Composites | Amazing.zip'));
  const { answer: posted } = await open(one('1'), { method: 'POST' });
  expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET']);
});

const CUT = () => Promise.resolve(new Response('{"tal'));
const ZIP = '/api/download/zip';
const BOTH = { name: 'composites', files: ['https://x.example/b.jpg', 'bia/c.jpg', 'ana/a.jpg'] };

type Case = readonly [what: string, path: string, expected: object, given?: Given];
const CASES: readonly Case[] = [
  ['of the longest id', one(LONG_ID), { status: 200 }],
  ['of a longer one', one(`${LONG_ID}1`), UNASKED],
  ...['7x', '07', '-7', '7%2F..%2F8'].map((id) => ['of no id', one(id), UNASKED] as const),
  ['of whom the site does not list', one('9'), UNASKED],
  ["that the site does not offer, such as a minor's", one('7'), UNASKED],
  ['of who is a minor by now', one('4'), { status: 404, asked: ['4'], told: [], made: [] }],
  ['of who left', one('5'), { status: 404, asked: ['5'], told: [] }],
  ['of nobody', one('6'), { status: 503 }],
  ['while the service fails', one('5'), unavailable('HTTP_503', '5'), { missing: 503 }],
  ['as large as may be', one('1'), { status: 200, size: 20 * MEGABYTE, told: [] }, sized(20)],
  ['that is said to be larger', one('1'), unavailable('TOO_LARGE'), sized(21)],
  ['that turns out larger', one('1'), broken('TOO_LARGE'), { zip: createZip(21) }],
  ['that breaks off', one('1'), broken('ECONNRESET'), { zip: createZip(2, true) }],
  ['in bytes', one('1'), { status: 200, size: 4 }, { zip: inChunks([0x50], [0x4b], [3, 4]) }],
  ['too short to judge', one('1'), unavailable('NO_ZIP'), { zip: inChunks([0x50]) }],
  ['that is none', one('1'), unavailable('NO_ZIP'), { zip: inChunks([0x50], [0x50, 0x4b]) }],
  ['without a usable index', one('1'), { ...unavailable('NO_INDEX'), asked: [] }, { index: CUT }],
  [
    "of several talents, of the service's own files, in the order of the ids, without whoever has none",
    several('2,1,2,3,4,5,8,9'),
    {
      status: 200,
      body: 'PK..',
      asked: ['1', '2', '3', '4', '5', '8'],
      told: [],
      made: [ZIP, BOTH],
    },
  ],
  ['of nobody who has one', several('3,4,5,9'), { status: 404, made: [] }],
  ...['', '1,', '1;2', '1,x', '1,../2', '01', [...twenty, '21'].join(',')].map(
    (ids) => ['of other than 1 to 20 ids', several(ids), NO_IDS] as const,
  ),
  [
    'of twenty',
    several([LONG_ID, ...twenty.slice(0, 5), ...twenty.slice(6)].join(',')),
    { status: 200 },
  ],
  ['of several that is too large', several('1,2'), TOO_LARGE, sized(21)],
  ['of several that is none', several('1,2'), { status: 503 }, { zip: 'no' }],
  ['of half of what was asked for', several('1,6'), { status: 503 }],
];
it.for(CASES)('a composite %s: %s', async ([, path, expected, given]) => {
  expect(await download(path, given)).toMatchObject(expected);
});

it('a composite that is too large, or that the visitor breaks off, is read no further from the service', async () => {
  for (const isLarge of [true, false]) {
    const { promise: left, resolve } = Promise.withResolvers<unknown>();
    let isFirst = true;
    const zip = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(isFirst || !isLarge ? Buffer.from('PK') : new Uint8Array(MEGABYTE));
        isFirst = false;
      },
      cancel: resolve,
    });
    const { answer } = await open(one('1'), { zip });
    if (isLarge) await answer.arrayBuffer().catch(() => undefined);
    else await answer.body?.cancel('gone');
    expect(await left).toBe(isLarge ? undefined : 'gone');
  }
});
