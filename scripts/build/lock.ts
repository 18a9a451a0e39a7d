/**
 * One build at a time. The lock is the system's own, on a file of SQLite: it ends with the process that holds it, however that ends, so
 * there is no lock of a dead process that somebody would have to see through.
 */
import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's result code for a file that another holds. */
const BUSY = 5;

/** SQLite's result code for a file that is none of its own: nobody can hold a lock on it. */
const NOT_A_DATABASE = 26;

/** Takes the lock on a file, which is made on need; `null` where another process has it. The answer lets go of it. */
export function takeLock(file: string): (() => void) | null {
  try {
    return takeOnce(file);
  } catch (error) {
    if (!isCode(error, NOT_A_DATABASE)) throw error;
    rmSync(file);
    return takeOnce(file);
  }
}

function takeOnce(file: string): (() => void) | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isCode(error, BUSY)) return null;
    throw error;
  }
  return () => {
    database.close();
  };
}

function isCode(error: unknown, code: number): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === code;
}
