/** Reads small request bodies whole: JSON for the services, URL-encoded forms for the desk. */
import type { IncomingMessage } from 'node:http';

import { Problem } from './problem.ts';

const KILOBYTE = 1024;

/** Reads a body of at most `limit` bytes as text; more is a 413, an aborted one a 400. */
async function readText(request: IncomingMessage, limit: number): Promise<string> {
  const tooLarge = new Problem(413, `The body must not be larger than ${Math.floor(limit / KILOBYTE)} KB.`);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge;
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > limit) throw tooLarge;
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(400, 'The body ended before it was complete.');
  }
  return Buffer.concat(parts).toString('utf8');
}

function mediaType(request: IncomingMessage): string {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Reads a JSON body. An empty body counts as `{}`; another type is a 415, broken JSON a 400. */
export async function readJson(request: IncomingMessage, limit = 64 * KILOBYTE): Promise<unknown> {
  const type = mediaType(request);
  if (type !== '' && type !== 'application/json') throw new Problem(415, 'This call takes application/json.');
  const text = await readText(request, limit);
  if (text.trim() === '') return {};
  if (type === '') throw new Problem(415, 'This call takes application/json.');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Problem(400, 'The body is not valid JSON.');
  }
}

/** Reads a JSON body that must be an object. */
export async function readJsonObject(request: IncomingMessage, limit?: number): Promise<Readonly<Record<string, unknown>>> {
  const value = await readJson(request, limit);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Problem(422, 'The body must be a JSON object.');
  return value as Record<string, unknown>;
}

/** Reads a URL-encoded form, as the desk's own pages post it. */
export async function readForm(request: IncomingMessage, limit = 512 * KILOBYTE): Promise<URLSearchParams> {
  if (mediaType(request) !== 'application/x-www-form-urlencoded') throw new Problem(415, 'The desk takes URL-encoded forms.');
  return new URLSearchParams(await readText(request, limit));
}
