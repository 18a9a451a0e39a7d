/** Finished pictures on disk: one file each, a line of JSON and the bytes, put in place by a rename. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Validators } from './original.ts';

const LARGEST_CACHE = 512 * 1024 * 1024;
const LINE_END = 0x0a;

const headSchema = v.object({ type: v.string(), etag: v.nullable(v.string()), lastModified: v.nullable(v.string()) });

export interface Variant {
  /** Media type. */
  readonly type: string;
  readonly bytes: Buffer;
  /** Those of the original that it was made from. */
  readonly original: Validators;
}

export interface CachedVariant extends Variant {
  /** When its original was last looked at, in milliseconds. */
  readonly checkedAt: number;
}

export interface VariantCache {
  read(key: string): Promise<CachedVariant | null>;
  write(key: string, variant: Variant): Promise<void>;
  /** Notes that the original has not changed. */
  touch(key: string, now: number): Promise<void>;
  /** Removes the pictures that were looked at longest ago, where there are too many. */
  prune(): Promise<void>;
}

export function createVariantCache(folder: string): VariantCache {
  const toFile = (key: string) => {
    const digest = createHash('sha256').update(key).digest('hex');
    return path.join(folder, digest.slice(0, 2), digest);
  };

  return {
    async read(key) {
      try {
        const file = toFile(key);
        const [content, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
        const end = content.indexOf(LINE_END);
        const { type, ...original } = v.parse(headSchema, JSON.parse(content.toString('utf8', 0, end)));
        return { type, original, bytes: content.subarray(end + 1), checkedAt: mtimeMs };
      } catch {
        return null;
      }
    },

    async write(key, { type, bytes, original }) {
      const file = toFile(key);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(draft, Buffer.concat([Buffer.from(`${JSON.stringify({ type, ...original })}\n`), bytes]));
      await rename(draft, file);
    },

    async touch(key, now) {
      await utimes(toFile(key), now / 1000, now / 1000);
    },

    async prune() {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      const files = await Promise.all(names.map((name) => describe(path.join(folder, name))));
      const sorted = files.filter((file) => file !== null).toSorted((a, b) => b.mtimeMs - a.mtimeMs);
      let total = 0;
      for (const { file, size } of sorted) {
        total += size;
        if (total > LARGEST_CACHE) await rm(file, { force: true });
      }
    },
  };
}

async function describe(file: string): Promise<{ file: string; size: number; mtimeMs: number } | null> {
  const entry = await stat(file).catch(() => null);
  return entry?.isFile() === true ? { file, size: entry.size, mtimeMs: entry.mtimeMs } : null;
}
