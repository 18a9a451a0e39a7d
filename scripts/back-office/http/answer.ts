/** What a handler answers, as a value; `write.ts` alone turns it into bytes on a socket. */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';

import type { Problem } from './problem.ts';

export type Headers = Readonly<Record<string, string>>;

export interface BytesAnswer {
  readonly kind: 'bytes';
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array;
  readonly headers: Headers;
  /** Quoted, strong; absent on answers that are nobody's copy to keep. */
  readonly etag?: string;
  /** Milliseconds since 1970. */
  readonly changedAt?: number;
}

export interface FileAnswer {
  readonly kind: 'file';
  readonly status: number;
  readonly type: string;
  readonly file: string;
  readonly size: number;
  readonly headers: Headers;
  readonly etag: string;
  readonly changedAt: number;
}

export type Answer = BytesAnswer | FileAnswer;

const JSON_TYPE = 'application/json; charset=utf-8';

/** A strong validator for a body: the same bytes give the same tag. */
export function etagOf(body: Uint8Array | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

export function jsonAnswer(status: number, value: unknown, headers: Headers = {}): BytesAnswer {
  return { kind: 'bytes', status, type: JSON_TYPE, body: Buffer.from(JSON.stringify(value)), headers };
}

/** JSON that a client may keep and ask about again with the validator. */
export function keepableJson(body: Uint8Array, etag: string, changedAt: number): BytesAnswer {
  return { kind: 'bytes', status: 200, type: JSON_TYPE, body, headers: { 'Cache-Control': 'no-cache' }, etag, changedAt };
}

export function htmlAnswer(status: number, html: string, headers: Headers = {}): BytesAnswer {
  const body = Buffer.from(html);
  const standing = { 'Cache-Control': 'no-store' };
  return { kind: 'bytes', status, type: 'text/html; charset=utf-8', body, headers: { ...standing, ...headers }, etag: etagOf(body) };
}

/** 303: the browser reads the page it is sent to, so that a reload does not post again. */
export function seeOther(location: string): BytesAnswer {
  return { kind: 'bytes', status: 303, type: 'text/plain; charset=utf-8', body: new Uint8Array(), headers: { Location: location } };
}

/** A file on disk; its validator follows from what `identity` says of its content. */
export async function fileAnswer(file: string, type: string, identity: string, headers: Headers = {}): Promise<FileAnswer> {
  const { size, mtimeMs } = await stat(file);
  return { kind: 'file', status: 200, type, file, size, headers, etag: etagOf(`${identity}:${size}`), changedAt: mtimeMs };
}

export function problemAnswer(problem: Problem): BytesAnswer {
  const { status, message, errors, headers } = problem;
  return jsonAnswer(status, errors === undefined ? { message } : { message, errors }, headers);
}
