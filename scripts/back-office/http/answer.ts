import { createHash } from 'node:crypto';
import path from 'node:path';
import { staticMiddleware } from 'srvx/static';

type Headers = Readonly<Record<string, string>>;

export class Problem extends Error {
  readonly status: number;
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;

  constructor(status: number, message: string, errors?: Problem['errors']) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

export function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

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
  return answerWith(status, 'application/json; charset=utf-8', JSON.stringify(value), headers);
}

export function keptAnswer(value: unknown): Response {
  const ETag = etagOf(JSON.stringify(value));
  return jsonAnswer(200, value, { 'Cache-Control': 'no-cache', ETag });
}

export function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Content-Length': '0' },
  });
}

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
