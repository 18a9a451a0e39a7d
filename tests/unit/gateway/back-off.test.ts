import { expect, it } from 'vitest';
import { ENTRY_RETENTION_MONTHS } from '../../../src/domain/constants.ts';
import {
  HOUR,
  OVERDUE,
  STUCK,
  toBackOff,
  toDeletionDate,
} from '../../../src/gateway/outbox/back-off.ts';

const DAY = 24 * HOUR;

it.each([
  [5, 0, 0],
  [6, 0, HOUR / 6],
  [7, 0, HOUR / 3],
  [9, 0, (4 * HOUR) / 3],
  [10, 0, 2 * HOUR],
  [1, OVERDUE - 1, 0],
  [1, OVERDUE, DAY],
  [99, OVERDUE, DAY],
])('after %i tries an entry that is %i ms old waits %i ms', (tries, age, wait) => {
  expect(toBackOff(tries, age)).toBe(wait);
});

it('an entry is overdue after a week, is told of once a day after thirty days, and is deleted after the months that entries are kept', () => {
  expect([OVERDUE / DAY, STUCK / DAY]).toEqual([7, 30]);
  expect(toDeletionDate(Date.UTC(2026, 10, 21, 12))).toBe(
    Date.UTC(2026, 10 + ENTRY_RETENTION_MONTHS, 21, 12),
  );
});
