/**
 * The gateway's line to the services: signs in to both at once when it is first needed, keeps the tokens for as long as the instance
 * lives, signs in again once when one ran out. Unlike the build's session it does not insist: a visitor is waiting.
 */
import { HttpError, type HttpFailure } from '../lib/http-error.ts';
import { LARGEST_ANSWER } from '../lib/http.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { ServiceAccess } from '../lib/service-access.ts';
import { SERVICE_NAMES, toSignIn, type ServiceName } from '../sources/sign-in.ts';
import { readCapped } from './capped-body.ts';

export interface ServiceCall {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST';
  /** From the service's base URL on, with its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Milliseconds for everything: signing in, the answer and its body. */
  readonly timeout: number;
}

export interface ServiceClient {
  /** Any answer of the service, whatever its status. Throws an `HttpError` where none comes. */
  readonly call: (call: ServiceCall) => Promise<Response>;
  /** A successful answer. Throws an `HttpError` for any other, too. */
  readonly callOk: (call: ServiceCall) => Promise<Response>;
  /** The JSON of a successful answer. Throws an `HttpError` for any other, and for what is no JSON. */
  readonly callJson: (call: ServiceCall) => Promise<unknown>;
}

/** A successful answer that does not hold what it should. */
export class UnusableAnswer extends Error {
  readonly code: string;

  constructor(reason: string, code = 'UNUSABLE_ANSWER') {
    super(reason);
    this.name = 'UnusableAnswer';
    this.code = code;
  }
}

/** Milliseconds that a sign-in may take; requests that come at once share one. */
const SIGN_IN_TIMEOUT = 5_000;
const SIGN_IN_BYTES = 100_000;

export function createServiceClient(access: Readonly<Record<ServiceName, ServiceAccess>>, fetcher: typeof fetch): ServiceClient {
  const tokens = new Map<ServiceName, Promise<string>>();

  /** The token of a service; empty when the sign-in was refused. Rejects with an `HttpError` when the service is not there. */
  const signIn = async (service: ServiceName): Promise<string> => {
    const { url, body, readToken } = toSignIn(service, access[service]);
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    const signal = AbortSignal.timeout(SIGN_IN_TIMEOUT);
    const answer = await exchange(url, { method: 'POST', headers, body, signal, redirect: 'error' }, SIGN_IN_TIMEOUT);
    if (answer.status >= 500 || answer.status === 429) throw await toStatusError('POST', url, answer);
    return readToken(await readJson('POST', url, answer, SIGN_IN_BYTES, signal, SIGN_IN_TIMEOUT).catch(() => null));
  };

  const token = (service: ServiceName): Promise<string> => {
    const known = tokens.get(service);
    if (known !== undefined) return known;
    const asked = signIn(service);
    tokens.set(service, asked);
    const drop = () => {
      if (tokens.get(service) === asked) tokens.delete(service);
    };
    asked.then((value) => {
      if (value === '') drop();
    }, drop);
    return asked;
  };

  /** The own token, else the other service's. Both are asked for at once; only a missing own one makes the other worth waiting for. */
  const bearer = async (service: ServiceName): Promise<string> => {
    const kept = (await tokens.get(service)?.catch(() => '')) ?? '';
    if (kept !== '') return kept;
    const own = token(service);
    const other = token(service === 'panel' ? 'talent' : 'panel').catch(() => '');
    const value = await own;
    return value === '' ? await other : value;
  };

  const forget = async (spent: string): Promise<void> => {
    for (const service of SERVICE_NAMES) {
      const known = tokens.get(service);
      const value = await known?.catch(() => undefined);
      if (value === spent && tokens.get(service) === known) tokens.delete(service);
    }
  };

  /** One request; a connection that breaks is tried once more, because a kept one may have died while nothing was sent. */
  const exchange = async (url: string, init: RequestInit, timeout: number): Promise<Response> => {
    for (let isLast = false; ; isLast = true) {
      try {
        return await fetcher(url, init);
      } catch (error) {
        if (isLast || init.signal?.aborted === true) throw toHttpError(error, init.method ?? 'GET', url, timeout, init.signal ?? null);
      }
    }
  };

  const call = async ({ service, method, path, headers = {}, body, timeout }: ServiceCall): Promise<Response> => {
    const url = `${access[service].url}${path}`;
    const signal = AbortSignal.timeout(timeout);
    const send = async (): Promise<{ answer: Response; sentWith: string }> => {
      const sentWith = await withSignal(bearer(service), signal).catch((error: unknown) => {
        throw toHttpError(error, method, url, timeout, signal);
      });
      const init: RequestInit = { method, headers: { ...headers, Authorization: `Bearer ${sentWith}` }, signal, redirect: 'error' };
      return { answer: await exchange(url, body === undefined ? init : { ...init, body }, timeout), sentWith };
    };

    const { answer, sentWith } = await send();
    if (answer.status !== 401) return answer;
    await answer.body?.cancel().catch(() => undefined);
    // Only the token that was spent: another request may have brought a new one while this one was under way.
    await forget(sentWith);
    return (await send()).answer;
  };

  const callOk = async (wanted: ServiceCall): Promise<Response> => {
    const answer = await call(wanted);
    if (!answer.ok) throw await toStatusError(wanted.method, `${access[wanted.service].url}${wanted.path}`, answer);
    return answer;
  };

  return {
    call,
    callOk,
    async callJson(wanted) {
      const signal = AbortSignal.timeout(wanted.timeout);
      const answer = await callOk({ ...wanted, headers: { Accept: 'application/json', ...wanted.headers } });
      const url = `${access[wanted.service].url}${wanted.path}`;
      return await readJson(wanted.method, url, answer, LARGEST_ANSWER, signal, wanted.timeout);
    },
  };
}

async function readJson(
  method: string,
  url: string,
  answer: Response,
  limit: number,
  signal: AbortSignal,
  timeout: number,
): Promise<unknown> {
  let bytes: Uint8Array | 'too large';
  try {
    bytes = await readCapped(answer.body, limit, signal);
  } catch (error) {
    throw toHttpError(error, method, url, timeout, signal);
  }
  if (bytes === 'too large') throw new HttpError(method, url, { kind: 'malformed', detail: 'more than can be read' });
  try {
    return parseJson(new TextDecoder().decode(bytes));
  } catch {
    throw new HttpError(method, url, { kind: 'malformed', detail: 'something that is no JSON' });
  }
}

async function toStatusError(method: string, url: string, answer: Response): Promise<HttpError> {
  await answer.body?.cancel().catch(() => undefined);
  return new HttpError(method, url, { kind: 'status', status: answer.status });
}

function toHttpError(error: unknown, method: string, url: string, timeout: number, signal: AbortSignal | null): HttpError {
  if (error instanceof HttpError) return error;
  const failure: HttpFailure =
    signal?.aborted === true ? { kind: 'timeout', milliseconds: timeout } : { kind: 'network', cause: toCause(error) };
  return new HttpError(method, url, failure);
}

function toCause(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'network error';
}

/** Waits for a shared promise no longer than the signal allows. */
async function withSignal<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => {
    reject(signal.reason as Error);
  };
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
