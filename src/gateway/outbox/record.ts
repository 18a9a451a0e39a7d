/** A waiting entry as bytes: a line of JSON with its metadata, then the body for the panel. */
import * as v from 'valibot';
import { ENTRIES } from '../../contracts/entry-kinds.ts';
import { jsonOrNull } from '../../lib/json-or-null.ts';
import type { PanelEntry } from '../entry/panel-entry.ts';

export interface WaitingEntry extends PanelEntry {
  /** Milliseconds since 1970. */
  readonly acceptedAt: number;
}

const LINE_FEED = 10;

const headSchema = v.object({
  id: v.string(),
  entry: v.picklist(ENTRIES),
  acceptedAt: v.number(),
  contentType: v.string(),
  /** Bytes of the body: reveals a truncated record. */
  size: v.number(),
});

export function toRecord({ body, ...head }: WaitingEntry): Uint8Array<ArrayBuffer> {
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ ...head, size: body.byteLength })}\n`),
    body,
  ]);
}

/** `null` for a damaged or truncated record. */
export function parseRecord(record: Uint8Array<ArrayBuffer>): WaitingEntry | null {
  const end = record.indexOf(LINE_FEED);
  const head = v.safeParse(
    headSchema,
    jsonOrNull(new TextDecoder().decode(record.subarray(0, Math.max(end, 0)))),
  );
  const body = record.subarray(end + 1);
  if (!head.success || body.byteLength !== head.output.size) return null;
  const { id, entry, acceptedAt, contentType } = head.output;
  return { id, entry, acceptedAt, contentType, body };
}

const attemptSchema = v.object({ at: v.number(), acceptedAt: v.number() });

/** One try: when it began, and since when the entry waits. Milliseconds since 1970. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

export function toAttemptRecord(attempt: Attempt): Uint8Array<ArrayBuffer> {
  return Buffer.from(JSON.stringify(attempt));
}

/** `null` for a damaged record. */
export function parseAttemptRecord(record: Uint8Array): Attempt | null {
  const result = v.safeParse(attemptSchema, jsonOrNull(new TextDecoder().decode(record)));
  return result.success ? result.output : null;
}
