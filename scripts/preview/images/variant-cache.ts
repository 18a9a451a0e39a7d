/** Finished pictures on disk: a line of JSON, then the bytes. Beyond its limit the cache removes
 * those unused for longest. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const LARGEST_CACHE = 512 * 1024 * 1024;
/** Share of its limit that a full cache keeps, so that not every new picture removes others. */
const AFTER_PRUNING = 0.9;
const LINE_END = 0x0a;

const headSchema = v.object({ type: v.string(), original: v.string() });

export interface Variant {
  readonly type: string;
  readonly bytes: Buffer;
  /** The original's digest. */
  readonly original: string;
}

interface CachedVariant extends Variant {
  /** When the original was last checked, in milliseconds. */
  readonly checkedAt: number;
}

export type VariantCache = ReturnType<typeof createVariantCache>;

/** `limit` in bytes. */
export function createVariantCache(folder: string, limit = LARGEST_CACHE) {
  /** Bytes in the folder, or more: an overwritten file counts twice until the next look. Unknown
   * before the first one. */
  let total = Number.POSITIVE_INFINITY;
  let pruning: Promise<void> | null = null;

  async function prune(): Promise<void> {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    const files = (
      await Promise.all(names.map((name) => describe(path.join(folder, name))))
    ).filter((file) => file !== null);
    const known = files.reduce((sum, { size }) => sum + size, 0);
    const wanted = known > limit ? limit * AFTER_PRUNING : limit;
    total = 0;
    for (const { file, size } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
      if (total + size > wanted) await rm(file, { force: true });
      else total += size;
    }
  }

  const toFile = (key: string) => {
    const digest = createHash('sha256').update(key).digest('hex');
    return path.join(folder, digest.slice(0, 2), digest);
  };

  return {
    async read(key: string): Promise<CachedVariant | null> {
      try {
        const file = toFile(key);
        const [content, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
        const end = content.indexOf(LINE_END);
        const { type, original } = v.parse(
          headSchema,
          JSON.parse(content.toString('utf8', 0, end)),
        );
        return { type, original, bytes: content.subarray(end + 1), checkedAt: mtimeMs };
      } catch {
        return null;
      }
    },

    async write(key: string, { type, bytes, original }: Variant): Promise<void> {
      const file = toFile(key);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(path.dirname(file), { recursive: true });
      const content = Buffer.concat([
        Buffer.from(`${JSON.stringify({ type, original })}\n`),
        bytes,
      ]);
      await writeFile(draft, content);
      await rename(draft, file);
      total += content.byteLength;
      if (total <= limit) return;
      pruning ??= prune().finally(() => (pruning = null));
      await pruning;
    },

    async touch(key: string, now: number): Promise<void> {
      // It may have been removed in the meantime.
      await utimes(toFile(key), now / 1000, now / 1000).catch(() => null);
    },
  };
}

async function describe(
  file: string,
): Promise<{ file: string; size: number; mtimeMs: number } | null> {
  const entry = await stat(file).catch(() => null);
  return entry?.isFile() === true ? { file, size: entry.size, mtimeMs: entry.mtimeMs } : null;
}
