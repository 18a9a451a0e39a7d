import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Database } from './database.ts';

export const ENTRY_KINDS = ['contact', 'getScouted', 'getScoutedAmazingFace'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export function isMessage(kind: EntryKind): boolean {
  return kind === 'contact';
}

export function isWithdrawal({ fields: { message = '' } }: Pick<Entry, 'fields'>): boolean {
  return /^(?:Pedido: retirar|Request: withdraw)\s*$/m.test(message);
}

const ERASED = 'erased';

export const PHOTO_TYPES = ['image/png', 'image/gif', 'image/jpeg'] as const;

interface EntryFile {
  readonly field: string;
  readonly type: (typeof PHOTO_TYPES)[number];
}

export interface Photo extends EntryFile {
  readonly bytes: Uint8Array;
}

interface NewEntry {
  readonly kind: EntryKind;
  readonly fields: Readonly<Record<string, string>>;
  readonly photos: readonly Photo[];
  readonly idempotencyKey: string | null;
}

export interface Entry extends Omit<NewEntry, 'photos'> {
  readonly id: number;
  readonly files: readonly EntryFile[];
  readonly folder: string;
  readonly receivedAt: number;
}

export type EntryStore = ReturnType<typeof createEntryStore>;

export function createEntryStore({ sql, query, atomically }: Database, dataDir: string) {
  const folderOf = (folder: string): string => path.join(dataDir, 'uploads', folder);
  const selectByKey = query<{ id: number }>('SELECT id FROM entries WHERE idempotency_key = ?');
  const insert = sql.prepare(
    `INSERT INTO entries (kind, fields, files, folder, idempotency_key, received_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (idempotency_key) DO NOTHING`,
  );
  const select = `SELECT id, kind, fields, files, folder, idempotency_key idempotencyKey, received_at receivedAt
    FROM entries WHERE state <> '${ERASED}'`;
  const selectOne = query<Row>(`${select} AND id = ?`);
  sql.function('squeeze', { deterministic: true }, (text) => squeeze(String(text)));
  const selectPage = query<Row>(`${select} AND instr(squeeze(fields), ?) ORDER BY id DESC`);
  const blank = sql.prepare(
    `UPDATE entries SET fields = '{}', files = '[]', folder = '', state = '${ERASED}' WHERE id = ?`,
  );
  return {
    known: (key: string | null) => selectByKey.get(key)?.id,
    add({ kind, fields, photos, idempotencyKey }: NewEntry): number | undefined {
      const folder = randomUUID();
      const files = photos.map(({ field, type }) => ({ field, type }));
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
    list: (words = ''): readonly Entry[] => selectPage.all(squeeze(words)).map(toEntry),
    /** The key stays, so that a late repeat does not bring it back; photos go first, so that it can be repeated. */
    erase({ id, folder }: Entry): void {
      rmSync(folderOf(folder), { recursive: true, force: true });
      blank.run(id);
      // The log holds older pages until it is written back.
      sql.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    fileOf: ({ folder }: Entry, { field }: EntryFile): string => path.join(folderOf(folder), field),
  };
}

function squeeze(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

type Row = Omit<Entry, 'fields' | 'files'> & Readonly<Record<'fields' | 'files', string>>;

function toEntry({ fields, files, ...entry }: Row): Entry {
  return {
    ...entry,
    fields: JSON.parse(fields) as Entry['fields'],
    files: JSON.parse(files) as Entry['files'],
  };
}
