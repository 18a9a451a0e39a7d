import { expect, it, onTestFinished, vi } from 'vitest';
import {
  createReloadGuard,
  isFailedLoad,
  refetchBypassingCache,
  watchFailedChunks,
} from '../../../../src/islands/shell/failed-load.ts';
import { forbiddenStorage, storageOf } from '../../../support/text-storage.ts';

const PERIOD = 60_000;

it('the reload after a part that failed to load happens once within a minute, does not wait for a clock that was set back, and never happens where nothing can be remembered, because it would never end', () => {
  const storage = storageOf();
  const claim = (now: number, kept = storage) => createReloadGuard(kept, PERIOD, () => now).claim();
  expect(claim(1_000_000)).toBe(true);
  expect(claim(1_000_000 + PERIOD - 1)).toBe(false);
  expect(claim(1_000_000 + PERIOD)).toBe(true);
  expect(claim(1_000_000 - 10 * PERIOD)).toBe(true);
  expect(claim(0, forbiddenStorage())).toBe(false);
});

it.each<[unknown, boolean]>([
  [new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js'), true],
  [new TypeError('error loading dynamically imported module: https://x.example/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /_astro/a.css'), true],
  [new TypeError('Failed to fetch'), false],
  ['Failed to fetch dynamically imported module', false],
])(
  'the reload is for the words in which browsers and the bundler say that a part failed: %s',
  (error, is) => {
    expect(isFailedLoad(error)).toBe(is);
  },
);

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
