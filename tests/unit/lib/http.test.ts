import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { HttpError } from '../../../src/lib/http-error.ts';
import {
  createHttpTools,
  requestJson,
  type HttpTools,
  type JsonRequest,
} from '../../../src/lib/http.ts';
import { portOf } from '../../support/free-port.ts';

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that answers each request with the next of the given listeners, the last one for
 * good. */
async function serve(
  ...listeners: readonly RequestListener[]
): Promise<{ readonly url: string; readonly count: () => number }> {
  let count = 0;
  const server = createServer((request, response) => {
    const listener = listeners[Math.min(count, listeners.length - 1)];
    count += 1;
    listener?.(request, response);
  });
  const url = `http://127.0.0.1:${await portOf(server)}`;
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url, count: () => count };
}

const answer =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

/** Real tools whose waits are noted and do not take place. */
function patientTools(overrides: Partial<HttpTools> = {}): {
  readonly tools: HttpTools;
  readonly waits: number[];
} {
  const waits: number[] = [];
  const sleep = (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  return { tools: { ...createHttpTools(16), sleep, random: () => 1, ...overrides }, waits };
}

function read(url: string, overrides: Partial<JsonRequest> = {}): JsonRequest {
  return {
    method: 'GET',
    url,
    headers: () => Promise.resolve({}),
    timeout: 2_000,
    tries: 3,
    signal: new AbortController().signal,
    ...overrides,
  };
}

it('a read gives the JSON, its text and the headers', async () => {
  const { url } = await serve(answer(200, '{"a":"ção"}', { etag: '"1"' }));
  const result = await requestJson(read(url), patientTools().tools);
  expect(result).toMatchObject({ kind: 'content', json: { a: 'ção' }, text: '{"a":"ção"}' });
  expect(result.kind === 'content' && result.headers.get('etag')).toBe('"1"');
});

it.each([
  ['application/json; charset=ISO-8859-1', Buffer.from('["ção"]', 'latin1'), ['ção']],
  ['application/json;charset="utf-16le"', Buffer.from('["ção"]', 'utf16le'), ['ção']],
  ['application/json', Buffer.from('\uFEFF["ção"]'), ['ção']],
  ['application/json', Buffer.from(''), null],
])('a read decodes %s', async (type, body, json) => {
  const { url } = await serve((_, response) =>
    response.writeHead(200, { 'content-type': type }).end(body),
  );
  await expect(requestJson(read(url), patientTools().tools)).resolves.toMatchObject({ json });
});

it.each([
  ['application/json', 'utf-8'],
  ['application/json; charset=utf-8', 'utf-8'],
  ['application/json; charset=klingon', 'klingon'],
])('a read of bytes that are no text in %s is a failed one', async (type, charset) => {
  const { url } = await serve((_, response) =>
    response.writeHead(200, { 'content-type': type }).end(Buffer.from('["ção"]', 'latin1')),
  );
  await expect(requestJson(read(url), patientTools().tools)).rejects.toThrow(
    `bytes that are no ${charset}`,
  );
});

it.each([408, 425, 429, 500, 502, 503, 504])('a read is tried again after %i', async (status) => {
  const { url, count } = await serve(answer(status, ''), answer(200, '[]'));
  await expect(requestJson(read(url), patientTools().tools)).resolves.toMatchObject({ json: [] });
  expect(count()).toBe(2);
});

it('a read says that nothing changed, and follows no redirect, which could lead the token elsewhere', async () => {
  const same = await serve(answer(304, ''));
  expect(await requestJson(read(same.url), patientTools().tools)).toEqual({ kind: 'unchanged' });
  const other = await serve(answer(200, '[]'));
  const moved = await serve(answer(302, '', { Location: `${other.url}/x?key=1` }));
  await expect(requestJson(read(moved.url), patientTools().tools)).rejects.toThrow(
    new RegExp(`answers with a redirect to ${other.url}/x$`),
  );
  expect([moved.count(), other.count()]).toEqual([1, 0]);
});

it('a read takes no more than 64 megabytes', async () => {
  const { url } = await serve((_, response) => response.end(Buffer.alloc(65 * 1024 * 1024)));
  const once = read(url, { timeout: 60_000, tries: 1 });
  await expect(requestJson(once, patientTools().tools)).rejects.toThrow('more than can be read');
});

it.each([400, 401, 403, 404, 409, 410, 422])(
  'a read is not tried again after %i',
  async (status) => {
    const { url, count } = await serve(answer(status, ''));
    await expect(requestJson(read(url), patientTools().tools)).rejects.toMatchObject({ status });
    expect(count()).toBe(1);
  },
);

it.each<[string, RequestListener]>([
  ['breaks off at once', (_, response) => response.destroy()],
  [
    'breaks off in the middle',
    (_, response) =>
      response
        .writeHead(200, { 'content-length': '100' })
        .write('{"data":[', () => response.destroy()),
  ],
  ['is no JSON', answer(200, '<html>')],
])('a read is tried again when the answer %s', async (_, listener) => {
  const { url, count } = await serve(listener, answer(200, '[1]'));
  await expect(requestJson(read(url), patientTools().tools)).resolves.toMatchObject({ json: [1] });
  expect(count()).toBe(2);
});

it.each([200, 302, 401, 404, 503])(
  'a read leaves nothing unread of an answer of %i',
  async (status) => {
    const { url } = await serve(answer(status, '<html>'));
    const answers: Response[] = [];
    const get: typeof fetch = async (...asked) => {
      const given = await fetch(...asked);
      answers.push(given);
      return given;
    };
    await requestJson(read(url), patientTools({ fetch: get }).tools).catch(() => undefined);
    expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual(answers.map(() => true));
    expect(answers.length).toBeGreaterThan(0);
  },
);

it.each([
  [1, [400, 800]],
  [0, [200, 400]],
])('a read fails after its tries, with growing waits by chance %d', async (chance, expected) => {
  const { url, count } = await serve(answer(503, ''));
  const { tools, waits } = patientTools({ random: () => chance });
  const request = read(`${url}/api/talents?token=secret`, { method: 'POST', body: '{}' });
  await expect(requestJson(request, tools)).rejects.toMatchObject({
    message: `POST ${url}/api/talents answered 503`,
    code: 'HTTP_503',
  });
  expect(count()).toBe(3);
  expect(waits).toEqual(expected);
});

it.each([
  ['3', 3_000],
  ['0', 400],
  ['86400', 10_000],
  ['Thu, 01 Jan 2026 00:00:05 GMT', 5_000],
  ['Thu, 01 Jan 2026 12:00:00 GMT', 10_000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 400],
  ['soon', 400],
])('a read waits as Retry-After %s asks, within bounds', async (retryAfter, wait) => {
  const { url } = await serve(answer(429, '', { 'retry-after': retryAfter }), answer(200, '[]'));
  const { tools, waits } = patientTools({ now: () => Date.parse('2026-01-01T00:00:00Z') });
  await requestJson(read(url), tools);
  expect(waits).toEqual([wait]);
});

it('a read does not wait longer than its limit for a try', async () => {
  let asked = 0;
  const hang: typeof fetch = (_, init) => {
    asked += 1;
    return new Promise((__, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  };
  const reading = requestJson(
    read('http://hanging.example/', { timeout: 60, tries: 2 }),
    patientTools({ fetch: hang }).tools,
  );
  await expect(reading).rejects.toMatchObject({
    message: 'GET http://hanging.example/ did not answer within 0.06 s',
    isUnreachable: true,
  });
  expect(asked).toBe(2);
});

it('a read counts a body that never ends as no answer', async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(200).write('[');
  });
  const reading = requestJson(read(url, { timeout: 60, tries: 1 }), patientTools().tools);
  await expect(reading).rejects.toMatchObject({ code: 'TIMEOUT' });
});

it('a read ends at once with the reason of its signal, and so does its request', async () => {
  const controller = new AbortController();
  const closed = Promise.withResolvers<unknown>();
  const { url } = await serve((_, response) => {
    response.once('close', closed.resolve);
    controller.abort(new Error('given up'));
  });
  const given = { signal: controller.signal, timeout: 600_000, tries: 1 };
  await expect(requestJson(read(url, given), createHttpTools(1))).rejects.toThrow('given up');
  await closed.promise;
});

it('a read ends its wait for the next try with the reason of its signal', async () => {
  const { url, count } = await serve(answer(503, '', { 'retry-after': '10' }));
  const controller = new AbortController();
  const tools = createHttpTools(1);
  const sleep: HttpTools['sleep'] = (_, signal) => {
    controller.abort(new Error('given up'));
    return tools.sleep(600_000, signal);
  };
  await expect(
    requestJson(read(url, { signal: controller.signal }), { ...tools, sleep }),
  ).rejects.toThrow('given up');
  expect(count()).toBe(1);
});

it('a read asks for its headers anew with each try', async () => {
  const seen: (string | undefined)[] = [];
  const note: RequestListener = (request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(seen.length === 1 ? 503 : 200).end('[]');
  };
  const { url } = await serve(note);
  let token = 0;
  const headers = () => Promise.resolve({ authorization: `Bearer ${(token += 1)}` });
  await requestJson(read(url, { headers }), patientTools().tools);
  expect(seen).toEqual(['Bearer 1', 'Bearer 2']);
});

it('a read keeps no place while it waits for its next try', async () => {
  const { url } = await serve(answer(503, ''), answer(200, '["other"]'), answer(200, '["again"]'));
  const tools = createHttpTools(1);
  const order: unknown[] = [];
  const note = (result: unknown) => order.push(result);
  const first = requestJson(read(url), tools).then((result) =>
    note(result.kind === 'content' && result.json),
  );
  const second = requestJson(read(url), tools).then((result) =>
    note(result.kind === 'content' && result.json),
  );
  await Promise.all([first, second]);
  expect(order).toEqual([['other'], ['again']]);
});

it('the address in a message has neither user nor query', () => {
  const error = new HttpError('GET', 'https://user:pass@example.com:8443/a/b?key=secret#x', {
    kind: 'status',
    status: 500,
  });
  expect(error.message).toBe('GET https://example.com:8443/a/b answered 500');
});

it('a read that is refused again and again ends, though its token is renewed or replaced each time', async () => {
  for (const renewal of ['renewed', 'replaced'] as const) {
    const { url, count } = await serve(answer(401, '{}'));
    await expect(
      requestJson(read(url, { renew: () => renewal }), patientTools().tools),
    ).rejects.toThrow(HttpError);
    expect(count()).toBe(5);
  }
});
