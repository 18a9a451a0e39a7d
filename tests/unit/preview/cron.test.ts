import { expect, it } from 'vitest';
import { parseCron } from '../../../scripts/preview/cron.ts';

const at = (moment: string) => new Date(`${moment}Z`);

it.each([
  ['*/5 * * * *', '2026-11-21T10:35', '2026-11-21T10:36'],
  ['@hourly', '2026-11-21T10:00', '2026-11-21T10:01'],
  ['0 3 * * *', '2026-11-21T03:00', '2026-11-21T04:00'],
  ['0 0 13 * 5', '2026-11-13T00:00', '2026-11-14T00:00'],
  ['0 0 13 * 5', '2026-11-20T00:00', '2026-11-19T00:00'],
  ['10/20 * * * *', '2026-11-21T10:50', '2026-11-21T10:20'],
])('a schedule %s is due at %s, not at %s', (expression, due, not) => {
  const schedule = parseCron(expression);
  expect([schedule(at(due)), schedule(at(not))]).toEqual([true, false]);
});

it.each(['', 'often', '* * * *', '* * * * * *', '60 * * * *', '@often'])(
  'a schedule is not %j',
  (expression) => {
    expect(() => parseCron(expression)).toThrow(`"${expression}" is no schedule`);
  },
);
