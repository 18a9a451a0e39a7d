import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** Raise it with every change of tables or seed. */
const SCHEMA_VERSION = 36;

/** `edits`: each since the last publication, with the value before it. */
const SCHEMA = `
CREATE TABLE records (kind TEXT NOT NULL, id INTEGER NOT NULL, value TEXT NOT NULL, UNIQUE (kind, id)) STRICT;
CREATE TABLE last_ids (kind TEXT PRIMARY KEY, id INTEGER NOT NULL) STRICT;
CREATE TABLE entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, fields TEXT NOT NULL, files TEXT NOT NULL,
  idempotency_key TEXT UNIQUE, received_at INTEGER NOT NULL
) STRICT;
CREATE TABLE edits (kind TEXT NOT NULL, record INTEGER NOT NULL, at INTEGER NOT NULL, before TEXT) STRICT;
`;

export interface Query<Row> {
  get(...values: SQLInputValue[]): Row | undefined;
  all(...values: SQLInputValue[]): Row[];
}

export interface Database {
  readonly sql: DatabaseSync;
  query<Row>(text: string): Query<Row>;
  atomically<T>(work: () => T): T;
}

export function openDatabase(dataDir: string): Database {
  const file = path.join(dataDir, 'back-office.sqlite');
  const sql = new DatabaseSync(file, { timeout: 5000 });
  sql.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON');
  const database: Database = {
    sql,
    query: <Row>(text: string) => sql.prepare(text) as unknown as Query<Row>,
    atomically(work) {
      if (sql.isTransaction) return work();
      sql.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        sql.exec('COMMIT');
        return result;
      } catch (error) {
        sql.exec('ROLLBACK');
        throw error;
      }
    },
  };
  const version = database
    .query<{ user_version: number }>('PRAGMA user_version')
    .get()?.user_version;
  if (version === 0)
    database.atomically(() => sql.exec(`${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}`));
  else if (version !== SCHEMA_VERSION) {
    sql.close();
    throw new Error(
      `The back office's data in ${dataDir} was made by another version: remove the folder and start again`,
    );
  }
  return database;
}
