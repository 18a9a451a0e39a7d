/**
 * The outbox's records. They are created and removed, never changed.
 * - `waiting/{moment}.{id}`: an entry, photos included, and when it was accepted
 * - `aside/{moment}.{id}`: an entry that the panel refuses or nobody can read; the operator knows
 * - `run/{moment}`: a run is at work; `ran/{moment}`: the last one
 * - `told/{moment}`: the webhook took the message that entries are late
 * - `tried/{month}.{id}`: a run of that month found the entry, which was a day old
 */
import * as v from 'valibot';
import { ENTRIES } from '../../contracts/entry-kinds.ts';
import type { PanelEntry } from '../entry/panel-entry.ts';
import type { OutboxDeps } from './outbox.ts';
import { jsonOrNull } from '../../lib/or-null.ts';

export interface KeptEntry {
  readonly key: string;
  readonly id: string;
  readonly acceptedAt: number;
  readonly isAside: boolean;
}

export async function listKept(deps: OutboxDeps): Promise<readonly KeptEntry[]> {
  const entries = await Promise.all([
    listRecords('waiting/', /^(\d+)\.([a-z\d-]+)$/, deps),
    listRecords('aside/', /^(\d+)\.([a-z\d-]+)$/, deps),
  ]);
  return entries
    .flat()
    .map(({ key, parts: [moment, id = ''] }) => ({
      key,
      id,
      acceptedAt: Number(moment),
      isAside: key.startsWith('aside/'),
    }))
    .toSorted((a, b) => a.acceptedAt - b.acceptedAt);
}

export async function listMoments(folder: string, deps: OutboxDeps): Promise<readonly number[]> {
  return (await listRecords(folder, /^(\d+)$/, deps)).map(({ parts: [moment] }) => Number(moment));
}

export async function listRecords(folder: string, name: RegExp, { storage }: OutboxDeps) {
  const keys = await storage.list(folder);
  return keys.flatMap((key) => {
    const [, ...parts] = name.exec(key.slice(folder.length)) ?? [];
    return parts.length === 0 ? [] : [{ key, parts }];
  });
}

export const EMPTY = new Uint8Array();

const LINE_FEED = 10;

const headSchema = v.object({
  entry: v.picklist(ENTRIES),
  contentType: v.string(),
  size: v.number(),
});

/** A line of JSON, then the body for the panel. */
export function toRecord({ entry, contentType, body }: PanelEntry): Uint8Array<ArrayBuffer> {
  const head = JSON.stringify({ entry, contentType, size: body.byteLength });
  return Buffer.concat([Buffer.from(`${head}\n`), body]);
}

export function parseRecord(id: string, record: Uint8Array<ArrayBuffer>): PanelEntry | null {
  const end = Math.max(record.indexOf(LINE_FEED), 0);
  const head = jsonOrNull(new TextDecoder().decode(record.subarray(0, end)));
  const body = record.subarray(end + 1);
  if (!v.is(headSchema, head) || body.byteLength !== head.size) return null;
  return { id, entry: head.entry, contentType: head.contentType, body };
}
