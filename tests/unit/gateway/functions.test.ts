/**
 * Every deployed function as the platform calls it, with the services behind it answering well, and
 * with each of its calls in turn answered by each failure: what it opened is closed again, whatever
 * outlives the answer is given to the platform, caches are told what to keep, and the log keeps
 * neither a secret nor a word of a visitor.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Storage } from '../../../src/gateway/outbox/storage.ts';
import { SECURITY_HEADERS } from '../../../src/gateway/security-headers.ts';
import { dayPart } from '../../../src/sources/content-parts.ts';
import { contactForm } from '../../support/gateway-stage.ts';
import { memoryStorage } from '../../support/memory-storage.ts';
import { moveClock, seconds, untilAborted } from '../../support/moved-clock.ts';
import { watchOpened } from '../../support/still-open.ts';

// Pauses between tries take no time, but for tests whose clock they move.
const soon = () => new Promise((resolve) => setImmediate(resolve));
let pause: (milliseconds: number) => Promise<unknown> = soon;
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => pause(milliseconds),
}));
// Hundreds of calls would wait for the disk, which has tests of its own.
const storages = new Map<string, Storage>();
let isDiskSilent = false;
let stored = 0;
vi.mock('../../../src/gateway/outbox/file-storage.ts', () => ({
  createFileStorage: (root: string) => {
    const storage = storages.get(root) ?? memoryStorage();
    storages.set(root, storage);
    const work =
      (name: keyof Storage) =>
      async (...given: unknown[]) => {
        stored += 1;
        await (isDiskSilent ? pause(60_000) : soon());
        if (isDiskSilent) throw new Error('no disk');
        return await (Reflect.apply(storage[name], storage, given) as Promise<unknown>);
      };
    return new Proxy(storage, { get: (_, name) => work(name as keyof Storage) });
  },
}));

const SITE = 'https://amazing.example';
const HOOK_URL = 'https://hook.example/secret';
const NOON = Date.UTC(2026, 10, 21, 12);
let stillOpen: () => readonly string[];

/** What a service answers: a body, or a status and headers besides; `null` for a connection that
 * breaks, `silent` for none, `stops` for a body that does not end. */
type Given =
  | string
  | readonly [body: string, status: number, headers?: Readonly<Record<string, string>>]
  | typeof SILENT
  | typeof STOPS
  | null;
const SILENT = Symbol('silent');
const STOPS = Symbol('stops');

const PROFILE = {
  id: 7,
  name: 'Ana Sá',
  gender: 'woman',
  galleries: { compo: [{ file: 'a.jpg', width: 2, height: 3 }] },
};
const BUILD = {
  fingerprint: '1',
  site: '1',
  parts: dayPart(NOON),
  time: new Date(NOON).toISOString(),
  counts: {},
  stale: [],
};
const HTML = { 'Content-Type': 'text/html' };
const GOOD: readonly (readonly [address: RegExp, Given])[] = [
  [/login$/, '{"token":"secret-session"}'],
  [/signin$/, '{"access_token":"secret-session"}'],
  [/talents\.json$/, '{"talents":[["7","Ana Sá",[0],1]]}'],
  [/404$/, ['<h1>404</h1>', 404, HTML]],
  [/attributes/, '{"countries":[{"id":76,"value":"Brasil"}]}'],
  [/profile/, JSON.stringify(PROFILE)],
  [/(?:gallery|zip)$/, 'PK of a composite'],
  [/build\.json$/, JSON.stringify(BUILD)],
  [/send$/, '{"id":1}'],
  [/./, '[]'],
];
const FAILURES: Readonly<Record<string, Given>> = {
  'a broken connection': null,
  'what is none of it': ['<html>', 200, HTML],
  'too much of it': ['PK', 200, { 'Content-Length': '99000000' }],
  'something else': '{}',
  'what is unchanged': ['', 304],
  'a way elsewhere': ['moved', 302, { Location: '/elsewhere' }],
  'a refusal': ['no', 401],
  nothing: ['none', 404],
  'a rejection': ['{"errors":{"email":["x"],"ana@exemplo.com.br":["x"]}}', 422],
  'a wish for patience': ['later', 429],
  'an error': ['{"message":"broken"}', 500],
};

/** What the services were asked, and what the function gave the platform to carry on with. */
let asked: string[];
let behind: Promise<unknown>[];
/** Answers that are neither read to their end nor cancelled. */
let unread: Set<string>;
/** Calls of services that may wait for ever, or follow a redirect. */
let unlimited: string[];
let logged: string[];
/** Which instance of the functions it is: none knows what another has kept. */
let instance = 0;
/** What was open before the call. */
let before: readonly string[];
let answering: (address: string, count: number) => Given | undefined;

function toAnswer(
  address: string,
  given: Exclude<Given, null>,
  signal: AbortSignal | null | undefined,
): Response | Promise<Response> {
  if (given === SILENT) return untilAborted(signal);
  if (given === STOPS)
    return new Response(new ReadableStream({ pull: () => untilAborted(signal) }));
  const [text, status = 200, headers = {}] = typeof given === 'string' ? [given] : given;
  const chunks = text === '' ? [] : [text];
  unread.add(address);
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk !== undefined) controller.enqueue(Buffer.from(chunk));
        else {
          unread.delete(address);
          controller.close();
        }
      },
      cancel: () => void unread.delete(address),
    },
    { highWaterMark: 0 },
  );
  if (status === 304) unread.delete(address);
  return new Response(status === 304 ? null : body, { status, headers });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.resetModules();
  asked = [];
  behind = [];
  unread = new Set();
  unlimited = [];
  logged = [];
  answering = () => undefined;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const address = String(input);
    if (!(init?.signal instanceof AbortSignal)) unlimited.push(address);
    if (!address.startsWith(SITE) && !['manual', 'error'].includes(init?.redirect ?? ''))
      unlimited.push(`${address} and wherever it leads`);
    asked.push(address);
    const given = answering(address, asked.length - 1);
    const good = GOOD.find(([known]) => known.test(address))?.[1] ?? '';
    const chosen = given === undefined ? good : given;
    return chosen === null
      ? Promise.reject(new Error('broken'))
      : Promise.resolve(toAnswer(`${address} ${asked.length}`, chosen, init?.signal));
  });
  vi.stubGlobal('setTimeout', setTimeout);
  vi.stubGlobal('setInterval', setInterval);
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  stillOpen = watchOpened();
  return () => {
    Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Call {
  readonly file: string;
  readonly request?: () => Request;
  readonly context?: string;
  readonly takesEntries?: boolean;
  /** What has happened before. */
  readonly before?: () => Promise<unknown>;
}

const get = (path: string, init?: RequestInit) => () => new Request(SITE + path, init);
const send = () =>
  new Request(`${SITE}/api/entry/contact`, { method: 'POST', body: contactForm() });
const whileDown = async (call: Call): Promise<void> => {
  answering = (address) => (address.endsWith('send') ? ['down', 503] : undefined);
  await answerOf(call);
  answering = () => undefined;
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000);
};

const DAY = 24 * 60 * 60_000;
const keepPlaces = async (since = DAY / 24): Promise<void> => {
  await answerOf(PLACES);
  vi.setSystemTime(Date.now() + since);
};

const COMPOSITE: Call = { file: 'composite', request: get('/api/composite/7') };
const ENTRY: Call = { file: 'entry', request: send };
const PREVIEW: Call = { file: 'entry', request: send, context: 'deploy-preview' };
const PLACES: Call = { file: 'options', request: get('/api/options?language=pt') };
const COMPOSITE_PAGE: Call = {
  ...COMPOSITE,
  request: get('/api/composite/8', { headers: { Accept: 'text/html' } }),
};
const CALLS: Readonly<Record<string, Call>> = {
  'a composite': COMPOSITE,
  'a composite in a browser': COMPOSITE_PAGE,
  'composites of several talents': { file: 'composites', request: get('/api/composites?ids=7') },
  places: PLACES,
  'a message': ENTRY,
  'a message on a preview': PREVIEW,
  'a message on a preview that takes none': { ...PREVIEW, takesEntries: false },
  'a message on a preview where one waits': { ...PREVIEW, before: () => whileDown(PREVIEW) },
  'a delivery': { file: 'deliver-outbox', before: () => whileDown(ENTRY) },
  'the hourly look': { file: 'scheduled-rebuild' },
};

async function answerOf({
  file,
  request = get('/'),
  context = 'production',
  takesEntries = true,
}: Call): Promise<Response> {
  const services = {
    PANEL_URL: 'https://panel.example',
    PANEL_SALT: 'secret-salt',
    PANEL_API_TOKEN: 'secret-token',
  };
  const talents = {
    TALENT_URL: 'https://talent.example',
    TALENT_SALT: 'secret-salt',
    TALENT_API_KEY: 'secret-key',
    SITE_URL: SITE,
  };
  const hooks = {
    BUILD_HOOK_URL: HOOK_URL,
    ALERT_WEBHOOK_URL: 'https://alert.example/secret',
  };
  const env = {
    ...services,
    ...talents,
    ...hooks,
    OUTBOX_DIR: `instance ${instance}`,
    PREVIEW_ENTRIES: takesEntries ? '1' : '',
  };
  vi.stubGlobal('Netlify', { env: { toObject: () => env, get: () => undefined } });
  const module = (await import(`../../../src/gateway/functions/${file}.ts`)) as {
    default: (...given: unknown[]) => Promise<Response>;
  };
  const waitUntil = (work: Promise<unknown>) => void behind.push(work);
  const given = request();
  // A request listens for its own end.
  before = stillOpen();
  return await module.default(given, {
    deploy: { context },
    log: (...line: readonly unknown[]) => void logged.push(line.join(' ')),
    waitUntil,
    site: { url: SITE },
  });
}

/** The answer, read to its end, and everything behind it. */
async function play(call: Call, services: typeof answering = () => undefined): Promise<Response> {
  instance += 1;
  await call.before?.();
  [asked, behind, logged] = [[], [], []];
  answering = services;
  const answer = await answerOf(call);
  const copy = new Response(await answer.arrayBuffer().catch(() => null), answer);
  await Promise.all(behind);
  answering = () => undefined;
  return copy;
}

it('Every function is called here', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../src/gateway/functions'));
  expect(new Set(Object.values(CALLS).map(({ file }) => `${file}.ts`))).toEqual(new Set(files));
});

/** What the last call has left open. */
const left = (): readonly string[] => [...unread, ...stillOpen().slice(before.length)];

const CACHING = ['Cache-Control', 'Netlify-CDN-Cache-Control', 'Netlify-Vary', 'Vary'] as const;
const cachingOf = ({ status, headers }: Response) => [
  status,
  ...CACHING.map((name) => headers.get(name)),
];

const isTaken = (given: Given) =>
  typeof given === 'string' || (Array.isArray(given) && (given[1] ?? 200) === 200);

/** What becomes of a message, unless it is queued, by the panel's failure. */
const OUTCOMES: Readonly<Record<string, string>> = {
  'a broken connection': 'delivered',
  'a refusal': 'delivered',
  'a rejection': 'invalid',
};

/** Secrets, and what visitors type or are known by. */
const UNTOLD = /secret|exemplo|90000-?1234|tudo bem|Ana Sá/i;

/** How many works each call gives the platform to carry on with after its answer. */
const BEHIND: Readonly<Record<string, number>> = {
  'a message on a preview': 1,
  'a message on a preview where one waits': 1,
};

describe.each(Object.entries(CALLS))('%s', (name, call) => {
  it('limits each wait, leaves no answer of a service unread, no timer and no listener, is safe to send, to keep and to log, whatever fails', async () => {
    const good = (await play(call)).status;
    expect(left()).toEqual([]);
    const addresses = asked;
    for (const [failing, address] of addresses.entries()) {
      for (const [failure, given] of Object.entries(FAILURES)) {
        vi.setSystemTime(Date.now() + DAY);
        const answer = await play(call, (_address, index) =>
          index === failing ? given : undefined,
        );
        const told = `${failure} of ${address}`;
        expect(left(), told).toEqual([]);
        expect(unlimited, told).toEqual([]);
        expect(logged.join('\n'), told).not.toMatch(UNTOLD);
        expect(Object.fromEntries(answer.headers), told).toMatchObject(
          Object.fromEntries(
            Object.entries(SECURITY_HEADERS).map(([header, value]) => [
              header.toLowerCase(),
              value,
            ]),
          ),
        );
        if (asked[failing]?.startsWith(HOOK_URL) === true)
          expect([
            answer.status,
            logged.join().includes('"error","event":"rebuild.refused"'),
          ]).toEqual(isTaken(given) ? [good, false] : [503, true]);
        if (name === 'a message' && asked[failing]?.endsWith('send') === true) {
          expect(await answer.clone().text(), told).toContain(OUTCOMES[failure] ?? 'queued');
          expect(logged.join().includes('undeliverable'), told).toBe(failure === 'nothing');
        }
        if (answer.status >= 500)
          expect(cachingOf(answer).slice(1, 4), told).toEqual(['no-store', null, null]);
      }
    }
  });

  it('gives the platform whatever outlives its answer', async () => {
    await play(call);
    expect(behind).toHaveLength(BEHIND[name] ?? 0);
    const count = asked.length + stored;
    for (let turn = 0; turn < 50; turn += 1) await soon();
    expect(asked.length + stored).toBe(count);
  });
});

/** Seconds in which each function answers, whichever service falls silent: visitors and the back
 * office give up later, and the platform ends a run. */
const PATIENCE: Readonly<Record<string, number>> = {
  composite: 55,
  composites: 55,
  options: 10,
  entry: 25,
  'deliver-outbox': 30,
  'scheduled-rebuild': 30,
};

it.each(
  Object.entries(CALLS).flatMap(([name, call]) =>
    // The schedule's functions leave the time that their storage takes to it.
    (call.file === 'entry' ? [false, true] : [false]).map(
      (isDisk) => [name, isDisk ? ' and the storage are' : ' is', call, isDisk] as const,
    ),
  ),
)(
  '%s: an answer comes in time while a service%s silent, and a good one after',
  async (_, __, call, isDisk) => {
    const good = (await play(call)).status;
    moveClock(NOON);
    // What runs on from before keeps the clock of before.
    vi.resetModules();
    pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    onTestFinished(() => void ([pause, isDiskSilent] = [soon, false]));
    const addresses = asked;
    for (const [first, address] of addresses.entries())
      for (const [how, last] of [
        [SILENT, Infinity],
        [STOPS, Infinity],
        [SILENT, first],
      ] as const) {
        vi.setSystemTime(Date.now() + DAY);
        instance += 1;
        await seconds(Promise.resolve(call.before?.()));
        [asked, behind] = [[], []];
        answering = (_address, index) => (index >= first && index <= last ? how : undefined);
        isDiskSilent = isDisk;
        const told = `${how.description} ${address}`;
        const limit = PATIENCE[call.file] ?? 0;
        expect(await seconds(answerOf(call).then((answer) => answer.text())), told).toBeLessThan(
          limit,
        );
        expect(await seconds(Promise.all(behind)), told).toBeLessThan(70);
        [answering, isDiskSilent] = [FINE, false];
        vi.setSystemTime(Date.now() + 1_000);
        const again = answerOf(call);
        await seconds(again);
        expect((await again).status, told).toBe(good);
      }
  },
);

it('a delivery ends before the platform ends it, however many entries wait for a slow panel', async () => {
  instance += 1;
  for (let count = 0; count < 24; count += 1) await whileDown(ENTRY);
  moveClock(Date.now());
  vi.resetModules();
  answering = (address, count) => {
    if (!address.endsWith('send')) return undefined;
    return count % 2 === 0 ? SILENT : ['busy', 503];
  };
  const run = answerOf({ file: 'deliver-outbox' });
  expect(await seconds(run)).toBeLessThan(PATIENCE['deliver-outbox'] ?? 0);
  expect(await (await run).json()).toMatchObject({ waiting: 24 });
  expect(logged.join()).toMatch(/"outbox\.run","waiting":24,"delivered":0/);
  expect(asked).toContain('https://alert.example/secret');
  await play({ file: 'deliver-outbox' });
  expect(logged).toEqual([]);
});

it('a sender of an entry who stops in the middle is not waited for', async () => {
  moveClock(NOON);
  const { headers } = send();
  const body = new ReadableStream({ pull: () => new Promise(() => undefined) });
  const request = () =>
    new Request(`${SITE}/api/entry/contact`, {
      ...{ method: 'POST', headers, body, duplex: 'half' },
    } as RequestInit);
  const answer = answerOf({ ...ENTRY, request });
  expect(await seconds(answer)).toBeLessThan(55);
  expect((await answer).status).toBe(400);
  expect(left()).toEqual([]);
});

const FINE: typeof answering = () => undefined;
const GONE: typeof answering = () => null;
const placesAnswer =
  (status: number): typeof answering =>
  (address) =>
    address.includes('attributes') ? ['', status] : undefined;
const DURABLE = 'public, durable, max-age=86400, stale-while-revalidate=604800';
const BY_PLACE = 'query=language|country|state';
const OLDER = ['public, max-age=30', 'public, max-age=60', BY_PLACE, null];
const NO_STORE = ['no-store', null, null, null];

it.each<[string, Call, typeof answering, number, (string | null)[]]>([
  ['a composite', COMPOSITE, FINE, 200, NO_STORE],
  [
    'the page that says a composite is unknown',
    COMPOSITE_PAGE,
    FINE,
    404,
    ['no-store', null, null, 'Accept, Accept-Language'],
  ],
  ['places', PLACES, FINE, 200, ['public, max-age=300', DURABLE, BY_PLACE, null]],
  ['places that are older', { ...PLACES, before: () => keepPlaces() }, GONE, 200, OLDER],
  [
    'places that are too old',
    { ...PLACES, before: () => keepPlaces(8 * DAY) },
    GONE,
    503,
    NO_STORE,
  ],
  ['no places', PLACES, GONE, 503, NO_STORE],
  ['places of a state that is gone', PLACES, placesAnswer(404), 404, NO_STORE],
  ['places of a state that is refused', PLACES, placesAnswer(422), 404, NO_STORE],
  [
    'places of no language',
    { ...PLACES, request: get('/api/options?language=xx') },
    FINE,
    400,
    NO_STORE,
  ],
  ['a message', ENTRY, FINE, 202, NO_STORE],
  ['a delivery', { file: 'deliver-outbox' }, FINE, 200, NO_STORE],
  ['the hourly look', { file: 'scheduled-rebuild' }, FINE, 200, NO_STORE],
])(
  'Caches are told how long to keep %s, and by what it differs',
  async (_, call, services, status, told) => {
    expect(cachingOf(await play(call, services))).toEqual([status, ...told]);
  },
);
