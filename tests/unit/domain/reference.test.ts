import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { isReference, toReference } from '../../../src/domain/reference.ts';

const FORM = /^AMZ-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;
const references = Array.from({ length: 2000 }, () => toReference(randomUUID()));

it('the reference of an entry has eight characters that are not easily confused, the same for the same entry and hardly ever those of another', () => {
  for (const reference of references) expect(reference).toMatch(FORM);
  const id = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
  expect(toReference(id)).toBe(toReference(id));
  expect(new Set(references).size).toBe(references.length);
  expect(toReference(id)).toMatchInlineSnapshot(`"AMZ-RVPV-6C7J"`);
});

it('the reference of an entry is refused with one wrong character or two swapped ones', () => {
  for (const reference of references.slice(0, 100)) {
    expect(isReference(reference)).toBe(true);
    const signs = reference.replaceAll('-', '').slice(3);
    const write = (changed: string) => `AMZ-${changed.slice(0, 4)}-${changed.slice(4)}`;
    for (let at = 0; at < signs.length; at += 1) {
      for (const sign of '23456789ABCDEFGHJKMNPQRSTVWXYZ') {
        if (sign !== signs[at])
          expect(isReference(write(signs.slice(0, at) + sign + signs.slice(at + 1)))).toBe(false);
      }
    }
    const [a = '', b = ''] = signs;
    // As with every check sign of this kind, the first and the last of the alphabet may change
    // places unseen.
    if (a !== b && ![a + b, b + a].includes('2Z'))
      expect(isReference(write(b + a + signs.slice(2)))).toBe(false);
  }
  // Given before they had eight characters.
  expect(isReference('AMZ-RVPV-68')).toBe(true);
  for (const other of [
    '',
    'AMZ-RVPV-69',
    'AMZ-RVPV-6',
    'AMZ-RVPV-688',
    'AMZ-7K2Q',
    'AMZ-OIL0-1U',
    'amz',
  ])
    expect(isReference(other)).toBe(false);
});
