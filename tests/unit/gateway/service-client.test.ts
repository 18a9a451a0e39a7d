import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServiceClient, type ServiceClient } from '../../../src/gateway/service-client.ts';
import type { ServiceName } from '../../../src/sources/tokens.ts';
import { portOf } from '../../support/free-port.ts';

type Answering = (request: IncomingMessage, answer: ServerResponse) => void;
type Service = Awaited<ReturnType<typeof openService>>;

/** One of the two services: signs in as the test says, and answers everything else likewise. */
async function openService(signInPath: string, tokenName: string) {
  const [signIns, bearers]: [unknown[], (string | undefined)[]] = [[], []];
  const onSignIn: Answering = (_, answer) =>
    answer.end(JSON.stringify({ [tokenName]: `${tokenName}-${signIns.length}` }));
  const onCall: Answering = (_, answer) => answer.end('{"ok":true}');
  const server = createServer((request, answer) => {
    void buffer(request).then((body) => {
      if (request.url === signInPath) {
        signIns.push(JSON.parse(body.toString()));
        service.onSignIn(request, answer);
      } else {
        bearers.push(request.headers.authorization);
        service.onCall(request, answer);
      }
    });
  });
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const service = {
    url: `http://127.0.0.1:${await portOf(server)}`,
    signIns,
    bearers,
    onSignIn,
    onCall,
    close,
  };
  return service;
}

let panel: Service;
let talent: Service;
let client: ServiceClient;

beforeEach(async () => {
  panel = await openService('/api/login', 'token');
  talent = await openService('/api/signin', 'access_token');
  client = createServiceClient(
    {
      panel: { url: panel.url, salt: 'ps', key: 'pk' },
      talent: { url: talent.url, salt: 'ts', key: 'tk' },
    },
    fetch,
  );
});

afterEach(async () => {
  await Promise.all([panel.close(), talent.close()]);
});

const get = (service: ServiceName = 'panel', timeout = 20_000) =>
  client.callJson({ service, method: 'GET', path: '/api/x?y=1', timeout });
const refuse: Answering = (_, answer) => answer.writeHead(401).end('{"message":"no"}');

it('the service client signs in to both at once, each with its own credentials, and once for many requests', async () => {
  await Promise.all(Array.from({ length: 10 }, () => get()));
  expect(panel.signIns).toEqual([{ salt: 'ps', api_token: 'pk' }]);
  await expect.poll(() => talent.signIns).toEqual([{ salt: 'ts', api_key: 'tk' }]);
  expect(new Set(panel.bearers)).toEqual(new Set(['Bearer token-1']));
});

it('the service client reads a list as large as a build would', async () => {
  const list = Array.from({ length: 12 }, () => 'x'.repeat(1_000_000));
  panel.onCall = (_, answer) => answer.end(JSON.stringify(list));
  expect(await get()).toEqual(list);
});

it('the service client does not wait for the other service', async () => {
  talent.onSignIn = () => undefined;
  // A sign-in may take longer.
  expect(await get('panel', 4_000)).toEqual({ ok: true });
});

it('the service client leaves the other service alone once it has its own token', async () => {
  talent.onSignIn = (_, answer) => answer.writeHead(503).end();
  for (let count = 0; count < 3; count += 1) await get();
  expect(talent.signIns).toHaveLength(1);
});

it('the service client uses the other token where its own was refused, and an empty one where both were', async () => {
  panel.onSignIn = refuse;
  await get();
  talent.onSignIn = refuse;
  client = createServiceClient(
    {
      panel: { url: panel.url, salt: '', key: '' },
      talent: { url: talent.url, salt: '', key: '' },
    },
    fetch,
  );
  await get();
  expect(panel.bearers).toEqual(['Bearer access_token-1', 'Bearer']);
});

it('the service client signs in again once when a token ran out', async () => {
  await get();
  panel.onCall = (request, answer) => {
    if (request.headers.authorization === 'Bearer token-2') answer.end('{"ok":"again"}');
    else refuse(request, answer);
  };
  expect(await Promise.all([get(), get(), get()])).toEqual(
    Array.from({ length: 3 }, () => ({ ok: 'again' })),
  );
  expect(panel.signIns).toHaveLength(2);
  expect(talent.signIns).toHaveLength(1);
});

it('the service client gives up where the new token is no better', async () => {
  panel.onCall = refuse;
  await expect(get()).rejects.toMatchObject({ code: 'HTTP_401' });
  expect(panel.signIns).toHaveLength(2);
  expect(panel.bearers).toHaveLength(2);
});

it('the service client fails, and tries anew with the next request, when a sign-in fails', async () => {
  for (const status of [503, 429]) {
    panel.onSignIn = (_, answer) => answer.writeHead(status).end();
    await expect(get()).rejects.toMatchObject({ code: `HTTP_${status}` });
  }
  panel.onSignIn = (_, answer) => answer.end('{"token":"new"}');
  expect(await get()).toEqual({ ok: true });
  expect(panel.bearers).toEqual(['Bearer new']);
});

it('the service client never sends what a header cannot carry', async () => {
  panel.onSignIn = (_, answer) => answer.end(JSON.stringify({ token: 'a\r\nX-Admin: 1' }));
  await get();
  expect(panel.bearers).toEqual(['Bearer access_token-1']);
});

it('the service client keeps to its time, the sign-in included', async () => {
  panel.onSignIn = () => undefined;
  const began = performance.now();
  await expect(get('panel', 200)).rejects.toMatchObject({ code: 'TIMEOUT', isUnreachable: true });
  expect(performance.now() - began).toBeLessThan(4_000);
  panel.onSignIn = (_, answer) => answer.end('{"token":"t"}');
  panel.onCall = () => undefined;
  await expect(get('talent')).resolves.toEqual({ ok: true });
});

it('the service client keeps to its time while an answer trickles in', async () => {
  panel.onCall = (_, answer) => void answer.writeHead(200).write('{"a":');
  await expect(get('panel', 200)).rejects.toMatchObject({ code: 'TIMEOUT' });
});

it('the service client tries a connection that broke once more', async () => {
  await get();
  let isBroken = false;
  panel.onCall = (request, answer) => {
    if (isBroken) answer.end('{"ok":"again"}');
    else request.socket.destroy();
    isBroken = true;
  };
  expect(await get()).toEqual({ ok: 'again' });
});

it('the service client says why nothing came: no service, no JSON, no success', async () => {
  panel.onCall = (_, answer) => answer.end('<html>');
  await expect(get()).rejects.toMatchObject({ code: 'MALFORMED_ANSWER' });
  panel.onCall = (_, answer) => answer.writeHead(404).end('{}');
  await expect(get()).rejects.toMatchObject({ code: 'HTTP_404' });
  panel.onCall = (_, answer) =>
    answer.writeHead(200, { 'Content-Length': 10 }).write('{', () => answer.destroy());
  await expect(get()).rejects.toMatchObject({ isUnreachable: true });
  await panel.close();
  await expect(get()).rejects.toMatchObject({
    code: 'ECONNREFUSED',
    message: expect.not.stringContaining('y=1') as unknown,
  });
});

it('the service client follows no redirection, which could lead the token elsewhere', async () => {
  let visits = 0;
  talent.onCall = (_, answer) => {
    visits += 1;
    answer.end('{}');
  };
  panel.onCall = (_, answer) => answer.writeHead(307, { Location: `${talent.url}/api/x` }).end();
  await expect(get()).rejects.toThrow(`answers with a redirect to ${talent.url}/api/x`);
  expect(visits).toBe(0);
});

it('the service client says what was refused, also when the answer breaks off', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('x')) });
  const call = vi.fn<typeof fetch>();
  call.mockResolvedValueOnce(Response.json({ token: 't' }));
  call.mockResolvedValueOnce(Response.json({ access_token: 't' }));
  call.mockResolvedValue(new Response(broken, { status: 404 }));
  const service = { url: 'https://service.example', salt: 's', key: 'k' };
  const answer = createServiceClient({ panel: service, talent: service }, call).callJson({
    service: 'panel',
    method: 'GET',
    path: '/api/x',
    timeout: 1_000,
  });
  await expect(answer).rejects.toMatchObject({ code: 'HTTP_404' });
});
