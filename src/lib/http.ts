/** JSON over HTTP for repeatable reads: limits, back-off with jitter, `Retry-After`. A truncated or
 * malformed answer is a failed try. */
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import pLimit from 'p-limit';
import { readCapped } from './capped-body.ts';
import { parseJson } from './parse-json.ts';
import { HttpError, toRedirect, type HttpFailure, TRANSIENT_STATUSES } from './http-error.ts';

export interface HttpTools {
  readonly fetch: typeof fetch;
  /** Rejects with the signal's reason as soon as it aborts. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
  /** Bounds concurrent exchanges; a back-off holds no slot. */
  readonly limit: <T>(task: () => Promise<T>) => Promise<T>;
}

/** The real tools, with at most `concurrency` exchanges at once. */
export function createHttpTools(concurrency: number): HttpTools {
  return { fetch, sleep, now: Date.now, random: Math.random, limit: pLimit(concurrency) };
}

async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await setTimeoutPromise(milliseconds, undefined, { signal });
  } catch {
    signal.throwIfAborted();
  }
}

export interface JsonRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Called for each try, because the token may change. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
  /** JSON text of a POST. */
  readonly body?: string;
  /** Milliseconds per try, body included. */
  readonly timeout: number;
  readonly tries: number;
  /** Aborts everything; its reason is thrown. */
  readonly signal: AbortSignal;
  /** On a 401: whether to retry because the token was renewed for this request (once) or replaced.
   * Without it a 401 is final. */
  readonly renew?: (mayRenew: boolean) => 'renewed' | 'replaced' | 'refused';
  /** Called after each try; `reached` tells whether the service answered. */
  readonly onTry?: (reached: boolean) => void;
}

export type JsonAnswer =
  | {
      readonly kind: 'content';
      readonly text: string;
      readonly json: unknown;
      readonly headers: Headers;
    }
  /** 304: the copy is still good. */
  | { readonly kind: 'unchanged' };

/** Milliseconds. */
const LONGEST_RETRY_AFTER = 10_000;
const FIRST_BACK_OFF = 400;
const MOST_REPEATS = 4;
/** Such as a login page. */
export const WEB_PAGE = 'a web page in place of JSON';
/** Bytes. */
const LARGEST_ANSWER = 64 * 1024 * 1024;

/** Requests and retries. Throws an `HttpError` after the last try, or the signal's reason. */
export async function requestJson(request: JsonRequest, tools: HttpTools): Promise<JsonAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tools.limit(() => attemptAuthorised(request, tools));
    request.signal.throwIfAborted();
    if (outcome.kind !== 'failed') {
      request.onTry?.(true);
      return outcome;
    }
    const error = new HttpError(request.method, request.url, outcome.failure);
    request.onTry?.(!error.isUnreachable);
    if (!isTransient(outcome.failure) || attempt >= request.tries) throw error;
    await tools.sleep(toBackOff(attempt, outcome.retryAfter, tools), request.signal);
  }
}

type Outcome =
  | JsonAnswer
  | { readonly kind: 'failed'; readonly failure: HttpFailure; readonly retryAfter: string | null };

async function attemptAuthorised(request: JsonRequest, tools: HttpTools): Promise<Outcome> {
  let outcome = await attemptOnce(request, tools);
  let mayRenew = true;
  for (let repeats = 0; repeats < MOST_REPEATS && isUnauthorised(outcome); repeats += 1) {
    const renewal = request.renew?.(mayRenew) ?? 'refused';
    if (renewal === 'refused') break;
    if (renewal === 'renewed') mayRenew = false;
    outcome = await attemptOnce(request, tools);
  }
  return outcome;
}

function isUnauthorised(outcome: Outcome): boolean {
  return (
    outcome.kind === 'failed' && outcome.failure.kind === 'status' && outcome.failure.status === 401
  );
}

async function attemptOnce(request: JsonRequest, tools: HttpTools): Promise<Outcome> {
  const headers = await request.headers();
  const timeout = AbortSignal.timeout(request.timeout);
  const signal = AbortSignal.any([request.signal, timeout]);
  try {
    const { method, body } = request;
    const init = { method, headers, signal, redirect: 'manual' } as const;
    return await toOutcome(
      await tools.fetch(request.url, body === undefined ? init : { ...init, body }),
    );
  } catch (error) {
    return failed(
      timeout.aborted
        ? { kind: 'timeout', milliseconds: request.timeout }
        : { kind: 'network', cause: toCause(error) },
    );
  }
}

async function toOutcome(response: Response): Promise<Outcome> {
  if (response.ok) {
    const read = await readJson(response);
    return read.kind === 'content' ? { ...read, headers: response.headers } : failed(read);
  }
  await response.body?.cancel();
  if (response.status === 304) return { kind: 'unchanged' };
  const redirect = toRedirect(response);
  if (redirect !== null) return failed(redirect);
  return {
    ...failed({ kind: 'status', status: response.status }),
    retryAfter: response.headers.get('retry-after'),
  };
}

/** Reads JSON. Throws when the body breaks off. */
export async function readJson(
  response: Response,
): Promise<
  | { readonly kind: 'content'; readonly text: string; readonly json: unknown }
  | Extract<HttpFailure, { kind: 'malformed' }>
> {
  const bytes = await readCapped(response.body, LARGEST_ANSWER);
  if (bytes === 'too large') return { kind: 'malformed', detail: 'more than can be read' };
  const charset = toCharset(response.headers.get('content-type') ?? '');
  const text = decode(bytes, charset);
  if (text === null) return { kind: 'malformed', detail: `bytes that are no ${charset}` };
  // A service without records may answer 204, or nothing.
  if (text.trim() === '') return { kind: 'content', text: 'null', json: null };
  try {
    return { kind: 'content', text, json: parseJson(text) };
  } catch {
    return {
      kind: 'malformed',
      detail: text.trimStart().startsWith('<') ? WEB_PAGE : 'something that is no JSON',
    };
  }
}

const toCharset = (contentType: string): string =>
  /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8';

/** `null` for bytes that the charset does not have: they would be published as `\uFFFD`. */
function decode(bytes: Uint8Array<ArrayBuffer>, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function failed(failure: HttpFailure): Extract<Outcome, { kind: 'failed' }> {
  return { kind: 'failed', failure, retryAfter: null };
}

/** Tells whether the same request may succeed later. */
export function isTransient(failure: HttpFailure): boolean {
  if (failure.kind === 'redirect') return false;
  return (
    failure.kind !== 'status' || failure.status >= 500 || TRANSIENT_STATUSES.has(failure.status)
  );
}

function toBackOff(attempt: number, retryAfter: string | null, tools: HttpTools): number {
  const ceiling = FIRST_BACK_OFF * 2 ** (attempt - 1);
  const backOff = ceiling * (0.5 + tools.random() / 2);
  return Math.max(backOff, Math.min(readRetryAfter(retryAfter, tools.now()), LONGEST_RETRY_AFTER));
}

/** Seconds or a date, as milliseconds from now; else 0. */
function readRetryAfter(value: string | null, now: number): number {
  if (value === null) return 0;
  const wait = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? wait : 0;
}

/** The system's code of a failed connection, such as `ECONNREFUSED`. */
export function toCause(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string')
    return cause.code;
  return 'network error';
}
