import { expect, it } from 'vitest';
import { createProgress } from '../../../src/catalogue/load-progress.ts';
import {
  createLog,
  formatReport,
  staleCollections,
  toPrintable,
  type LoadReport,
} from '../../../src/catalogue/build-summary.ts';

const REPORT: LoadReport = {
  collections: [
    {
      collection: 'slides',
      records: 4,
      leftOut: 0,
      freshness: { kind: 'stale', from: 'copy of 2026-11-20 10:00 UTC' },
    },
    { collection: 'talents', records: 1084, leftOut: 2, freshness: { kind: 'live' } },
  ],
  warnings: [],
  requests: 1096,
  seconds: 2.34,
};

it('the report of a load is a table of the collections in their order', () => {
  expect(formatReport(REPORT)).toEqual([
    'Content',
    '  talents  1084  2 left out',
    '  slides      4              STALE: copy of 2026-11-20 10:00 UTC',
    '  1096 requests in 2.3 s; stale: slides',
  ]);
  expect(staleCollections(REPORT)).toEqual(['slides']);
});

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

const run = (isTTY: boolean, total: number) => {
  const written: string[] = [];
  const progress = createProgress({ isTTY, write: (text) => written.push(text) });
  for (let done = 1; done <= total; done += 1) progress(done, total);
  return written;
};

it('the progress of the profiles is one moving line on a terminal', () => {
  expect(run(true, 3)).toEqual([
    '\r  profiles 1 of 3',
    '\r  profiles 2 of 3',
    '\r  profiles 3 of 3\n',
  ]);
});

it('the progress of the profiles is a line per tenth elsewhere, the last one among them', () => {
  const lines = run(false, 1_000);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('  profiles 100 of 1000\n');
  expect(lines.at(-1)).toBe('  profiles 1000 of 1000\n');
  expect(run(false, 4).at(-1)).toBe('  profiles 4 of 4\n');
});
