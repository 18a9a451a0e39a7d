/** The entries that visitors sent: contact messages and applications, each stored once per idempotency key. */
import type { ImageType } from '../http/multipart.ts';
import { integer, text, type Database, type Row } from './database.ts';

export const ENTRY_KINDS = ['contact', 'getScouted', 'getScoutedAmazingFace'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface EntryFile {
  readonly field: string;
  readonly name: string;
  readonly type: ImageType;
  readonly size: number;
  /** Name inside the entry's folder of uploads. */
  readonly stored: string;
}

export interface NewEntry {
  readonly kind: EntryKind;
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly EntryFile[];
  /** Name of the folder below `uploads`. */
  readonly folder: string;
  readonly idempotencyKey: string | null;
}

export interface Entry extends NewEntry {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** When somebody said at the desk that it was answered; `null` where nobody did. */
  readonly answeredAt: number | null;
}

export interface EntryStore {
  /** The id of the entry that was stored under a key. */
  known(idempotencyKey: string): number | undefined;
  /** Stores an entry and gives its id; `undefined` when its key is taken. */
  add(entry: NewEntry): number | undefined;
  find(id: number): Entry | undefined;
  /** Newest first; with `onlyOpen` those alone that nobody has answered. */
  list(
    kind: EntryKind | undefined,
    limit: number,
    offset: number,
    onlyOpen?: boolean,
  ): { readonly entries: Entry[]; readonly total: number };
  /** How many nobody has answered. */
  open(): number;
  answer(id: number, isAnswered: boolean): void;
  /** Folders of uploads that belong to an entry. */
  folders(): ReadonlySet<string>;
}

export function createEntryStore({ sql }: Database): EntryStore {
  const selectByKey = sql.prepare('SELECT id FROM entries WHERE idempotency_key = ?');
  const insert = sql.prepare(
    `INSERT INTO entries (kind, fields, files, folder, idempotency_key, received_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (idempotency_key) DO NOTHING`,
  );
  const selectOne = sql.prepare('SELECT * FROM entries WHERE id = ?');
  const asked = 'FROM entries WHERE kind = coalesce(?, kind) AND (answered_at IS NULL OR NOT ?)';
  const selectPage = sql.prepare(`SELECT * ${asked} ORDER BY id DESC LIMIT ? OFFSET ?`);
  const count = sql.prepare(`SELECT count(*) AS total ${asked}`);
  const update = sql.prepare('UPDATE entries SET answered_at = ? WHERE id = ?');
  const selectFolders = sql.prepare('SELECT folder FROM entries');
  return {
    known(key) {
      const row = selectByKey.get(key);
      return row && integer(row, 'id');
    },
    add({ kind, fields, files, folder, idempotencyKey }) {
      const { changes, lastInsertRowid } = insert.run(
        kind,
        JSON.stringify(fields),
        JSON.stringify(files),
        folder,
        idempotencyKey,
        Date.now(),
      );
      return changes === 0 ? undefined : Number(lastInsertRowid);
    },
    find(id) {
      const row = selectOne.get(id);
      return row && toEntry(row);
    },
    list(kind, limit, offset, onlyOpen = false) {
      const filter = [kind ?? null, onlyOpen ? 1 : 0] as const;
      const entries = selectPage.all(...filter, limit, offset).map(toEntry);
      return { entries, total: integer(count.get(...filter) ?? {}, 'total') };
    },
    open: () => integer(count.get(null, 1) ?? {}, 'total'),
    answer(id, isAnswered) {
      update.run(isAnswered ? Date.now() : null, id);
    },
    folders: () => new Set(selectFolders.all().map((row) => text(row, 'folder'))),
  };
}

function toEntry(row: Row): Entry {
  return {
    id: integer(row, 'id'),
    kind: text(row, 'kind') as EntryKind,
    fields: JSON.parse(text(row, 'fields')) as Record<string, string>,
    files: JSON.parse(text(row, 'files')) as EntryFile[],
    folder: text(row, 'folder'),
    idempotencyKey: row['idempotency_key'] === null ? null : text(row, 'idempotency_key'),
    receivedAt: integer(row, 'received_at'),
    answeredAt: row['answered_at'] === null ? null : integer(row, 'answered_at'),
  };
}
