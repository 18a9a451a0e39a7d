/** Visitors' entries, each stored once per idempotency key. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Database } from './database.ts';
import { fold } from './fold.ts';

export const ENTRY_KINDS = ['contact', 'getScouted', 'getScoutedAmazingFace'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export function isMessage(kind: EntryKind): boolean {
  return kind === 'contact';
}

/** Tells whether a message asks, by the site's page for it, to withdraw an application. */
export function isWithdrawal({ fields: { message = '' } }: Pick<Entry, 'fields'>): boolean {
  return /^(?:Pedido: retirar|Request: withdraw)\s*$/m.test(message);
}

export const ENTRY_STATES = ['new', 'answered', 'invited', 'closed'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** State of an entry of which its key alone is left. */
const ERASED = 'erased';

/** Absent parts match everything. */
export interface EntryFilter {
  readonly state?: EntryState | undefined;
  /** Text in any field, ignoring case, accents and every sign that is no letter or digit. */
  readonly words?: string;
}

export const PHOTO_TYPES = ['image/png', 'image/gif', 'image/jpeg'] as const;
type PhotoType = (typeof PHOTO_TYPES)[number];

export interface Photo {
  readonly field: string;
  readonly name: string;
  readonly type: PhotoType;
  readonly bytes: Uint8Array;
}

interface NewEntry {
  readonly kind: EntryKind;
  readonly fields: Readonly<Record<string, string>>;
  readonly photos: readonly Photo[];
  readonly idempotencyKey: string | null;
}

/** Stored under the name of its field. */
export interface EntryFile extends Omit<Photo, 'bytes'> {
  readonly size: number;
}

export interface Entry extends Omit<NewEntry, 'photos'> {
  readonly id: number;
  readonly files: readonly EntryFile[];
  /** Folder below `uploads`. */
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly state: EntryState;
  /** When the desk set the state, or `null`. */
  readonly stateAt: number | null;
}

export type EntryStore = ReturnType<typeof createEntryStore>;

export function createEntryStore({ sql, query, atomically }: Database, dataDir: string) {
  const folderOf = (folder: string): string => path.join(dataDir, 'uploads', folder);
  const selectByKey = query<{ id: number }>('SELECT id FROM entries WHERE idempotency_key = ?');
  const insert = sql.prepare(
    `INSERT INTO entries (kind, fields, files, folder, idempotency_key, received_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (idempotency_key) DO NOTHING`,
  );
  const columns =
    'id, kind, fields, files, folder, idempotency_key idempotencyKey, received_at receivedAt, state, state_at stateAt';
  const selectOne = query<Row>(
    `SELECT ${columns} FROM entries WHERE id = ? AND state <> '${ERASED}'`,
  );
  const squeeze = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
  sql.function('squeeze', { deterministic: true }, (text) => squeeze(String(text)));
  const asked = `FROM entries WHERE state <> '${ERASED}' AND state = coalesce(?, state) AND instr(squeeze(fields), ?)`;
  const selectPage = query<Row>(`SELECT ${columns} ${asked} ORDER BY id DESC LIMIT ?`);
  const count = query<{ total: number }>(`SELECT count(*) AS total ${asked}`);
  const update = sql.prepare('UPDATE entries SET state = ?, state_at = ? WHERE id = ?');
  const blank = sql.prepare(
    `UPDATE entries SET fields = '{}', files = '[]', folder = '', state = '${ERASED}' WHERE id = ?`,
  );
  const toFilter = ({ state, words = '' }: EntryFilter) => [state ?? null, squeeze(words)] as const;
  return {
    /** No entry has the key `null`. */
    known: (key: string | null) => selectByKey.get(key)?.id,
    /** Stores an entry with photos, all or nothing. Returns its id, `undefined` for a known key. */
    add({ kind, fields, photos, idempotencyKey }: NewEntry): number | undefined {
      const folder = randomUUID();
      const files: EntryFile[] = photos.map(({ bytes, ...photo }) => ({
        ...photo,
        size: bytes.length,
      }));
      try {
        return atomically(() => {
          const texts = [kind, JSON.stringify(fields), JSON.stringify(files), folder];
          const { changes, lastInsertRowid } = insert.run(...texts, idempotencyKey, Date.now());
          if (changes === 0) return undefined;
          if (photos.length > 0) mkdirSync(folderOf(folder), { recursive: true });
          for (const { field, bytes } of photos)
            writeFileSync(path.join(folderOf(folder), field), bytes);
          return Number(lastInsertRowid);
        });
      } catch (error) {
        rmSync(folderOf(folder), { recursive: true, force: true });
        throw error;
      }
    },
    find(id: number): Entry | undefined {
      const row = selectOne.get(id);
      return row && toEntry(row);
    },
    /** Newest first. */
    list(wanted: EntryFilter, limit: number) {
      const filter = toFilter(wanted);
      const entries = selectPage.all(...filter, limit).map(toEntry);
      return { entries, total: count.get(...filter)?.total ?? 0 };
    },
    open: () => count.get(...toFilter({ state: 'new' }))?.total ?? 0,
    setState(id: number, state: EntryState): void {
      update.run(state, Date.now(), id);
    },
    /** Leaves nothing of it on the disk but the key, so that a late repeat does not bring it back.
     * Photos go first: whoever is interrupted can erase again. */
    erase({ id, folder }: Entry): void {
      rmSync(folderOf(folder), { recursive: true, force: true });
      blank.run(id);
      // The log holds older pages until it is written back.
      sql.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    fileOf: ({ folder }: Entry, { field }: EntryFile): string => path.join(folderOf(folder), field),
  };
}

type Row = Omit<Entry, 'fields' | 'files'> & Readonly<Record<'fields' | 'files', string>>;

function toEntry({ fields, files, ...entry }: Row): Entry {
  return {
    ...entry,
    fields: JSON.parse(fields) as Entry['fields'],
    files: JSON.parse(files) as Entry['files'],
  };
}
