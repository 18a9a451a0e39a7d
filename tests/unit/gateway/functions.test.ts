/** Every function for visitors and schedules, as the platform calls it, with each call of a service
 * answered by each failure. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SECURITY_HEADERS } from '../../../src/gateway/security-headers.ts';
import { dayPart } from '../../../src/sources/content-parts.ts';
import { contactForm } from '../../support/gateway-stage.ts';
import { memoryStorage } from '../../support/memory-storage.ts';
import { moveClock, seconds, untilAborted } from '../../support/moved-clock.ts';

const storages = new Map<string, ReturnType<typeof memoryStorage>>();
vi.mock('../../../src/gateway/outbox/file-storage.ts', () => ({
  createFileStorage: (root: string) => {
    const storage = storages.get(root) ?? memoryStorage();
    storages.set(root, storage);
    return storage;
  },
}));

const SITE = 'https://amazing.example';
const HOOK = 'https://hook.example/secret';
const NOON = Date.UTC(2026, 10, 21, 12);
const DAY = 24 * 60 * 60_000;
const PROFILE = {
  id: 7,
  name: 'Ana Sá',
  gender: 'woman',
  galleries: { compo: [{ file: 'a.jpg' }] },
};
const BUILD = { fingerprint: '1', site: '1', parts: dayPart(NOON), counts: {}, stale: [] };

type Given = readonly [body: string, status?: number, headers?: Record<string, string>] | null;

const GOOD: readonly (readonly [address: RegExp, Given])[] = [
  [/login$/, ['{"token":"secret-session"}']],
  [/signin$/, ['{"access_token":"secret-session"}']],
  [/talents\.json$/, ['{"talents":[["7","Ana Sá",[0],1]]}']],
  [/attributes/, ['{"countries":[{"id":76,"value":"Brasil"}]}']],
  [/profile/, [JSON.stringify(PROFILE)]],
  [/(?:gallery|zip)$/, ['PK of a composite']],
  [/build\.json$/, [JSON.stringify({ ...BUILD, time: new Date(NOON).toISOString() })]],
  [/send$/, ['{"id":1}']],
  [/./, ['[]']],
];
const FAILURES: Readonly<Record<string, Given>> = {
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
/** Secrets, and what visitors type or are known by. */
const UNTOLD = /secret|exemplo|90000-?1234|tudo bem|Ana Sá/i;

interface Call {
  readonly file: string;
  readonly request?: () => Request;
  readonly context?: string;
  /** What has happened before. */
  readonly before?: () => Promise<unknown>;
}

type Services = (address: string, index: number) => Given | 'silent' | undefined;
const FINE: Services = () => undefined;
const GONE: Services = () => null;

let instance = 0;
let asked: string[] = [];
let behind: Promise<unknown>[] = [];
let logged: string[] = [];
/** Calls that may wait for ever or follow a redirect. */
let careless: Set<string>;
let answers: Response[] = [];
let services: Services = FINE;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.resetModules();
  careless = new Set();
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const address = String(input);
    if (!(init?.signal instanceof AbortSignal)) careless.add(`${address} without a limit`);
    if (!address.startsWith(SITE) && !['manual', 'error'].includes(init?.redirect ?? ''))
      careless.add(`${address} and wherever it leads`);
    asked.push(address);
    const given = services(address, asked.length - 1);
    if (given === 'silent') return untilAborted(init?.signal);
    const good = GOOD.find(([known]) => known.test(address))?.[1] ?? null;
    const chosen = given === undefined ? good : given;
    if (chosen === null) return Promise.reject(new Error('Ana Sá is lost'));
    const [text, status = 200, headers = {}] = chosen;
    const answer = new Response(text, { status, headers });
    answers.push(answer);
    return Promise.resolve(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function call({ file, request, context = 'production' }: Call): Promise<Response> {
  const env = {
    PANEL_URL: 'https://panel.example',
    PANEL_SALT: 'secret-salt',
    PANEL_API_TOKEN: 'secret-token',
    TALENT_URL: 'https://talent.example',
    TALENT_SALT: 'secret-salt',
    TALENT_API_KEY: 'secret-key',
    SITE_URL: SITE,
    BUILD_HOOK_URL: HOOK,
    ALERT_WEBHOOK_URL: 'https://alert.example/secret',
    OUTBOX_DIR: `instance ${instance}`,
    PREVIEW_ENTRIES: '1',
  };
  vi.stubGlobal('Netlify', { env: { toObject: () => env, get: () => undefined } });
  const module = (await import(`../../../src/gateway/functions/${file}.ts`)) as {
    default: (...given: unknown[]) => Promise<Response>;
  };
  return await module.default(request?.() ?? new Request(SITE), {
    deploy: { context },
    log: (line: string) => void logged.push(line),
    waitUntil: (work: Promise<unknown>) => void behind.push(work),
    site: { url: SITE },
  });
}

/** A call on an instance of its own, its answer read and everything behind it done. */
async function play(given: Call, answering: Services = FINE): Promise<Response> {
  instance += 1;
  services = FINE;
  await given.before?.();
  [asked, behind, logged, answers, services] = [[], [], [], [], answering];
  const answer = await call(given);
  const copy = new Response(await answer.arrayBuffer().catch(() => null), answer);
  await Promise.all(behind);
  return copy;
}

const get = (path: string, init?: RequestInit) => () => new Request(SITE + path, init);
const ENTRY: Call = {
  file: 'entry',
  request: () => new Request(`${SITE}/api/entry/contact`, { method: 'POST', body: contactForm() }),
};
const COMPOSITE: Call = { file: 'composite', request: get('/api/composite/7') };
const PLACES: Call = { file: 'options', request: get('/api/options?language=pt') };
const LOOK: Call = { file: 'scheduled-rebuild' };
const after =
  (earlier: Call, since: number, answering = FINE) =>
  async () => {
    services = answering;
    await call(earlier);
    vi.setSystemTime(Date.now() + since);
  };
const PANEL_DOWN: Services = (address) => (address.endsWith('send') ? ['down', 503] : undefined);
const DELIVERY: Call = { file: 'deliver-outbox', before: after(ENTRY, DAY / 12, PANEL_DOWN) };
const CALLS: Readonly<Record<string, Call>> = {
  'a composite': COMPOSITE,
  'composites of several talents': { file: 'composites', request: get('/api/composites?ids=7') },
  places: PLACES,
  'a message': ENTRY,
  'a delivery': DELIVERY,
  'the hourly look': LOOK,
};
/** Seconds in which each function answers: visitors give up later, and the platform ends a run. */
const PATIENCE: Readonly<Record<string, number>> = { composite: 55, composites: 55, options: 10 };

describe.each(Object.entries(CALLS))('%s', (name, given) => {
  it('limits each wait, reads each answer, is safe to send, to keep and to log, whatever fails', async () => {
    const good = (await play(given)).status;
    const addresses = asked;
    expect(addresses.length).toBeGreaterThan(0);
    for (const [failing, address] of addresses.entries()) {
      for (const [failure, answer] of Object.entries(FAILURES)) {
        vi.setSystemTime(Date.now() + DAY);
        const got = await play(given, (_, index) => (index === failing ? answer : undefined));
        const told = `${failure} of ${address}`;
        expect([...careless], told).toEqual([]);
        // Each is read or cancelled.
        expect(
          answers.filter(({ bodyUsed }) => !bodyUsed),
          told,
        ).toEqual([]);
        expect(logged.join('\n'), told).not.toMatch(UNTOLD);
        expect(Object.fromEntries(got.headers), told).toMatchObject(
          Object.fromEntries(
            Object.entries(SECURITY_HEADERS).map(([key, value]) => [key.toLowerCase(), value]),
          ),
        );
        if (got.status >= 500) expect(got.headers.get('Cache-Control'), told).toBe('no-store');
        if (asked[failing] === HOOK)
          expect(got.status === good, told).toBe(answer !== null && (answer[1] ?? 200) === 200);
      }
    }
  });

  it('answers in time while a service is silent', async () => {
    await play(given);
    for (const first of asked.keys()) {
      services = FINE;
      instance += 1;
      moveClock(NOON + (first + 1) * DAY);
      vi.resetModules();
      await seconds(Promise.resolve(given.before?.()));
      [asked, behind] = [[], []];
      services = (_, index) => (index >= first ? 'silent' : undefined);
      const took = await seconds(call(given).then((answer) => answer.text()));
      expect(took, `${name}, from call ${first}`).toBeLessThan(PATIENCE[given.file] ?? 30);
    }
  });
});

const DURABLE = 'public, durable, max-age=86400, stale-while-revalidate=604800';
const BY_PLACE = 'query=language|country|state';
const NO_STORE = ['no-store', null, null, null];
const LEFT: Services = (address) => (address.includes('attributes') ? ['', 422] : undefined);

it.each<[string, Call, Services, number, (string | null)[]]>([
  ['a composite', COMPOSITE, FINE, 200, NO_STORE],
  [
    'the page of an unknown composite',
    { file: 'composite', request: get('/api/composite/8', { headers: { Accept: 'text/html' } }) },
    FINE,
    404,
    ['no-store', null, null, 'Accept, Accept-Language'],
  ],
  ['places', PLACES, FINE, 200, ['public, max-age=300', DURABLE, BY_PLACE, null]],
  ['no places', PLACES, GONE, 503, NO_STORE],
  ['places of a state that is refused', PLACES, LEFT, 404, NO_STORE],
  ['a message', ENTRY, FINE, 202, NO_STORE],
  ['the hourly look', LOOK, FINE, 200, NO_STORE],
  ['a script that is not there yet', { file: 'missing-asset' }, FINE, 404, NO_STORE],
])(
  'caches are told how long to keep %s, and by what it differs',
  async (_, given, answering, status, told) => {
    const { headers, status: got } = await play(given, answering);
    const names = ['Cache-Control', 'Netlify-CDN-Cache-Control', 'Netlify-Vary', 'Vary'];
    expect([got, ...names.map((name) => headers.get(name))]).toEqual([status, ...told]);
  },
);
