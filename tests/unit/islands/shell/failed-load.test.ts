import { expect, it, onTestFinished, vi } from 'vitest';
import {
  createReloadGuard,
  isFailedLoad,
  refetchBypassingCache,
  watchFailedChunks,
} from '../../../../src/islands/shell/failed-load.ts';
import { forbiddenStorage, storageOf } from '../../../support/text-storage.ts';

const PERIOD = 60_000;

it('the reload after a part that failed to load happens once within a minute, and again after it', () => {
  let now = 1_000_000;
  const storage = storageOf();
  const claim = () => createReloadGuard(storage, PERIOD, () => now).claim();
  expect(claim()).toBe(true);
  now += PERIOD - 1;
  expect(claim()).toBe(false);
  now += 1;
  expect(claim()).toBe(true);
});

it('the reload after a part that failed to load does not wait for a clock that was set back, and never happens where nothing can be remembered, because it would never end', () => {
  let now = 1_000_000;
  const guard = createReloadGuard(storageOf(), PERIOD, () => now);
  guard.claim();
  now -= 10 * PERIOD;
  expect(guard.claim()).toBe(true);
  expect(createReloadGuard(forbiddenStorage(), PERIOD, () => 0).claim()).toBe(false);
});
it('the reload after a part that failed to load is for the words in which browsers and the bundler say so, and for no others', () => {
  expect(
    isFailedLoad(
      new TypeError(
        'Failed to fetch dynamically imported module: https://amazing.example/_astro/a.js',
      ),
    ),
  ).toBe(true);
  expect(
    isFailedLoad(
      new TypeError(
        'error loading dynamically imported module: https://amazing.example/_astro/a.js',
      ),
    ),
  ).toBe(true);
  expect(isFailedLoad(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isFailedLoad(new Error('Unable to preload CSS for /_astro/a.css'))).toBe(true);
  expect(isFailedLoad(new TypeError('Failed to fetch'))).toBe(false);
  expect(isFailedLoad('Failed to fetch dynamically imported module')).toBe(false);
});

it('parts that failed to load are listed before their observer is told of them, and asked for past the cache, whole and within a limit', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const part = 'https://amazing.example/_astro/a.js';
  const observe = vi.fn();
  vi.stubGlobal('location', { origin: 'https://amazing.example' });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = observe;
      takeRecords = () => [{ name: part }, { name: 'https://amazing.example/photo.jpg' }];
    },
  );
  const failedChunks = watchFailedChunks();
  expect(observe).toHaveBeenCalledWith({ type: 'resource', buffered: true });
  expect(failedChunks()).toEqual([part]);

  const answer = new Response('export {}');
  const limit = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => limit.mockRestore());
  const fetch = vi.fn(() => Promise.resolve(answer));
  vi.stubGlobal('fetch', fetch);
  await refetchBypassingCache([part], 3_000);
  expect(limit).toHaveBeenCalledWith(3_000);
  const signal = limit.mock.results[0]?.value as AbortSignal;
  expect(fetch).toHaveBeenCalledWith(part, { cache: 'reload', signal });
  expect(answer.bodyUsed).toBe(true);
});
