/** Requests to the services. Keeps tokens for the instance's life and renews an expired one once.
 * Retries little: a visitor waits. */
import { HttpError, toRedirect, type HttpFailure } from '../lib/http-error.ts';
import { readJson, toCause } from '../lib/http.ts';
import type { ServiceRequest } from '../sources/session.ts';
import { createTokens, toSignIn, type Access, type ServiceName } from '../sources/tokens.ts';

export interface ServiceCall extends Omit<ServiceRequest, 'body' | 'conditions' | 'timeout'> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Milliseconds for signing in, the answer and its body. */
  readonly timeout: number;
}

export interface ServiceClient {
  /** Answers with any status. Throws an `HttpError` without an answer. */
  readonly call: (call: ServiceCall) => Promise<Response>;
  /** Throws an `HttpError` unless the answer is a success. */
  readonly callOk: (call: ServiceCall) => Promise<Response>;
  /** Throws an `HttpError` unless the answer is a success and JSON. */
  readonly callJson: (call: ServiceCall) => Promise<unknown>;
}

export class UnusableAnswer extends Error {
  readonly code: string;

  constructor(reason: string, code = 'UNUSABLE_ANSWER') {
    super(reason);
    this.name = 'UnusableAnswer';
    this.code = code;
  }
}

/** Milliseconds for a sign-in; concurrent requests share one. */
const SIGN_IN_TIMEOUT = 5_000;

export function createServiceClient(access: Access, fetcher: typeof fetch): ServiceClient {
  const tokens = createTokens((service) => signIn(service, access, fetcher), 'brisk');

  const send = async (
    { service, headers, body }: ServiceCall,
    exchange: Exchange,
  ): Promise<Response> => {
    for (let isAgain = false; ; isAgain = true) {
      const bearer = await exchange.within(tokens.bearer(service));
      const answer = await exchange.send({
        headers: { ...headers, Authorization: `Bearer ${bearer.token}` },
        ...(body && { body }),
      });
      if (answer.status !== 401 || isAgain) return answer;
      await discard(answer);
      tokens.renew(bearer, true);
    }
  };
  const sendOk = async (call: ServiceCall, exchange: Exchange): Promise<Response> => {
    const answer = await send(call, exchange);
    if (!answer.ok) throw await exchange.toStatusError(answer);
    return answer;
  };
  const open = ({ service, method, path, timeout }: ServiceCall): Exchange =>
    openExchange(method, `${access[service].url}${path}`, timeout, fetcher);

  return {
    call: (call) => send(call, open(call)),
    callOk: (call) => sendOk(call, open(call)),
    callJson: async (call) => {
      const exchange = open(call);
      const answer = await sendOk(
        { ...call, headers: { Accept: 'application/json', ...call.headers } },
        exchange,
      );
      return await exchange.readJson(answer);
    },
  };
}

/** The token; empty after a refusal. Rejects with an `HttpError` when the service is down. */
async function signIn(
  service: ServiceName,
  access: Access,
  fetcher: typeof fetch,
): Promise<string> {
  const { url, body, readToken } = toSignIn(service, access[service]);
  const exchange = openExchange('POST', url, SIGN_IN_TIMEOUT, fetcher);
  const answer = await exchange.send({
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body,
  });
  if (answer.status >= 500 || answer.status === 429) throw await exchange.toStatusError(answer);
  return readToken(await exchange.readJson(answer).catch(() => null));
}

type Exchange = ReturnType<typeof openExchange>;

/** One exchange within one time limit. Every failure is an `HttpError` with the address. */
function openExchange(
  method: ServiceCall['method'],
  url: string,
  timeout: number,
  fetcher: typeof fetch,
) {
  const signal = AbortSignal.timeout(timeout);
  const fail = (failure: HttpFailure): HttpError => new HttpError(method, url, failure);
  const toError = (error: unknown): HttpError => {
    if (error instanceof HttpError) return error;
    return fail(
      signal.aborted
        ? { kind: 'timeout', milliseconds: timeout }
        : { kind: 'network', cause: toCause(error) },
    );
  };
  return {
    /** Retries a broken connection once: the server may have closed an idle keep-alive
     * connection. */
    send: async (init: Pick<RequestInit, 'headers' | 'body'>): Promise<Response> => {
      const ask = () => fetcher(url, { method, signal, redirect: 'manual', ...init });
      try {
        const answer = await ask().catch(ask);
        const redirect = toRedirect(answer);
        if (redirect === null) return answer;
        await discard(answer);
        throw fail(redirect);
      } catch (error) {
        throw toError(error);
      }
    },
    /** Limits this caller's wait for shared work. */
    within: async <Value>(shared: Promise<Value>): Promise<Value> => {
      const { promise: aborted, reject } = Promise.withResolvers<never>();
      const abort = () => {
        reject(toError(signal.reason));
      };
      signal.addEventListener('abort', abort);
      try {
        return await Promise.race([shared, aborted]);
      } catch (error) {
        throw toError(error);
      } finally {
        signal.removeEventListener('abort', abort);
      }
    },
    readJson: async (answer: Response): Promise<unknown> => {
      const read = await readJson(answer).catch((error: unknown) => {
        throw toError(error);
      });
      if (read.kind === 'malformed') throw fail(read);
      return read.json;
    },
    toStatusError: async (answer: Response): Promise<HttpError> => {
      await discard(answer);
      return fail({ kind: 'status', status: answer.status });
    },
  };
}

async function discard(answer: Response): Promise<void> {
  await answer.body?.cancel().catch(() => undefined);
}
