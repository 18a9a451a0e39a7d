/** Every function for visitors and schedules, as the platform calls it: what caches may keep of it,
 * and each call of a service answered by each failure. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SECURITY_HEADERS } from '../../src/gateway/answers.ts';
import { CREDENTIALS } from '../support/bare-env.ts';
import { messageBody } from '../support/filled-forms.ts';
import { memoryStorage } from '../support/memory-storage.ts';
import { moveClock, seconds, untilAborted } from '../support/moved-clock.ts';

vi.mock('../../src/gateway/outbox/file-storage.ts', () => ({
  createFileStorage: () => memoryStorage(),
}));
vi.mock('../../src/gateway/outbox/blob-storage.ts', () => ({
  createBlobStorage: () => ({
    ...memoryStorage(),
    create: (key: string) => Promise.resolve(inBlobs.push(key) > 0),
  }),
}));

const SITE = 'https://amazing.example';
const HOOK = 'https://hook.example/secret';
const NOON = Date.UTC(2026, 10, 21, 12);
const DAY = 24 * 60 * 60_000;

type Answer = readonly [body: string, status?: number, headers?: Record<string, string>] | null;

const GOOD: readonly (readonly [address: RegExp, Answer])[] = [
  [/login$/, ['{"token":"secret-session"}']],
  [/signin$/, ['{"access_token":"secret-session"}']],
  [/talents\.json$/, ['{"talents":[["7","Ana Sá",1]]}']],
  [/attributes/, ['{"countries":[{"id":76,"value":"Brasil"}]}']],
  [/profile/, ['{"id":7,"name":"Ana Sá","galleries":{"compo":[{"file":"a.jpg"}]}}']],
  [/(?:gallery|zip)$/, ['PK of a composite']],
  [/send$/, ['{"id":1}']],
  [/./, ['[]']],
];
const FAILURES: Readonly<Record<string, Answer>> = {
  'a broken connection': null,
  'what is none of it': ['<html>', 200, { 'Content-Type': 'text/html' }],
  'too much of it': ['PK', 200, { 'Content-Length': '99000000' }],
  'something else': ['{}'],
  'a way elsewhere': ['moved', 302, { Location: '/elsewhere' }],
  'a refusal': ['no', 401],
  nothing: ['none', 404],
  'a rejection': ['{"errors":{"email":["x"],"email ana@exemplo.com.br":["x"]}}', 422],
  'a wish for patience': ['later', 429],
  'an error': ['{"message":"Ana Sá is broken"}', 500],
};
const UNTOLD = /secret|exemplo|90000-?1234|tudo bem|Ana Sá/i;

interface Call {
  readonly file: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly request?: () => Request;
  readonly before?: () => Promise<unknown>;
  readonly status?: number;
  /** What caches are told of a good answer. */
  readonly caching?: Readonly<Record<string, string>>;
  readonly mostSeconds?: number;
}

/** What services answer to the call of this number, where it is not the good answer. */
type Services = (address: string, index: number) => Answer | 'silent' | undefined;
const FINE: Services = () => undefined;
const goodOf = (address: string) => GOOD.find(([known]) => known.test(address))?.[1] ?? null;
const SAFE = Object.fromEntries(new Headers(SECURITY_HEADERS));
const UNCACHED = { 'Cache-Control': 'no-store' };

const nothingSeen = () => ({
  asked: [] as string[],
  answers: [] as Response[],
  behind: [] as Promise<unknown>[],
  faults: [] as string[],
  log: [] as string[],
});

let services: Services = FINE;
let outboxes = 0;
let seen = nothingSeen();
let inBlobs: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const address = String(input);
    if (!(init?.signal instanceof AbortSignal)) seen.faults.push(`${address} without a limit`);
    if (!address.startsWith(SITE) && !['manual', 'error'].includes(init?.redirect ?? ''))
      seen.faults.push(`${address} and wherever it leads`);
    if (address === HOOK && init?.method !== 'POST') seen.faults.push(`${address} by no POST`);
    const given = services(address, seen.asked.push(address) - 1);
    if (given === 'silent') return untilAborted(init?.signal);
    const chosen = given === undefined ? goodOf(address) : given;
    if (chosen === null) return Promise.reject(new Error('Ana Sá is lost'));
    const [text, status = 200, headers = {}] = chosen;
    const answer = new Response(text, { status, headers });
    seen.answers.push(answer);
    return Promise.resolve(answer);
  });
});

async function call({ file, env: more, request }: Call): Promise<Response> {
  const env = {
    PANEL_URL: 'https://panel.example',
    ...CREDENTIALS,
    SITE_URL: SITE,
    BUILD_HOOK_URL: HOOK,
    ALERT_WEBHOOK_URL: 'https://alert.example/secret',
    OUTBOX_DIR: `outbox ${outboxes}`,
    ...more,
  };
  vi.stubGlobal('Netlify', { env: { toObject: () => env, get: () => undefined } });
  const module = (await import(`../../src/gateway/functions/${file}.ts`)) as {
    default: (...given: unknown[]) => Promise<Response>;
  };
  return await module.default(request?.() ?? new Request(SITE), {
    deploy: { context: 'production' },
    log: (line: string) => void (UNTOLD.test(line) ? seen.faults : seen.log).push(line),
    waitUntil: (work: Promise<unknown>) => void seen.behind.push(work),
    site: { url: SITE },
  });
}

async function prepare({ before }: Call, answering: Services): Promise<void> {
  outboxes += 1;
  services = FINE;
  await before?.();
  services = answering;
  seen = nothingSeen();
}

async function play(given: Call, answering: Services = FINE): Promise<Response> {
  await prepare(given, answering);
  const answer = await call(given);
  const copy = new Response(await answer.arrayBuffer().catch(() => null), answer);
  await Promise.all(seen.behind);
  expect(seen.answers.filter(({ bodyUsed }) => !bodyUsed)).toEqual([]);
  expect(seen.faults).toEqual([]);
  return copy;
}

const DURABLE = 'public, durable, max-age=86400, stale-while-revalidate=604800';
const get = (path: string) => () => new Request(SITE + path);
const ENTRY: Call = {
  file: 'entry',
  request: () => new Request(`${SITE}/api/entry/contact`, { method: 'POST', body: messageBody() }),
  status: 202,
  mostSeconds: 10,
};
const CALLS: Readonly<Record<string, Call>> = {
  'a composite': { file: 'composite', request: get('/api/composite/7'), mostSeconds: 55 },
  'several composites': {
    file: 'composites',
    request: get('/api/composites?ids=7'),
    mostSeconds: 55,
  },
  places: {
    file: 'options',
    request: get('/api/options?language=pt'),
    caching: {
      'Cache-Control': 'public, max-age=300',
      'Netlify-CDN-Cache-Control': DURABLE,
      'Netlify-Vary': 'query=language|country|state',
    },
    mostSeconds: 10,
  },
  'a message': ENTRY,
  'a delivery': {
    file: 'deliver-outbox',
    before: async () => {
      services = (address) => (address.endsWith('send') ? ['down', 503] : undefined);
      await call(ENTRY);
      vi.setSystemTime(Date.now() + DAY / 12);
    },
  },
  'the hourly look': { file: 'scheduled-rebuild' },
  'a script that is not there yet': { file: 'missing-asset', status: 404 },
};

it('a message is kept in Netlify Blobs, of which the platform tells in either of two ways', async () => {
  for (const env of [{ NETLIFY_BLOBS_CONTEXT: 'blobs' }, {}]) {
    inBlobs = [];
    await play({ ...ENTRY, env });
    expect(inBlobs).toEqual([expect.stringMatching(/^waiting\//)]);
    vi.stubGlobal('netlifyBlobsContext', 'blobs');
  }
});

it('a variable that cannot be used is named in the log', async () => {
  await play({ ...ENTRY, env: { ALERT_WEBHOOK_URL: 'x' } });
  expect(seen.log.join()).toContain('ALERT_WEBHOOK_URL is no http(s) URL');
});

it('the hourly look without a hook is no success', async () => {
  const file = 'scheduled-rebuild';
  expect((await play({ file, env: { BUILD_HOOK_URL: '' } })).status).toBe(503);
});

const cachingOf = ({ headers }: Response) =>
  Object.fromEntries(
    ['Cache-Control', 'Netlify-CDN-Cache-Control', 'Netlify-Vary'].flatMap((name) =>
      headers.has(name) ? [[name, headers.get(name)]] : [],
    ),
  );

describe.each(Object.entries(CALLS))('%s', (name, given) => {
  const { status = 200, caching = UNCACHED, mostSeconds = 30 } = given;

  it('limits each wait, reads each answer, is safe to send, to keep and to log, whatever fails', async () => {
    const good = await play(given);
    expect([good.status, cachingOf(good)]).toEqual([status, caching]);
    const addresses = seen.asked;
    expect(addresses.length > 0).toBe(status < 400);
    for (const [failing, address] of addresses.entries()) {
      for (const [failure, answer] of Object.entries(FAILURES)) {
        vi.setSystemTime(Date.now() + DAY);
        const got = await play(given, (_, index) => (index === failing ? answer : undefined));
        const told = `${failure} of ${address}`;
        expect(Object.fromEntries(got.headers), told).toMatchObject(SAFE);
        expect(cachingOf(got), told).toEqual(got.status === status ? caching : UNCACHED);
        if (address === HOOK)
          expect(got.status === status, told).toBe(answer !== null && (answer[1] ?? 200) === 200);
      }
    }
  });

  it('answers in time while a service is silent', async () => {
    await play(given);
    for (const first of seen.asked.keys()) {
      moveClock(NOON + (first + 1) * DAY);
      await seconds(prepare(given, (_, index) => (index >= first ? 'silent' : undefined)));
      const took = await seconds(call(given).then((answer) => answer.text()));
      expect(took, `${name}, from call ${first}`).toBeLessThan(mostSeconds);
    }
  });
});
