import { expect, it } from 'vitest';
import {
  createLog,
  formatReport,
  toPrintable,
  type LoadReport,
} from '../../../src/catalogue/build-summary.ts';

const REPORT: LoadReport = {
  collections: [
    {
      collection: 'slides',
      records: 4,
      leftOut: 0,
      staleFrom: 'copy of 2026-11-20 10:00 UTC',
    },
    { collection: 'talents', records: 1084, leftOut: 2, staleFrom: null },
  ],
  warnings: [],
  seconds: 2.34,
};

it('the report of a load shows every warning before the table, those about somebody under age last', () => {
  const others = Array.from({ length: 500 }, (_, index) => `warning ${index + 1}`);
  const ofMinor = 'talents 7: under_age is "sim", which counts as under 18';
  const lines = formatReport({ ...REPORT, warnings: [ofMinor, ...others] });
  expect(lines.slice(0, 502)).toEqual(['Warnings', ...others, ofMinor].map(indent));
  expect(lines[502]).toBe('Content');
});

const indent = (line: string, index: number) => (index === 0 ? line : `  ${line}`);

it('the report of a load says what is missing before small things, and never lets a service steer the terminal', () => {
  const log = createLog();
  log.note('small');
  log.warn('missing');
  expect(log.lines()).toEqual(['missing', 'small']);
  expect(toPrintable('a\u001B[2Jb\r\nc\u202Ed\uD800')).toBe('a [2Jb c d\uFFFD');
  expect(toPrintable('x'.repeat(1_000))).toHaveLength(241);
});
