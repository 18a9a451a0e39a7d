import { expect, it } from 'vitest';
import { isBounded } from '../../../src/contracts/form-fields.ts';

it.each([
  '',
  'Ana Sá',
  'Conceição'.normalize('NFD'),
  '각'.normalize('NFD').repeat(10),
  ' '.repeat(40),
  'Zo\u0308\u0323\u0301e',
])('text that may be brought to its normal form is %j', (text) => {
  expect(isBounded(text, 10)).toBe(true);
});

it('text that may be brought to its normal form is no longer than its limit allows for accents typed apart, and has no run of marks that no writing has', () => {
  expect(isBounded('a'.repeat(40), 10)).toBe(true);
  expect(isBounded('a'.repeat(41), 10)).toBe(false);
  expect(isBounded(`a${'\u0301\u0323'.repeat(15)}`, 1000)).toBe(true);
  expect(isBounded(`a${'\u0301\u0323'.repeat(16)}`, 1000)).toBe(false);
});
