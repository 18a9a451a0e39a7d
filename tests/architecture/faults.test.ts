import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FAULTS, testOf } from '../faults/seeded-faults.ts';

const ROOT = join(import.meta.dirname, '../..');

it.each(FAULTS)('the seeded faults can be made: $rule', (fault) => {
  const { file, find, replace } = fault;
  const test = testOf(fault);
  expect(readFileSync(join(ROOT, file), 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  expect(existsSync(join(ROOT, 'tests', test))).toBe(true);
  expect(test).toMatch(/^(?:unit|architecture|integration)\//);
});

it('the seeded faults are of different rules, and enough', () => {
  expect(new Set(FAULTS.map(({ rule }) => rule)).size).toBe(FAULTS.length);
  expect(FAULTS.length).toBeGreaterThanOrEqual(30);
});
