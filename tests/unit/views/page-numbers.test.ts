import { describe, expect, it } from 'vitest';
import { toPageNumbers } from '../../../src/views/page-numbers.ts';

describe('the numbers of a listing', () => {
  it('are none for a single page', () => {
    expect(toPageNumbers(1, 1)).toEqual([]);
  });

  it('are all named while they are few', () => {
    expect(toPageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(toPageNumbers(1, 12)).not.toContain(null);
  });

  it('leave gaps in a long list, but name the ends, the neighbours and every tenth', () => {
    const written = toPageNumbers(38, 84).map((page) => page ?? '…');
    expect(written.join(' ')).toBe('1 … 10 … 20 … 30 … 36 37 38 39 40 … 50 … 60 … 70 … 80 … 84');
    expect(toPageNumbers(1, 25)).toEqual([1, 2, 3, null, 10, null, 20, null, 25]);
  });
});
