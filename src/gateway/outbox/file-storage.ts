/** The outbox in a folder. A file gets its name once it is complete and on disk. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, isKey, type Storage } from './entry-storage.ts';

const SEPARATOR = '~';
const DRAFTS = 'drafts';
/** Milliseconds after which a draft counts as abandoned. */
const DRAFT_LIFETIME = 10 * 60_000;
/** Visitors' data is readable by the process's owner only. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** A storage in the given folder, which is created if needed. */
export function createFileStorage(root: string): Storage {
  const drafts = path.join(root, DRAFTS);

  return {
    async create(key, bytes) {
      const file = toFile(root, key);
      await mkdir(path.dirname(file), { recursive: true, mode: OWNER_ONLY.folder });
      await mkdir(drafts, { recursive: true, mode: OWNER_ONLY.folder });
      const draft = path.join(drafts, randomUUID());
      try {
        await writeDurably(draft, bytes);
        // `link` fails if the name exists; `rename` would overwrite the first writer's file.
        await link(draft, file);
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
      await syncFolder(path.dirname(file));
      return true;
    },

    async read(key) {
      try {
        return new Uint8Array(await readFile(toFile(root, key)));
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null;
        throw error;
      }
    },

    async remove(key) {
      await rm(toFile(root, key), { force: true });
    },

    async list(prefix) {
      await sweepDrafts(drafts);
      const [top = '', ...rest] = prefix.split('/');
      const start = rest.join(SEPARATOR);
      const names = await readNames(path.join(root, top));
      // The folder may hold other files, such as a file manager's.
      return names
        .filter((name) => name.startsWith(start))
        .map((name) => `${top}/${name.replaceAll(SEPARATOR, '/')}`)
        .filter(isKey);
    },
  };
}

function toFile(root: string, key: string): string {
  checkKey(key);
  const [top = '', ...rest] = key.split('/');
  return path.join(root, top, rest.join(SEPARATOR));
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', OWNER_ONLY.file);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a new name in a folder durable, if the system can. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Removes drafts of killed processes: they contain visitors' data. */
async function sweepDrafts(drafts: string): Promise<void> {
  for (const name of await readNames(drafts)) {
    const file = path.join(drafts, name);
    const found = await stat(file).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > DRAFT_LIFETIME)
      await rm(file, { force: true });
  }
}

async function readNames(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
