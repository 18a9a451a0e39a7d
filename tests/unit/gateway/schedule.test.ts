/** The schedule on which the site is compared with the services. */
import { expect, it } from 'vitest';
import { parseCron } from '../../../scripts/preview/cron.ts';
import { agencyDay } from '../../../src/domain/agency-day.ts';
import { config } from '../../../src/gateway/functions/scheduled-rebuild.ts';

const MINUTE = 60_000;

it('the first run of a day is within minutes of midnight in Recife', () => {
  const schedule = parseCron('schedule' in config ? String(config.schedule) : '');
  const midnight = Date.parse('2027-01-01T00:00:00-03:00');
  const minutes = Array.from(
    { length: 24 * 60 },
    (_, minute) => new Date(midnight + minute * MINUTE),
  );
  const first = minutes.findIndex(schedule);
  expect(first).toBeGreaterThanOrEqual(0);
  expect(first).toBeLessThan(10);
  expect(agencyDay(minutes[first] ?? new Date(0))).toBe('2027-01-01');
});
