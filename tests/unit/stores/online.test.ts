import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is what the browser says of its network, and follows it', async () => {
  const browser = { onLine: false };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', browser);
  const { $online } = await import('../../../src/stores/online.ts');
  const seen: boolean[] = [];
  $online.subscribe((online) => seen.push(online));
  browser.onLine = true;
  window.dispatchEvent(new Event('online'));
  browser.onLine = false;
  window.dispatchEvent(new Event('offline'));
  expect(seen).toEqual([false, true, false]);
});
