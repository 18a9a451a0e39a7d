import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import {
  createVariantCache,
  type VariantCache,
} from '../../../scripts/preview/images/variant-cache.ts';
import { folderForEachTest } from '../../support/test-folder.ts';

const PICTURE = 10_000;
const LIMIT = 100_000;

const folder = folderForEachTest();
let cache: VariantCache;

beforeEach(() => {
  cache = createVariantCache(folder.path, LIMIT);
});

const keep = (key: string, bytes = PICTURE) =>
  cache.write(key, {
    type: 'image/avif',
    bytes: Buffer.alloc(bytes, key),
    original: 'digest',
  });

async function size(): Promise<number> {
  const entries = await Promise.all(
    (await readdir(folder.path, { recursive: true })).map((name) =>
      stat(path.join(folder.path, name)),
    ),
  );
  return entries.filter((entry) => entry.isFile()).reduce((sum, entry) => sum + entry.size, 0);
}

it('the pictures that the preview keeps never take more room than they are given, however many are asked for', async () => {
  for (let number = 0; number < 60; number += 1) {
    await keep(`picture ${String(number)}`);
    expect(await size()).toBeLessThanOrEqual(LIMIT);
  }
  expect(await cache.read('picture 59')).toMatchObject({
    type: 'image/avif',
    bytes: Buffer.alloc(PICTURE, 'picture 59'),
  });
});

it('the pictures that the preview keeps evict the least recently used', async () => {
  for (let number = 0; number < 9; number += 1) {
    await keep(String(number));
    await cache.touch(String(number), 1_000 * (number + 1));
  }
  // The oldest is asked for again.
  await cache.touch('0', 1_000_000);
  await keep('the tenth');
  expect(await cache.read('0')).not.toBeNull();
  expect(await cache.read('the tenth')).not.toBeNull();
  expect(await cache.read('1')).toBeNull();
});
