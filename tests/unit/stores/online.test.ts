import { expect, it, vi } from 'vitest';
import { $online, checkOnline } from '../../../src/stores/online.ts';

it('a check that fails after the network has come back does not say that it is gone', async () => {
  const { promise, reject } = Promise.withResolvers<Response>();
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('fetch', () => promise);
  vi.stubGlobal('navigator', { onLine: false });
  const late = checkOnline();
  vi.stubGlobal('navigator', { onLine: true });
  await checkOnline();
  reject(new TypeError('The network changed.'));
  await late;
  expect($online.get()).toBe(true);
});

it('a check whose answer is slow does not say that the network is gone, one that fails does', async () => {
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('navigator', { onLine: false });
  for (const [error, isOnline] of [
    [new DOMException('', 'TimeoutError'), true],
    [new TypeError('Failed to fetch'), false],
  ] as const) {
    vi.stubGlobal('fetch', () => Promise.reject(error));
    expect(await checkOnline()).toBe(isOnline);
  }
});
