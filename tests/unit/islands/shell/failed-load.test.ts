import { expect, it, vi } from 'vitest';
import { claimReload, isFailedLoad } from '../../../../src/islands/shell/failed-load.ts';
import { forbiddenStorage, storageOf } from '../../../support/text-storage.ts';

const PERIOD = 60_000;

it('the reload after a part that failed to load happens once within a minute, does not wait for a clock that was set back, and never happens where nothing can be remembered, because it would never end', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const storage = storageOf();
  const claimAt = (now: number) => {
    vi.setSystemTime(now);
    return claimReload(storage);
  };
  expect(claimAt(1_000_000)).toBe(true);
  expect(claimAt(1_000_000 + PERIOD - 1)).toBe(false);
  expect(claimAt(1_000_000 + PERIOD)).toBe(true);
  expect(claimAt(1_000_000 - 10 * PERIOD)).toBe(true);
  expect(claimReload(forbiddenStorage())).toBe(false);
});

it.each<[unknown, boolean]>([
  [new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js'), true],
  [new TypeError('error loading dynamically imported module: https://x.example/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /_astro/a.css'), true],
  [new TypeError('Failed to fetch'), false],
  ['Failed to fetch dynamically imported module', false],
])('the reload is for words in which browsers say that a part failed: %s', (error, is) => {
  expect(isFailedLoad(error)).toBe(is);
});
