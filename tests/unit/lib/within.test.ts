import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { within } from '../../../src/lib/within.ts';

it('answers with what was done in time', async () => {
  expect(await within(1_000, sleep(5, 'done'))).toBe('done');
  await expect(within(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('waits no longer than it may, and the work goes on', async () => {
  let isDone = false;
  const work = sleep(60).then(() => {
    isDone = true;
  });
  await expect(within(5, work)).rejects.toMatchObject({ code: 'TIMEOUT' });
  expect(isDone).toBe(false);
  await work;
  expect(isDone).toBe(true);
});
