/**
 * Last good copies: each good answer with its validators, in one SQLite file. The service's address
 * is part of the key, so another agency's copies are never used. A row that fails its digest counts
 * as absent. When the file is unusable, the build warns and goes on.
 */
import { hash } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface CopyKey {
  /** Base URL of the service. */
  readonly origin: string;
  readonly collection: string;
  /** Empty for a collection that is one answer. */
  readonly id: string;
}

export interface Copy {
  readonly text: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export type Copies = ReturnType<typeof toCopies>;

/** Raise it when the tables or digests change: a file of another version starts afresh. */
const VERSION = 5;
/** Milliseconds that another build may lock the file. */
const BUSY_TIMEOUT = 2_000;

/** Content that the site withholds lies here too. */
const OWNER_ONLY = 0o600;

const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

const TABLES = [
  `CREATE TABLE copies (
    origin TEXT NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL,
    text TEXT NOT NULL, etag TEXT, last_modified TEXT, saved_at INTEGER NOT NULL, digest TEXT NOT NULL,
    PRIMARY KEY (origin, collection, id)
  ) STRICT`,
];

/**
 * Opens the file of copies, creating it if needed; `:memory:` keeps them in this process. Replaces
 * a damaged file, because renamed it would stay in the build cache.
 */
export function openCopies(file: string, warn: (message: string) => void): Copies {
  return toCopies(openDatabase(file, warn), warn);
}

function openDatabase(file: string, warn: (message: string) => void): DatabaseSync {
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    return openVersioned(file);
  } catch (error) {
    const code = toCode(error);
    if (code === CORRUPT || code === NOT_A_DATABASE) return startAfresh(file, error, warn);
    warn(
      `copies: ${code === BUSY ? `${file} is in use by another build` : `${file} cannot be used (${toReason(error)})`}; going on without copies`,
    );
    return openVersioned(':memory:');
  }
}

function startAfresh(file: string, error: unknown, warn: (message: string) => void): DatabaseSync {
  try {
    for (const suffix of ['', '-journal', '-wal', '-shm'])
      rmSync(`${file}${suffix}`, { force: true });
    const database = openVersioned(file);
    warn(`copies: ${file} is damaged (${toReason(error)}); started afresh`);
    return database;
  } catch (second) {
    warn(`copies: ${file} cannot be used (${toReason(second)}); going on without copies`);
    return openVersioned(':memory:');
  }
}

function openVersioned(file: string): DatabaseSync {
  if (file !== ':memory:') closeSync(openSync(file, 'a', OWNER_ONLY));
  if (file !== ':memory:') chmodSync(file, OWNER_ONLY);
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  try {
    const row = database.prepare('PRAGMA user_version').get();
    const version = row?.['user_version'];
    if (version !== VERSION) {
      database.exec('BEGIN IMMEDIATE; DROP TABLE IF EXISTS copies; DROP TABLE IF EXISTS parsed;');
      database.exec(`${TABLES.join(';')}; PRAGMA user_version = ${VERSION}; COMMIT`);
    }
    // Finds damage now rather than in the middle of a build.
    const tables = database
      .prepare(`SELECT sql FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
      .all();
    const check = database.prepare('PRAGMA quick_check(1)').get();
    if (tables.map(({ sql }) => sql).join() !== TABLES.join() || check?.['quick_check'] !== 'ok') {
      throw Object.assign(new Error('database disk image is malformed'), { errcode: CORRUPT });
    }
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function toCopies(database: DatabaseSync, warn: (message: string) => void) {
  const select = database.prepare(
    'SELECT text, etag, last_modified, saved_at, digest FROM copies WHERE origin = ? AND collection = ? AND id = ?',
  );
  const insert = database.prepare('INSERT OR REPLACE INTO copies VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const selectIds = database.prepare('SELECT id FROM copies WHERE origin = ? AND collection = ?');
  const remove = database.prepare(
    'DELETE FROM copies WHERE origin = ? AND collection = ? AND id = ?',
  );
  const changes: (() => void)[] = [];
  let isReadable = true;

  const readRow = <Row>(read: () => Row | null): Row | null => {
    if (!isReadable) return null;
    try {
      return read();
    } catch (error) {
      isReadable = false;
      warn(`copies: could not be read (${toReason(error)}); going on without copies`);
      return null;
    }
  };

  return {
    /** `null` without a readable copy. */
    find: (key: CopyKey): Copy | null =>
      readRow(() => toCopy(key, select.get(key.origin, key.collection, key.id))),
    keep: (key: CopyKey, copy: Copy): void => {
      const { origin, collection, id } = key;
      changes.push(() =>
        insert.run(
          origin,
          collection,
          id,
          copy.text,
          copy.etag,
          copy.lastModified,
          copy.savedAt,
          digestCopy(key, copy),
        ),
      );
    },
    /** Notes a collection's remaining records; `save` deletes the copies of all others. */
    keepOnly: (origin: string, collection: string, ids: ReadonlySet<string>): void => {
      changes.push(() => {
        for (const { id } of selectIds.all(origin, collection)) {
          if (typeof id === 'string' && !ids.has(id)) remove.run(origin, collection, id);
        }
      });
    },
    /** Writes everything noted, all or nothing. */
    save: (): void => {
      if (changes.length === 0) return;
      try {
        database.exec('BEGIN IMMEDIATE');
        for (const change of changes.splice(0)) change();
        database.exec('COMMIT');
      } catch (error) {
        warn(`copies: could not be saved (${toReason(error)})`);
      }
    },
    close: (): void => {
      database.close();
    },
  };
}

function toCopy(key: CopyKey, row: Record<string, unknown> | undefined): Copy | null {
  if (row === undefined) return null;
  const { text, etag, last_modified: lastModified, saved_at: savedAt } = row;
  if (typeof text !== 'string' || typeof savedAt !== 'number') return null;
  const copy = { text, etag: toText(etag), lastModified: toText(lastModified), savedAt };
  return row['digest'] === digestCopy(key, copy) ? copy : null;
}

/** Covers the key, so that a copy is never taken for another record's. */
function digestCopy(
  { origin, collection, id }: CopyKey,
  { text, etag, lastModified, savedAt }: Copy,
): string {
  return hash(
    'sha256',
    JSON.stringify([origin, collection, id, etag, lastModified, savedAt]) + text,
  );
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function toCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : null;
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
