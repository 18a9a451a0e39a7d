/** One build at a time. SQLite's lock on a file ends with its process, so dead processes hold
 * none. */
import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's result code for a file that another process holds. */
const BUSY = 5;

/** SQLite's result code for a file that is no database and so cannot be locked. */
const NOT_A_DATABASE = 26;

/** Locks a file, created if needed; `null` if another process holds it. The returned function
 * releases it. */
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
