import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const PATIENCE = 10 * 60_000;

/** SQLite's lock ends with its process, so a dead one holds none. */
export function takeLock(file: string, say: (line: string) => void): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch {
    say('Waiting for another build');
    database.exec(`PRAGMA busy_timeout = ${PATIENCE}; BEGIN EXCLUSIVE`);
  }
  return database;
}
