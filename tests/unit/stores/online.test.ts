import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $online } from '../../../src/stores/online.ts';

let browser: { onLine: boolean };

beforeEach(() => {
  browser = { onLine: true };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', browser);
});
afterEach(() => {
  cleanStores($online);
  vi.unstubAllGlobals();
});

describe('whether the browser has a network', () => {
  it('is what the browser says when somebody asks, and follows it', () => {
    browser.onLine = false;
    const seen: boolean[] = [];
    const leave = $online.subscribe((online) => seen.push(online));
    browser.onLine = true;
    window.dispatchEvent(new Event('online'));
    browser.onLine = false;
    window.dispatchEvent(new Event('offline'));
    leave();
    expect(seen).toEqual([false, true, false]);
  });
});
