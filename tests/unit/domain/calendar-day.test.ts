import { expect, it } from 'vitest';
import { addDays, addMonths } from '../../../src/domain/calendar-day.ts';

it('days and months are added by the calendar', () => {
  expect(addDays('2026-11-21', 15)).toBe('2026-12-06');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addMonths('2026-11-21', 12)).toBe('2027-11-21');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
});
