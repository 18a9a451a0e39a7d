/**
 * The outbox's records are created and removed, never changed.
 * - `waiting/{moment}.{id}`: an entry, photos included, by the moment of its acceptance
 * - `aside/{moment}.{id}`: an entry that the panel refuses or nobody can read; a person decides
 * - `run/{moment}`: a run is at work; `ran/{moment}`: the last one
 * - `told/{moment}`: the alert about late entries
 * - `met/{month}.{id}`: a run of that month met the entry, a day or more after its acceptance
 */
import * as v from 'valibot';
import { ENTRY_KINDS } from '../../contracts/entry-kinds.ts';
import type { PanelEntry } from '../entry/panel-entry.ts';
import { toErrorCode } from '../../lib/errors.ts';
import type { OutboxDeps } from './storage.ts';
import { jsonOrNull } from '../../lib/or-null.ts';

export interface KeptEntry {
  readonly key: string;
  readonly id: string;
  readonly acceptedAt: number;
  readonly isAside: boolean;
}

export async function listKept(deps: OutboxDeps): Promise<readonly KeptEntry[]> {
  const name = /^(\d+)\.([a-z\d-]+)$/;
  const entries = await Promise.all(
    ['waiting/', 'aside/'].map((folder) => listRecords(folder, name, deps)),
  );
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

/** Without names of another shape, as file managers leave them. */
export async function listRecords(folder: string, name: RegExp, { storage }: OutboxDeps) {
  const keys = await storage.list(folder);
  return keys.flatMap((key) => {
    const [, ...parts] = name.exec(key.slice(folder.length)) ?? [];
    return parts.length > 0 ? [{ key, parts }] : [];
  });
}

const EMPTY = new Uint8Array();

/** `false` where it exists; `null` where it cannot be written. */
export async function mark(key: string, { storage, log }: OutboxDeps): Promise<boolean | null> {
  try {
    return await storage.create(key, EMPTY);
  } catch (error) {
    log({ level: 'error', event: 'outbox.storage', key, code: toErrorCode(error) });
    return null;
  }
}

const LINE_FEED = 10;

const headSchema = v.object({
  entry: v.picklist(ENTRY_KINDS),
  contentType: v.string(),
  size: v.number(),
});

export function toRecord({ entry, contentType, body }: PanelEntry): Uint8Array<ArrayBuffer> {
  const head = JSON.stringify({ entry, contentType, size: body.byteLength });
  return Buffer.concat([Buffer.from(`${head}\n`), body]);
}

export function parseStored(id: string, record: Uint8Array<ArrayBuffer>): PanelEntry | null {
  const end = Math.max(record.indexOf(LINE_FEED), 0);
  const head = jsonOrNull(new TextDecoder().decode(record.subarray(0, end)));
  const body = record.subarray(end + 1);
  if (!v.is(headSchema, head) || body.byteLength !== head.size) return null;
  return { id, entry: head.entry, contentType: head.contentType, body };
}
