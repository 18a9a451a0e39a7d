import { expect, it } from 'vitest';
import { createRateLimits } from '../../../scripts/preview/rate-limits.ts';

it('requests are counted by function, address and domain, in windows that end', () => {
  let now = 0;
  const count = createRateLimits(() => now);
  const ask = (name: string, ip: string, host: string) =>
    count(name, { windowLimit: 1, windowSize: 60, aggregateBy: ['ip', 'domain'] }, ip, host);
  expect([ask('entry', '1', 'a'), ask('entry', '1', 'a')]).toEqual([0, 60]);
  expect([ask('options', '1', 'a'), ask('entry', '2', 'a'), ask('entry', '1', 'b')]).toEqual([
    0, 0, 0,
  ]);
  now = 59_999;
  expect(ask('entry', '1', 'a')).toBe(1);
  now = 60_000;
  expect(ask('entry', '1', 'a')).toBe(0);
  now = 61_000;
  expect(ask('entry', '1', 'a')).toBe(59);
});
