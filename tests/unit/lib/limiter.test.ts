import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLimiter, mapConcurrently } from '../../../src/lib/limiter.ts';

describe('a limiter', () => {
  it('never lets more than its limit run, and runs everything', async () => {
    const limit = createLimiter(3);
    let running = 0;
    let most = 0;
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        limit(async () => {
          running += 1;
          most = Math.max(most, running);
          await sleep(index % 3);
          running -= 1;
          return index;
        }),
      ),
    );
    expect(most).toBe(3);
    expect(done).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('gives a place back after a failure', async () => {
    const limit = createLimiter(1);
    await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limit(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});

describe('mapping with a limit', () => {
  it('answers in the order of the items', async () => {
    const doubled = await mapConcurrently([3, 1, 2], 2, async (item) => {
      await sleep(item);
      return item * 2;
    });
    expect(doubled).toEqual([6, 2, 4]);
  });

  it('starts nothing more after a failure and throws it when those under way have ended', async () => {
    const started: number[] = [];
    const ended: number[] = [];
    const work = mapConcurrently([0, 1, 2, 3, 4, 5], 2, async (item) => {
      started.push(item);
      if (item === 1) throw new Error('item 1');
      await sleep(5);
      ended.push(item);
    });
    await expect(work).rejects.toThrow('item 1');
    expect(started).toEqual([0, 1]);
    expect(ended).toEqual([0]);
  });

  it('has nothing to do for no items', async () => {
    await expect(mapConcurrently([], 4, () => Promise.reject(new Error('never')))).resolves.toEqual([]);
  });
});
