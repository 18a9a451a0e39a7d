import { expect, it } from 'vitest';
import { toPageNumbers } from '../../../src/views/page-numbers.ts';

it('the numbers of a listing are none for a single page, all while they are few, and else the ends, the neighbours and every tenth, with gaps', () => {
  expect(toPageNumbers(1, 1)).toEqual([]);
  expect(toPageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(toPageNumbers(1, 12)).not.toContain(null);
  const written = toPageNumbers(38, 84).map((page) => page ?? '…');
  expect(written.join(' ')).toBe('1 … 10 … 20 … 30 … 36 37 38 39 40 … 50 … 60 … 70 … 80 … 84');
  expect(toPageNumbers(1, 25)).toEqual([1, 2, 3, null, 10, null, 20, null, 25]);
});
