import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { toErrorCode } from '../../lib/errors.ts';
import type { Storage } from './storage.ts';

const DRAFT_LIFETIME = 10 * 60_000;
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

export function createFileStorage(root: string): Storage {
  const drafts = path.join(root, 'drafts');
  const toFile = (key: string): string => path.join(root, key);
  return {
    async create(key, bytes) {
      const file = toFile(key);
      for (const folder of [path.dirname(file), drafts])
        await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
      const draft = path.join(drafts, randomUUID());
      try {
        await writeDurably(draft, bytes);
        // `link` fails if the name exists; `rename` would overwrite.
        await link(draft, file);
      } catch (error) {
        if (toErrorCode(error) === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
      await syncFolder(path.dirname(file));
      return true;
    },
    read: (key) => readFile(toFile(key)).then((bytes) => new Uint8Array(bytes), absent(null)),
    remove: (key) => rm(toFile(key), { force: true }),
    async list(folder) {
      await sweepDrafts(drafts);
      const names = await readdir(toFile(folder)).catch(absent([]));
      return names.map((name) => `${folder}${name}`);
    },
  };
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  await using handle = await open(file, 'wx', OWNER_ONLY.file);
  await handle.writeFile(bytes);
  await handle.sync();
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

async function sweepDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts).catch(absent([]))) {
    const file = path.join(drafts, name);
    const found = await stat(file).catch(absent(null));
    if (found !== null && Date.now() - found.mtimeMs > DRAFT_LIFETIME)
      await rm(file, { force: true });
  }
}

function absent<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (toErrorCode(error) === 'ENOENT') return value;
    throw error;
  };
}
