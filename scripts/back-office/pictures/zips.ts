import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

import yazl from 'yazl';

import { Problem } from '../http/problem.ts';
import type { Storage } from './storage.ts';

/** Every entry carries this date, so that the same pictures give the same bytes. */
const ENTRY_DATE = new Date('2026-01-01T12:00:00Z');

/** The archive of the pictures at these storage paths, in order. Throws 404 naming the first one that does not exist. */
export async function zipOf(storage: Storage, paths: readonly string[]): Promise<Buffer<ArrayBuffer>> {
  const archive = new yazl.ZipFile();
  for (const [index, storagePath] of paths.entries()) {
    const file = storage.find(storagePath);
    if (file === undefined) throw new Problem(404, `There is no file ${storagePath}.`);
    // The folder says whose picture it is.
    const name = `${String(index + 1).padStart(2, '0')}-${storagePath.split('/').slice(-2).join('-')}`;
    // Pictures are compressed already: storing them is faster and no larger.
    archive.addBuffer(await readFile(file), name, { mtime: ENTRY_DATE, mode: 0o100644, compress: false });
  }
  archive.end();
  return buffer(archive.outputStream);
}
