import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseCron } from '../../../scripts/preview/cron.ts';
import type { NetlifyFunction } from '../../../scripts/preview/functions.ts';
import { startScheduler } from '../../../scripts/preview/scheduler.ts';

const MINUTE = 60_000;

function toFunction(name: string, expression: string | null): NetlifyFunction {
  return {
    name,
    handler: () => undefined,
    paths: [],
    excluded: [],
    methods: null,
    preferStatic: false,
    rateLimit: undefined,
    schedule: expression === null ? null : parseCron(expression),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2028-02-29T23:58:30Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a scheduled function runs once in each minute in which it is due, across midnight too, until the preview ends', async () => {
  const runs: string[] = [];
  const stop = startScheduler(
    [
      toFunction('often', '*/5 * * * *'),
      toFunction('daily', '1 0 1 3 *'),
      toFunction('visited', null),
    ],
    ({ name }) => Promise.resolve(runs.push(`${name} ${new Date().toISOString().slice(5, 16)}`)),
    Date.now,
  );
  await vi.advanceTimersByTimeAsync(8 * MINUTE);
  expect(runs).toEqual(['often 03-01T00:00', 'daily 03-01T00:01', 'often 03-01T00:05']);
  stop();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(runs).toHaveLength(3);
});

it('a scheduled function never runs beside itself', async () => {
  let runs = 0;
  let end: (value?: unknown) => void = () => undefined;
  const stop = startScheduler(
    [toFunction('slow', '* * * * *')],
    () => {
      runs += 1;
      return new Promise((resolve) => (end = resolve));
    },
    Date.now,
  );
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(runs).toBe(1);
  end();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(runs).toBe(2);
  stop();
});
