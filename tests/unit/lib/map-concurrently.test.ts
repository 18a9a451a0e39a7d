import { expect, it } from 'vitest';
import { mapConcurrently } from '../../../src/lib/map-concurrently.ts';

it('mapping with a limit starts nothing more after a failure, throws it when those under way have ended, and does nothing for no items', async () => {
  const started: number[] = [];
  const ended: number[] = [];
  const work = mapConcurrently([0, 1, 2, 3, 4, 5], 2, async (item) => {
    started.push(item);
    if (item === 1) throw new Error('item 1');
    await new Promise(setImmediate);
    ended.push(item);
  });
  await expect(work).rejects.toThrow('item 1');
  expect(started).toEqual([0, 1]);
  expect(ended).toEqual([0]);
  await expect(mapConcurrently([], 4, () => Promise.reject(new Error('never')))).resolves.toEqual(
    [],
  );
});
