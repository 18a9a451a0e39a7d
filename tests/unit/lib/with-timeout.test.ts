import { expect, it, onTestFinished, vi } from 'vitest';
import { within } from '../../../src/lib/with-timeout.ts';

it('Work that is done in time gives its answer or its failure, and no timer runs on', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect(await within(1_000, Promise.resolve('done'))).toBe('done');
  await expect(within(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

it('Work that takes longer is waited for no longer, and its later failure is no unhandled one', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { promise, reject } = Promise.withResolvers<never>();
  const waiting = within(5, promise);
  vi.advanceTimersByTime(5);
  await expect(waiting).rejects.toMatchObject({ code: 'TIMEOUT' });
  reject(new Error('late'));
  await Promise.resolve();
});
