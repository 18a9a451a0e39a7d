/** Puts an answer on the socket: validators, HEAD, byte ranges, and the cut that a `truncate` fault asks for. */
import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

import type { Answer, FileAnswer } from './answer.ts';
import type { Call } from './call.ts';

interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

/** Sends an answer; resolves when it has left or the client has gone. `truncate` announces the whole and sends half. */
export async function write(call: Call, response: ServerResponse, answer: Answer, truncate: boolean): Promise<void> {
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (answer.etag !== undefined) response.setHeader('ETag', answer.etag);
  if (answer.changedAt !== undefined) response.setHeader('Last-Modified', new Date(answer.changedAt).toUTCString());
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (answer.status === 200 && answer.etag !== undefined && matches(call.request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304).end();
    return;
  }
  if (answer.status === 303) {
    response.writeHead(303, { 'Content-Length': 0 }).end();
    return;
  }
  response.setHeader('Content-Type', answer.type);
  if (answer.kind === 'file') await writeFile(call, response, answer, truncate);
  else if (truncate) await cut(response, answer.status, answer.body);
  else response.writeHead(answer.status, { 'Content-Length': answer.body.length }).end(call.method === 'HEAD' ? undefined : answer.body);
}

async function writeFile(call: Call, response: ServerResponse, answer: FileAnswer, truncate: boolean): Promise<void> {
  response.setHeader('Accept-Ranges', 'bytes');
  const range = readRange(call.request.headers.range, answer.size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${answer.size}`, 'Content-Length': 0 }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: answer.size - 1 };
  const headers = { 'Content-Length': end - start + 1, ...(range && { 'Content-Range': `bytes ${start}-${end}/${answer.size}` }) };
  response.writeHead(range ? 206 : answer.status, headers);
  if (call.method === 'HEAD' || answer.size === 0) {
    response.end();
    return;
  }
  const last = truncate ? Math.max(start, Math.floor((start + end) / 2)) : end;
  const stream = createReadStream(answer.file, { start, end: last });
  try {
    await pipeline(stream, response, { end: !truncate });
    if (truncate) response.destroy();
  } catch {
    // The client left or the disk failed after the headers: all that is left is to break the connection off.
    response.destroy();
  }
}

/** Half of a body under the length of the whole, then the connection breaks. */
async function cut(response: ServerResponse, status: number, body: Uint8Array): Promise<void> {
  response.writeHead(status, { 'Content-Length': body.length });
  await new Promise<void>((resolve) => {
    response.write(body.subarray(0, body.length >> 1), () => {
      response.destroy();
      resolve();
    });
  });
}

/** If-None-Match against one strong tag: a list, a weak spelling or `*` match as RFC 9110 says. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((candidate) => {
    const tag = candidate.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}

/** One range of bytes; several ranges or another unit count as none. */
function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
