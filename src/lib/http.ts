/** HTTP to services: limits, repeated tries, no redirects. A truncated or malformed answer is a
 * failed try. */
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { readCapped } from './capped-body.ts';
import { HttpError, toRedirect, type HttpFailure } from './http-error.ts';
import { parseJson } from './parse-json.ts';

export interface HttpTools {
  readonly fetch: typeof fetch;
  /** Rejects as soon as the signal aborts. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Bounds concurrent exchanges; a back-off holds no slot. */
  readonly limit: <T>(task: () => Promise<T>) => Promise<T>;
}

/** The real tools, with at most `concurrency` exchanges at once. */
export function createHttpTools(concurrency: number): HttpTools {
  return {
    fetch,
    sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
    now: Date.now,
    limit: pLimit(concurrency),
  };
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds per try, body included. */
  readonly timeout: number;
  /** Repeats what may pass, after a while; else only a broken connection, at once: the service may
   * just have closed an idle one. */
  readonly isPatient: boolean;
  /** Aborts everything; its reason is thrown. */
  readonly signal: AbortSignal;
}

type Fail = (failure: HttpFailure) => HttpError;
/** Reads an answer. Throws a failure, or anything when the body breaks off. */
export type Take<Answer> = (answer: Response, fail: Fail) => Promise<Answer>;

/** Milliseconds. */
const LONGEST_RETRY_AFTER = 10_000;
const FIRST_BACK_OFF = 400;
/** Such as a login page. */
export const WEB_PAGE = 'a web page in place of JSON';
/** Bytes. */
const LARGEST_ANSWER = 64 * 1024 * 1024;

/** Throws an `HttpError` after the last try, or the signal's reason. */
export async function request<Answer>(
  asked: HttpRequest,
  take: Take<Answer>,
  tools: HttpTools,
): Promise<Answer> {
  const { isPatient, signal } = asked;
  for (let triesLeft = isPatient ? 2 : 1, backOff = FIRST_BACK_OFF; ; triesLeft -= 1) {
    try {
      return await tools.limit(() => tryOnce(asked, take, tools.fetch));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof HttpError)) throw error;
      const { failure, isTransient } = error;
      const mayHelp = isPatient ? isTransient : failure.kind === 'network';
      if (!mayHelp || triesLeft === 0) throw error;
      if (!isPatient) continue;
      const pause = Math.max(
        backOff * (0.5 + Math.random() / 2),
        toRetryAfter(failure, tools.now()),
      );
      await tools.sleep(pause, signal).catch(() => undefined);
      signal.throwIfAborted();
      backOff *= 2;
    }
  }
}

async function tryOnce<Answer>(
  { method, url, body, headers, timeout, signal }: HttpRequest,
  take: Take<Answer>,
  get: typeof fetch,
): Promise<Answer> {
  const limit = AbortSignal.timeout(timeout);
  const init: RequestInit = {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.any([signal, limit]),
  };
  const fail: Fail = (failure) => new HttpError(method, url, failure);
  try {
    const answer = await get(url, init);
    const redirect = toRedirect(answer);
    if (redirect === null) return await take(answer, fail);
    await discard(answer);
    throw fail(redirect);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (limit.aborted) throw fail({ kind: 'timeout', milliseconds: timeout });
    throw fail({ kind: 'network', cause: toCause(error) });
  }
}

/** Takes a success alone, its body unread. */
export const takeOk: Take<Response> = async (answer, fail) => {
  const { ok, status, headers } = answer;
  if (ok) return answer;
  await discard(answer);
  throw fail({ kind: 'status', status, retryAfter: headers.get('retry-after') });
};

export interface JsonAnswer {
  readonly text: string;
  readonly json: unknown;
  readonly headers: Headers;
}

/** Takes JSON; `null` for a 304: the copy is still good. */
export const takeJson: Take<JsonAnswer | null> = async (answer, fail) =>
  answer.status === 304 ? await discard(answer) : await readJson(await takeOk(answer, fail), fail);

/** Reads JSON of any status. */
export const readJson: Take<JsonAnswer> = async ({ body, headers }, fail) => {
  const malformed = (detail: string) => fail({ kind: 'malformed', detail });
  const bytes = await readCapped(body, LARGEST_ANSWER);
  if (bytes === 'too large') throw malformed('more than can be read');
  const [, named = 'utf-8'] =
    /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(headers.get('content-type') ?? '') ?? [];
  const text = decode(bytes, named);
  if (text === null) throw malformed(`bytes that are no ${named.toLowerCase()}`);
  // A service without records may answer 204, or nothing.
  if (text.trim() === '') return { text: 'null', json: null, headers };
  try {
    return { text, json: parseJson(text), headers };
  } catch {
    throw malformed(text.trimStart().startsWith('<') ? WEB_PAGE : 'something that is no JSON');
  }
};

/** `null` for bytes that the charset does not have: they would be published as `\uFFFD`. */
function decode(bytes: Uint8Array<ArrayBuffer>, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function discard(answer: Response): Promise<null> {
  await answer.body?.cancel().catch(() => undefined);
  return null;
}

/** Milliseconds that the service asks for, in seconds or by a date; 0 if it does not. */
function toRetryAfter(failure: HttpFailure, now: number): number {
  const asked = (failure.kind === 'status' ? failure.retryAfter : null) ?? '';
  const wait = /^\d+$/.test(asked.trim()) ? Number(asked) * 1000 : Date.parse(asked) - now;
  return Number.isFinite(wait) ? Math.min(wait, LONGEST_RETRY_AFTER) : 0;
}

/** The system's code of a failed connection, such as `ECONNREFUSED`. */
function toCause(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : 'network error';
}
