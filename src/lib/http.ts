/** A truncated or malformed answer is a failed try. */
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { LimitFunction } from 'p-limit';
import { readCapped } from './capped-body.ts';
import { toErrorCode } from './errors.ts';
import { decodeJson, parseJson } from './parse-json.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeout: number;
}

export interface HttpRules {
  readonly signal: AbortSignal;
  /** A build's share of calls, with pauses between tries. `null` for a visit: only a broken
   * connection is tried again, at once. */
  readonly limit: LimitFunction | null;
}

export interface HttpFailure {
  readonly code: string;
  readonly words: string;
  readonly status?: number;
  readonly retryAfter?: number;
  /** Never followed: credentials would go there. */
  readonly redirectsTo?: string;
  readonly answer?: unknown;
}

export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly url: string;
  readonly failure: HttpFailure;
  readonly code: string;
  readonly status: number | null;
  readonly isMalformed: boolean;
  readonly isUnreachable: boolean;
  readonly isTransient: boolean;

  constructor(method: string, url: string, failure: HttpFailure) {
    const { code, words, status = null } = failure;
    super(`${method} ${toPublicUrl(url)} ${words}`);
    this.url = toPublicUrl(url);
    this.failure = failure;
    this.code = code;
    this.status = status;
    this.isMalformed = code === MALFORMED || code === WEB_PAGE;
    this.isUnreachable = status === null && !this.isMalformed;
    this.isTransient = status === null || isTransientStatus(status);
  }
}

export function isTransientStatus(status: number): boolean {
  return status >= 500 || TRANSIENT_STATUSES.has(status);
}

type Fail = (failure: HttpFailure) => HttpError;
export type ReadAnswer<Answer> = (answer: Response, fail: Fail) => Promise<Answer>;

const MALFORMED = 'MALFORMED_ANSWER';
const TIMEOUT = 'TIMEOUT';
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);
const LONGEST_RETRY_AFTER = 10_000;
const FIRST_BACK_OFF = 400;
export const WEB_PAGE = 'WEB_PAGE';
const LARGEST_ANSWER = 64 * 1024 * 1024;
const JSON_TYPE = 'application/json';

export async function request<Answer>(
  { method, url, body, headers, timeout }: HttpRequest,
  read: ReadAnswer<Answer>,
  { signal, limit }: HttpRules,
): Promise<Answer> {
  const type = typeof body === 'string' && { 'content-type': JSON_TYPE };
  const sent = { method, headers: { accept: JSON_TYPE, ...type, ...headers }, body: body ?? null };
  const fail: Fail = (failure) => new HttpError(method, url, failure);
  const tryOnce = async (retries: number): Promise<Answer> => {
    const late = AbortSignal.timeout(timeout);
    const ends = AbortSignal.any([signal, late]);
    // A proxy's packing may have broken the answer.
    const unpacked = retries > 0 && { 'accept-encoding': 'identity' };
    const options = { ...sent, headers: { ...sent.headers, ...unpacked } };
    try {
      return await read(await fetch(url, { ...options, redirect: 'manual', signal: ends }), fail);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      throw fail(late.aborted ? timedOut(timeout) : unreachable(error));
    }
  };
  const isVisit = limit === null;
  for (let retries = 0; ; retries += 1) {
    try {
      return await (isVisit ? tryOnce(retries) : limit(() => tryOnce(retries)));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof HttpError)) throw error;
      const { failure, isTransient, isUnreachable } = error;
      if (isVisit && isUnreachable && failure.code !== TIMEOUT && retries < 1) continue;
      if (isVisit || !isTransient || retries >= 2) throw error;
      const backOff = FIRST_BACK_OFF * 2 ** retries * (0.5 + Math.random() / 2);
      const pause = Math.max(backOff, failure.retryAfter ?? 0);
      await sleep(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

export const readOk: ReadAnswer<Response> = async (answer, fail) => {
  const { ok, status, headers, url } = answer;
  if (ok) return answer;
  await answer.body?.cancel().catch(() => undefined);
  const failure = { code: `HTTP_${status}`, words: `answered ${status}`, status };
  const location = headers.get('location');
  if (location === null || status < 300 || status > 399)
    throw fail({ ...failure, retryAfter: toMilliseconds(headers.get('retry-after') ?? '') });
  const redirectsTo = toPublicUrl(URL.parse(location, url)?.href ?? '');
  throw fail({ ...failure, words: `answers with a redirect to ${redirectsTo}`, redirectsTo });
};

export type JsonAnswer = Awaited<ReturnType<typeof parseAnswer>>;

export const readJson: ReadAnswer<JsonAnswer | null> = async (answer, fail) =>
  answer.status === 304 ? null : await parseAnswer(await readOk(answer, fail), fail);

async function parseAnswer({ body, headers }: Response, fail: Fail) {
  const bytes = await readCapped(body, LARGEST_ANSWER);
  if (bytes === 'too large') throw fail(malformed('more than can be read'));
  // Some services pack without saying so.
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = isPacked ? unpack(bytes, fail) : bytes;
  const sent = decodeJson(plain, headers.get('content-type') ?? '');
  if (sent === null) throw fail(malformed('bytes of mixed charsets'));
  try {
    const text = sent === '' ? 'null' : sent;
    return { text, json: parseJson(text), headers };
  } catch {
    throw fail(sent.startsWith('<') ? webPage() : malformed('something that is no JSON'));
  }
}

function unpack(bytes: Uint8Array, fail: Fail): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST_ANSWER });
  } catch (error) {
    const isTooLarge = toErrorCode(error) === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? fail(malformed('more than can be read')) : error;
  }
}

export function malformed(detail: string, answer?: unknown): HttpFailure {
  return { code: MALFORMED, words: `answered ${detail}`, answer };
}

export function webPage(): HttpFailure {
  return { code: WEB_PAGE, words: 'answered a web page in place of JSON' };
}

export function timedOut(milliseconds: number): HttpFailure {
  return { code: TIMEOUT, words: `did not answer within ${milliseconds / 1000} s` };
}

function unreachable(error: unknown): HttpFailure {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const named = cause instanceof Error && 'code' in cause ? cause.code : null;
  const code = typeof named === 'string' ? named : 'network error';
  // Unreachable, so that it is tried again.
  if (code.startsWith('Z_'))
    return { code, words: 'answered bytes that its content-encoding does not describe' };
  return { code, words: `could not be reached (${code})` };
}

function toPublicUrl(address: string): string {
  const url = URL.parse(address);
  return url === null ? 'nowhere' : `${url.origin}${url.pathname}`;
}

function toMilliseconds(asked: string): number {
  const wait = /^\d+$/.test(asked.trim()) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return Number.isFinite(wait) ? Math.min(wait, LONGEST_RETRY_AFTER) : 0;
}
