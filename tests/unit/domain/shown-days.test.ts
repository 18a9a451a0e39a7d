import { expect, it } from 'vitest';
import { formatDays } from '../../../src/domain/shown-days.ts';

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

it.each([
  ['2026-12-14', '2026-12-16', '14 a 16 dez 2026'],
  ['2026-11-28', '2026-12-03', '28 nov 2026 a 3 dez 2026'],
  ['2026-12-28', '2027-12-03', '28 dez 2026 a 3 dez 2027'],
  ['2026-12-16', '2026-12-14', '14 a 16 dez 2026'],
  ['2026-12-14', '2026-12-14', '14 dez 2026'],
  ['2026-12-14', '', '14 dez 2026'],
  ['', '2026-12-16', '16 dez 2026'],
  ['', '', ''],
])('the days of a brief from "%s" to "%s" read "%s"', (from, to, expected) => {
  expect(formatDays(from, to, MONTHS, (first, last) => `${first} a ${last}`)).toBe(expected);
});
