/**
 * The outbox's records. They are created and removed, never changed.
 * - `waiting/{moment}.{id}`: an entry, photos included, and when it was accepted
 * - `aside/{moment}.{id}`: an entry that the panel refuses or nobody can read; the operator knows
 * - `run/{moment}`: a run is at work; `ran/{moment}`: the last one
 * - `told/{moment}`: the webhook took the message that entries are late
 */
import * as v from 'valibot';
import { ENTRIES } from '../../contracts/entry-kinds.ts';
import { jsonOrNull } from '../../lib/json-or-null.ts';
import type { PanelEntry } from '../entry/panel-entry.ts';
import type { Storage } from './storage.ts';

export interface KeptEntry {
  readonly key: string;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly acceptedAt: number;
  readonly isAside: boolean;
}

/** All kept entries, the oldest first. */
export async function listKept(storage: Storage): Promise<readonly KeptEntry[]> {
  const keys = await Promise.all([storage.list('waiting/'), storage.list('aside/')]);
  return keys
    .flat()
    .flatMap((key) => {
      const [, folder, moment, id] = /^(waiting|aside)\/(\d+)\.([a-z\d-]+)$/.exec(key) ?? [];
      if (id === undefined) return [];
      return [{ key, id, acceptedAt: Number(moment), isAside: folder === 'aside' }];
    })
    .toSorted((a, b) => a.acceptedAt - b.acceptedAt);
}

/** The moments that the records of a folder name. */
export async function listMoments(storage: Storage, folder: string): Promise<readonly number[]> {
  return (await storage.list(folder)).map((key) => Number(key.slice(folder.length)));
}

const LINE_FEED = 10;

const headSchema = v.object({
  entry: v.picklist(ENTRIES),
  contentType: v.string(),
  /** Bytes of the body: reveals a truncated record. */
  size: v.number(),
});

/** A line of JSON, then the body for the panel. */
export function toRecord({ entry, contentType, body }: PanelEntry): Uint8Array<ArrayBuffer> {
  const head = JSON.stringify({ entry, contentType, size: body.byteLength });
  return Buffer.concat([Buffer.from(`${head}\n`), body]);
}

/** `null` for a damaged or truncated record. */
export function parseRecord(id: string, record: Uint8Array<ArrayBuffer>): PanelEntry | null {
  const end = Math.max(record.indexOf(LINE_FEED), 0);
  const head = jsonOrNull(new TextDecoder().decode(record.subarray(0, end)));
  const body = record.subarray(end + 1);
  if (!v.is(headSchema, head) || body.byteLength !== head.size) return null;
  return { id, entry: head.entry, contentType: head.contentType, body };
}
