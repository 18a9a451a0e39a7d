import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

import yazl from 'yazl';

import { Problem } from '../http/answer.ts';
import type { Storage } from './picture-storage.ts';

/** A fixed date, so that equal pictures give equal bytes. */
const ENTRY_DATE = new Date('2026-01-01T12:00:00Z');

/** An archive of the pictures in order. Throws 404 naming the first missing one. */
export async function zipOf(
  storage: Storage,
  paths: readonly string[],
): Promise<Buffer<ArrayBuffer>> {
  const archive = new yazl.ZipFile();
  for (const [index, storagePath] of paths.entries()) {
    const file = storage.find(storagePath);
    if (file === undefined) throw new Problem(404, `There is no file ${storagePath}.`);
    // The folder is the person.
    const name = `${String(index + 1).padStart(2, '0')}-${storagePath.split('/').slice(-2).join('-')}`;
    archive.addBuffer(await readFile(file), name, {
      mtime: ENTRY_DATE,
      mode: 0o100644,
      compress: false,
    });
  }
  archive.end();
  return buffer(archive.outputStream);
}
