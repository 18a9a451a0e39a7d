import { expect, it, vi } from 'vitest';
import { formatDays } from '../../../src/domain/shown-days.ts';
import { writeDay } from '../../../src/islands/print-pages.ts';

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

it.each([
  ['2026-12-14', '2026-12-16', '14 a 16 dez 2026'],
  ['2026-12-28', '2027-01-03', '28 dez 2026 a 3 jan 2027'],
  ['2026-12-28', '2027-12-03', '28 dez 2026 a 3 dez 2027'],
  ['2026-12-14', '2026-12-14', '14 dez 2026'],
  ['2026-12-14', '', '14 dez 2026'],
  ['', '2026-12-16', '16 dez 2026'],
  ['', '', ''],
])('the days of a brief from "%s" to "%s" read "%s"', (from, to, expected) => {
  expect(formatDays(from, to, MONTHS, (first, last) => `${first} a ${last}`)).toBe(expected);
});

it('the day on a printed card is the agency’s, also when it is the next one by UTC', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T02:59:00Z') });
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' } });
  const replaceChildren = vi.fn();
  const card = {
    dataset: { printed: 'Impresso em {day}' },
    querySelector: () => ({ replaceChildren }),
  };
  writeDay(card as unknown as HTMLElement);
  expect(replaceChildren).toHaveBeenCalledWith('Impresso em 21 nov 2026');
});
