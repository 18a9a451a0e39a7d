import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { toErrorMessage } from '../../src/lib/errors.ts';

const PATIENCE = 10 * 60_000;
const PAUSE = 500;
const SQLITE_BUSY = 5;

/** SQLite's lock ends with its process, so a dead one holds none. */
export async function takeLock(file: string, say: (line: string) => void): Promise<DatabaseSync> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    try {
      database.exec('BEGIN EXCLUSIVE');
      return database;
    } catch (error) {
      if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY))
        throw new Error(`${file}: ${toErrorMessage(error)}`, { cause: error });
      if (waited === 0) say('Waiting for another build');
      await sleep(PAUSE);
    }
  }
  throw new Error('another build has been at work for ten minutes');
}
