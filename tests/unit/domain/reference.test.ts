import { expect, it } from 'vitest';
import { findReference, isReference, toReference } from '../../../src/domain/reference.ts';
import { split } from '../../support/rows.ts';

const REFERENCE = 'AMZ-RVPV-6C7J';

it('the reference of an entry has eight characters that are not easily confused, those of its own id', () => {
  expect(toReference('f47ac10b-58cc-4372-a567-0e02b2c3d479')).toBe(REFERENCE);
  for (const id of [
    '00000000-0000-4000-8000-000000000000',
    'ffffffff-ffff-4fff-bfff-ffffffffffff',
    'f47ac10b-58cd-4372-a567-0e02b2c3d479',
  ]) {
    expect(toReference(id)).toMatch(/^AMZ-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect([toReference(id) === REFERENCE, isReference(toReference(id))]).toEqual([false, true]);
  }
});

it('the reference of an entry is refused with one wrong character or two swapped ones', () => {
  expect(isReference(REFERENCE)).toBe(true);
  const signs = Array.from(REFERENCE.replaceAll('-', '').slice(3));
  const write = (changed: readonly string[]) =>
    `AMZ-${changed.slice(0, 4).join('')}-${changed.slice(4).join('')}`;
  for (const [at, own] of signs.entries()) {
    for (const sign of '23456789ABCDEFGHJKMNPQRSTVWXYZ')
      expect(isReference(write(signs.with(at, sign)))).toBe(sign === own);
    const next = signs[at + 1];
    if (next !== undefined)
      expect(isReference(write(signs.with(at, next).with(at + 1, own)))).toBe(false);
  }
});

it('the reference of an entry may be one of before, two characters shorter, and nothing else', () => {
  expect(isReference('AMZ-RVPV-68')).toBe(true);
  expect(findReference('É sobre AMZ-7K2Q-94 ou AMZ-RVPV-68.')).toBe('AMZ-RVPV-68');
  for (const other of [
    '',
    ...split('AMZ-RVPV-69 AMZ-RVPV-6 AMZ-RVPV-688 AMZ-7K2Q AMZ-OIL0-1U amz'),
  ])
    expect(isReference(other)).toBe(false);
});
