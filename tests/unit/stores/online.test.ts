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
