import { createServer, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpError, readJson, type HttpRules } from '../../src/lib/http.ts';
import {
  createServiceClient,
  type ServiceName,
  type ServiceRequest,
} from '../../src/sources/service-client.ts';
import { portOf } from '../support/hosts.ts';

vi.mock('node:timers/promises', { spy: true });

type Service = Awaited<ReturnType<typeof openService>>;

const say =
  (body: string | Buffer, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, answer) =>
    answer.writeHead(status, headers).end(body);
const GOOD = say('{"ok":true}');
const SILENCE: RequestListener = () => undefined;

async function openService(signInPath: string, tokenName: string) {
  const [signIns, bearers]: [unknown[], (string | undefined)[]] = [[], []];
  const onSignIn: RequestListener = (_, answer) =>
    answer.end(JSON.stringify({ [tokenName]: `${tokenName}-${signIns.length}` }));
  const server = createServer((request, answer) => {
    void buffer(request).then((body) => {
      if (request.url === signInPath) {
        signIns.push(JSON.parse(body.toString()));
        service.onSignIn(request, answer);
      } else {
        bearers.push(request.headers.authorization);
        const { answers } = service;
        (answers.length > 1 ? answers.shift() : answers[0])?.(request, answer);
      }
    });
  });
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const url = `http://127.0.0.1:${await portOf(server)}`;
  const service = { url, signIns, bearers, onSignIn, answers: [GOOD], close };
  return service;
}

let panel: Service;
let talent: Service;
let waits: number[];
let given: Response[];

beforeEach(async () => {
  panel = await openService('/api/login', 'token');
  talent = await openService('/api/signin', 'access_token');
  [waits, given] = [[], []];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const answer = await fetch(...asked);
    given.push(answer);
    return answer;
  });
  vi.mocked(sleep).mockImplementation((wait) => Promise.resolve(waits.push(wait ?? 0)) as never);
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => Promise.all([panel.close(), talent.close()]));

const open = (build?: HttpRules) => {
  const access = {
    panel: { url: panel.url, salt: 'ps', key: 'pk' },
    talent: { url: talent.url, salt: 'ts', key: 'tk' },
  };
  const client = createServiceClient(access, build);
  return (service: ServiceName = 'panel', more: Partial<ServiceRequest> = {}) =>
    client.ask(
      { service, method: 'GET', path: '/api/x?y=secret', timeout: 20_000, ...more },
      readJson,
    );
};
const openBuild = (signal = new AbortController().signal, limit = pLimit(16)) =>
  open({ signal, limit });
const openVisit = () => open();

const [utf8, latin] = [Buffer.from('["ção"]'), Buffer.from('["ção"]', 'latin1')];
const AGAIN = '{"ok":true}';
const TOO_MUCH = 'more than can be read';

type Case = [what: string, first: RequestListener, build: string, visit: string];
const statuses = (numbers: readonly number[], build: string | null) =>
  numbers.map((status): Case => {
    const code = `HTTP_${status}`;
    return [String(status), say('<html>', status), build ?? code, code];
  });

/** What becomes of a first answer: the second one is taken, or it fails without a second try. */
it.each<Case>([
  ...statuses([408, 425, 429, 500, 502, 503, 504], AGAIN),
  ...statuses([400, 403, 404, 409, 410, 422], null),
  ['a token that ran out', say('{}', 401), AGAIN, AGAIN],
  ['a broken connection', (_, answer) => answer.destroy(), AGAIN, AGAIN],
  [
    'half an answer',
    (_, answer) =>
      answer.writeHead(200, { 'content-length': '100' }).write('{"a":[', () => answer.destroy()),
    AGAIN,
    AGAIN,
  ],
  ['what is packed without a word', say(gzipSync('[7]')), '[7]', '[7]'],
  ['too much, packed', say(gzipSync(Buffer.alloc(65 * 1024 * 1024))), AGAIN, TOO_MUCH],
  ['a page', say('<html>'), AGAIN, 'a web page in place of JSON'],
  ['text', say('ok'), AGAIN, 'something that is no JSON'],
  ['two charsets', say(Buffer.concat([utf8, latin])), AGAIN, 'bytes of mixed charsets'],
  ['nothing', say(''), 'null', 'null'],
])('a first answer is judged by a build and by a visit: %s', async (_, first, ...expected) => {
  for (const [index, get] of [openBuild(), openVisit()].entries()) {
    const before = panel.bearers.length;
    panel.answers = [first, GOOD];
    const got = await get().then(
      (answer) => answer?.text,
      (error: unknown) => `${(error as HttpError).code}: ${(error as HttpError).message}`,
    );
    expect(got).toContain(expected[index]);
    expect(panel.bearers.length - before).toBe(expected[index] === AGAIN ? 2 : 1);
    expect(got).not.toContain('secret');
  }
  expect(given.filter(({ bodyUsed }) => !bodyUsed)).toEqual([]);
});

it('an answer that is not packed as it says is asked for in plain bytes', async () => {
  panel.answers = [
    ({ headers }, answer) => {
      const isPlain = headers['accept-encoding'] === 'identity';
      answer.writeHead(200, isPlain ? {} : { 'content-encoding': 'gzip' }).end(AGAIN);
    },
  ];
  for (const get of [openBuild(), openVisit()]) expect((await get())?.text).toBe(AGAIN);
});

it('an answer may say that nothing changed, and comes with its headers', async () => {
  panel.answers = [say('', 304), say('[]', 200, { etag: '"1"' })];
  const get = openBuild();
  expect(await get()).toBeNull();
  expect((await get())?.headers.get('etag')).toBe('"1"');
});

it('an answer has at most 64 megabytes, which a list of 12 does not reach', async () => {
  const list = JSON.stringify(Array.from({ length: 12 }, () => 'x'.repeat(1_000_000)));
  const cut = Promise.withResolvers<unknown>();
  const tooMuch: RequestListener = (request, answer) => {
    request.socket.once('close', cut.resolve);
    answer.write(Buffer.alloc(65 * 1024 * 1024));
  };
  panel.answers = [say(list), tooMuch];
  const get = openVisit();
  expect((await get())?.text).toBe(list);
  await expect(get()).rejects.toThrow(TOO_MUCH);
  await cut.promise;
});

it.each([
  [1, null, [400, 800]],
  [0, null, [200, 400]],
  [1, '3', [3_000, 3_000]],
  [1, '86400', [10_000, 10_000]],
  [1, 'Thu, 01 Jan 2026 00:00:05 GMT', [5_000, 5_000]],
  [1, 'soon', [400, 800]],
])('a build waits by chance %d and Retry-After %s', async (chance, retryAfter, expected) => {
  vi.mocked(Math.random).mockReturnValue(chance);
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-01T00:00:00Z'));
  panel.answers = [say('', 503, retryAfter === null ? {} : { 'retry-after': retryAfter })];
  await expect(openBuild()()).rejects.toMatchObject({ code: 'HTTP_503' });
  expect([panel.bearers.length, waits]).toEqual([3, expected]);
});

it('a build has its time for each try, a visit for everything, and both for the body too', async () => {
  const late = { code: 'TIMEOUT', isUnreachable: true };
  for (const answer of [SILENCE, say('{"a":', 200, { 'content-length': '9' })]) {
    for (const [get, tries] of [
      [openBuild(), 3],
      [openVisit(), 1],
    ] as const) {
      panel.answers = [GOOD, answer];
      await get();
      const before = panel.bearers.length;
      await expect(get('panel', { timeout: 250 })).rejects.toMatchObject(late);
      expect(panel.bearers.length - before).toBe(tries);
    }
  }
  panel.onSignIn = SILENCE;
  const get = openVisit();
  await expect(get('panel', { timeout: 60 })).rejects.toThrow(
    `GET ${panel.url}/api/x did not answer within 0.06 s`,
  );
  expect(await get('talent')).toMatchObject({ json: { ok: true } });
});

it('a build ends at once with the reason of its signal, in a request and between two', async () => {
  const closed = Promise.withResolvers<unknown>();
  for (const retryAfter of [false, true]) {
    const end = new AbortController();
    vi.mocked(sleep).mockRestore();
    panel.answers = [
      (request, answer) => {
        if (!retryAfter) request.socket.once('close', closed.resolve);
        else answer.writeHead(503, { 'retry-after': '10' }).end();
        setTimeout(() => end.abort(new Error('given up')), retryAfter ? 50 : 0);
      },
    ];
    await expect(openBuild(end.signal, pLimit(1))()).rejects.toThrow('given up');
  }
  await closed.promise;
  expect(panel.bearers).toHaveLength(2);
});

it('signing in happens at both services at once, each with its own credentials, and once for many requests', async () => {
  const get = openVisit();
  await Promise.all(Array.from({ length: 10 }, () => get()));
  expect(panel.signIns).toEqual([{ salt: 'ps', api_token: 'pk' }]);
  await expect.poll(() => talent.signIns).toEqual([{ salt: 'ts', api_key: 'tk' }]);
  expect(new Set(panel.bearers)).toEqual(new Set(['Bearer token-1']));
});

it('signing in goes on for the visits that wait for it when the one that began it has no time left', async () => {
  const asked = Promise.withResolvers<() => void>();
  panel.onSignIn = (request, answer) =>
    asked.resolve(() => say('{"token":"late"}')(request, answer));
  const get = openVisit();
  const [first, second] = [get('panel', { timeout: 60 }), get()];
  await expect(first).rejects.toMatchObject({ code: 'TIMEOUT' });
  (await asked.promise)();
  expect(await second).toMatchObject({ json: { ok: true } });
  expect([panel.signIns.length, panel.bearers]).toEqual([1, ['Bearer late']]);
});

it.each(['{"data":{"token":"mine"}}', '{"token":"mine","data":{"user":1}}'])(
  'a token is read bare and below data: %s',
  async (answer) => {
    panel.onSignIn = say(answer);
    await openVisit()();
    expect(panel.bearers).toEqual(['Bearer mine']);
  },
);

it('signing in that is refused, or gives what no header can carry, leaves the other token, else none', async () => {
  panel.onSignIn = say('{"token":"a\\r\\nX-Admin: 1"}');
  await openVisit()();
  panel.onSignIn = say('{"message":"no"}', 401);
  await openVisit()();
  talent.onSignIn = panel.onSignIn;
  const get = openVisit();
  await get();
  expect(panel.bearers).toEqual(['Bearer access_token-1', 'Bearer access_token-2', 'Bearer']);
  // The next call of the same instance signs in anew.
  panel.onSignIn = say('{"token":"mended"}');
  await get();
  expect(panel.bearers.at(-1)).toBe('Bearer mended');
});

it('signing in again when a token ran out happens once for all requests that meet it', async () => {
  for (const get of [openBuild(), openVisit()]) {
    panel.answers = [GOOD];
    await get();
    const known = panel.signIns.length;
    panel.answers = [
      ({ headers }, answer) => {
        if (headers.authorization === `Bearer token-${known + 1}`) answer.end('{"ok":"again"}');
        else answer.writeHead(401).end();
      },
    ];
    const answers = await Promise.all([get(), get(), get()]);
    expect(answers.map((answer) => answer?.json)).toEqual(Array(3).fill({ ok: 'again' }));
    expect(panel.signIns.length).toBe(known + 1);
  }
});

it('signing in again ends soon where every new token is refused', async () => {
  panel.answers = [say('{}', 401)];
  for (const [get, most] of [
    [openBuild(), 4],
    [openVisit(), 2],
  ] as const) {
    const before = panel.bearers.length;
    await expect(get()).rejects.toThrow('401');
    expect(panel.bearers.length - before).toBe(most);
  }
});

it('a build asks a service no more after sixteen silences in a row, and not after as many with an answer between them', async () => {
  const get = openBuild();
  const fail = async (times: number) => {
    panel.answers = [(_, answer) => answer.destroy()];
    for (let time = 0; time < times; time += 1) await expect(get()).rejects.toThrow('reached');
    panel.answers = [GOOD];
  };
  for (const times of [15, 15]) {
    await fail(times);
    expect(await get()).toMatchObject({ json: { ok: true } });
  }
  await fail(16);
  await expect(get()).rejects.toThrow('reached');
});

it('a message has neither user nor query of the address, and says why nothing came', async () => {
  await panel.close();
  await expect(openVisit()()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const failure = { code: 'HTTP_500', words: 'answered 500' };
  expect(new HttpError('GET', 'https://u:p@x.example:8443/a/b?key=1#x', failure).message).toBe(
    'GET https://x.example:8443/a/b answered 500',
  );
});
