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

interface NewEntry {
  readonly kind: EntryKind;
  readonly fields: Readonly<Record<string, string>>;
  readonly photos: ReadonlyMap<string, Uint8Array>;
  readonly idempotencyKey: string | null;
}

export interface Entry extends Omit<NewEntry, 'photos'> {
  readonly id: number;
  readonly files: readonly string[];
  readonly receivedAt: number;
}

export type EntryStore = ReturnType<typeof createEntryStore>;

export function createEntryStore({ sql, query, atomically }: Database, dataDir: string) {
  const folderOf = (id: number): string => path.join(dataDir, 'uploads', String(id));
  const fileOf = (id: number, field: string): string => path.join(folderOf(id), `${field}.jpg`);
  const selectByKey = query<{ id: number }>('SELECT id FROM entries WHERE idempotency_key = ?');
  const insert = sql.prepare(
    `INSERT INTO entries (kind, fields, files, idempotency_key, received_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (idempotency_key) DO NOTHING`,
  );
  const select = `SELECT id, kind, fields, files, idempotency_key idempotencyKey, received_at receivedAt
    FROM entries WHERE fields <> ''`;
  const selectOne = query<Row>(`${select} AND id = ?`);
  const selectAll = query<Row>(`${select} ORDER BY id DESC`);
  const blank = sql.prepare("UPDATE entries SET fields = '', files = '' WHERE id = ?");
  return {
    known: (key: string | null) => selectByKey.get(key)?.id,
    add({ kind, fields, photos, idempotencyKey }: NewEntry): number | undefined {
      return atomically(() => {
        const texts = [kind, JSON.stringify(fields), JSON.stringify([...photos.keys()])];
        const { changes, lastInsertRowid } = insert.run(...texts, idempotencyKey, Date.now());
        if (changes === 0) return undefined;
        const id = Number(lastInsertRowid);
        if (photos.size > 0) mkdirSync(folderOf(id), { recursive: true });
        for (const [field, bytes] of photos) writeFileSync(fileOf(id, field), bytes);
        return id;
      });
    },
    find(id: number): Entry | undefined {
      const row = selectOne.get(id);
      return row && toEntry(row);
    },
    list: (): readonly Entry[] => selectAll.all().map(toEntry),
    /** The key stays, against a late repeat; photos go first, so that it can be done again. */
    erase(id: number): void {
      rmSync(folderOf(id), { recursive: true, force: true });
      blank.run(id);
      // The log holds older pages until it is written back.
      sql.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    fileOf,
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
