/** Handlers' answers and refusals. `dispatch.ts` turns them into a 304 if the client has a copy. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { staticMiddleware } from 'srvx/static';

export type Headers = Readonly<Record<string, string>>;

type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A refusal with status and message. Other errors in a handler become a 500. */
export class Problem extends Error {
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly headers: Headers;

  constructor(
    status: number,
    message: string,
    more: { errors?: FieldErrors; headers?: Headers } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** A strong validator: equal bytes have equal tags. */
export function etagOf(body: Uint8Array | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** An answer with its length, so that a client detects a truncated one. */
export function answerWith(
  status: number,
  type: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Headers = {},
): Response {
  const length = String(Buffer.byteLength(body));
  return new Response(body, {
    status,
    headers: { 'Content-Type': type, 'Content-Length': length, ...headers },
  });
}

export function jsonAnswer(status: number, value: unknown, headers: Headers = {}): Response {
  return answerWith(status, JSON_TYPE, JSON.stringify(value), headers);
}

/** JSON that a client may keep and revalidate. */
export function keptAnswer(value: unknown): Response {
  const ETag = etagOf(JSON.stringify(value));
  return jsonAnswer(200, value, { 'Cache-Control': 'no-cache', ETag });
}

/** 303: a reload will not post again. */
export function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Content-Length': '0' },
  });
}

/** A file, or the range that the request asks for. */
export async function fileAnswer(request: Request, file: string, more: Headers): Promise<Response> {
  const { method, headers } = request;
  const address = new URL(encodeURIComponent(path.basename(file)), 'http://localhost');
  const serve = staticMiddleware({ dir: path.dirname(file), compress: false });
  const answer = await serve(new Request(address, { method, headers }), () => {
    throw new Problem(404, 'There is no such file.');
  });
  for (const [name, value] of Object.entries(more)) answer.headers.set(name, value);
  return answer;
}

export function problemAnswer({ status, message, errors, headers }: Problem): Response {
  return jsonAnswer(status, errors === undefined ? { message } : { message, errors }, headers);
}
