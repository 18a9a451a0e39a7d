/** ZIP archives of stored pictures: written to disk once per list of files, then streamed from there. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import yazl from 'yazl';

import { Problem } from '../http/problem.ts';
import { once } from './once.ts';
import type { Storage } from './storage.ts';
import type { StoredFile } from './store.ts';

/** Archives kept on disk; the oldest beyond that are removed and made again when asked for. */
const MOST_ARCHIVES = 200;
/** Every entry carries this date, so that the same pictures give the same bytes. */
const ENTRY_DATE = new Date('2026-01-01T12:00:00Z');

export interface ZipStore {
  /** The archive of these storage paths. Throws 404 naming the first one that does not exist. */
  open(paths: readonly string[]): Promise<{ readonly file: string; readonly identity: string }>;
}

export function createZipStore(folder: string, storage: Storage): ZipStore {
  const build = once(async (identity: string, members: readonly (StoredFile & { name: string })[]) => {
    const file = path.join(folder, `${identity}.zip`);
    const standing = await stat(file).catch(() => undefined);
    if (!standing) {
      await mkdir(folder, { recursive: true });
      const draft = path.join(folder, `${randomUUID()}.part`);
      try {
        await writeArchive(draft, members);
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
      await removeOldest(folder);
    }
    return file;
  });
  return {
    async open(paths) {
      const members: (StoredFile & { name: string })[] = [];
      for (const [index, name] of paths.entries()) {
        const found = await storage.open(name);
        if (!found) throw new Problem(404, `There is no file ${name}.`);
        members.push({ ...found, name: `${String(index + 1).padStart(2, '0')}-${name.split('/').at(-1) ?? name}` });
      }
      const identity = createHash('sha256')
        .update(JSON.stringify(members.map(({ name, identity: of }) => [name, of])))
        .digest('hex')
        .slice(0, 40);
      return { file: await build(identity, members), identity };
    },
  };
}

async function writeArchive(draft: string, members: readonly (StoredFile & { name: string })[]): Promise<void> {
  const archive = new yazl.ZipFile();
  const output = createWriteStream(draft, { flags: 'wx' });
  archive.once('error', (error: Error) => output.destroy(error));
  // Pictures are compressed already: storing them is faster and no larger.
  for (const { file, name } of members) archive.addFile(file, name, { mtime: ENTRY_DATE, mode: 0o100644, compress: false });
  archive.end();
  await pipeline(archive.outputStream, output);
}

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.zip'));
  if (names.length <= MOST_ARCHIVES) return;
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })));
  const oldest = dated.sort((left, right) => left.at - right.at).slice(0, names.length - MOST_ARCHIVES);
  await Promise.all(oldest.map(({ name }) => rm(path.join(folder, name), { force: true })));
}
