import { expect, it } from 'vitest';
import {
  createLoadLog,
  formatReport,
  toPrintable,
  type LoadReport,
} from '../../../src/catalogue/load-report.ts';

const STALE = 'copy of 2026-11-20 10:00 UTC';
const REPORT: LoadReport = {
  collections: [
    { collection: 'slides', records: 4, leftOut: 0, staleNote: STALE, doubt: null },
    { collection: 'talents', records: 1084, leftOut: 2, staleNote: null, doubt: null },
  ],
  warnings: [],
  doubts: [],
  undecided: [],
  minors: 0,
  adults: 1084,
  unflagged: 3,
  seconds: 2.34,
};

it('the report of a load shows every warning before the table, and says what is from before and how many are under age', () => {
  const warnings = Array.from({ length: 500 }, (_, index) => `warning ${index + 1}`);
  const lines = formatReport({ ...REPORT, warnings });
  expect(lines.slice(1, 501)).toEqual(warnings.map((line) => `  ${line}`));
  expect(lines.join('\n')).toMatch(/\n {2}slides +4 .*STALE: copy of 2026-11-20/);
  expect(lines.at(-2)).toBe(
    '  nobody of 1084 talents is under 18; 3 without under_age count as adults',
  );
});

it('the report of a load says what is missing before small things, minors and doubts last, and never lets a service steer the terminal', () => {
  const log = createLoadLog();
  log.doubt('doubt');
  log.ofMinors('minor');
  log.note('small');
  log.warn('missing');
  expect(log.lines()).toEqual(['missing', 'small', 'minor', 'doubt']);
  expect(toPrintable('a\u001B[2Jb\r\nc\u202Ed\uD800')).toBe('a [2Jb c d\uFFFD');
  expect(toPrintable('x'.repeat(1_000))).toHaveLength(241);
});
