import { expect, it } from 'vitest';
import { toDigests } from '../../../src/catalogue/digests.ts';
import { aCatalogue, aTalent } from '../../support/sample-catalogue.ts';

it('the digests of a catalogue change with one talent for that talent and the talents alone, and with the order of the talents', () => {
  const talents = [aTalent({ id: '1' }), aTalent({ id: '2' })];
  const before = toDigests(aCatalogue({ talents }));
  const after = toDigests(
    aCatalogue({ talents: [aTalent({ id: '1' }), aTalent({ id: '2', heightCm: 181 })] }),
  );
  expect(after.talents.get('1')).toBe(before.talents.get('1'));
  expect(after.talents.get('2')).not.toBe(before.talents.get('2'));
  const changed = Object.entries(after.collections).filter(([name, digest]) =>
    Object.entries(before.collections).every(([other, old]) => other !== name || old !== digest),
  );
  expect(changed.map(([name]) => name)).toEqual(['talents']);
  const one = toDigests(aCatalogue({ talents: [aTalent({ id: '1' }), aTalent({ id: '2' })] }));
  const other = toDigests(aCatalogue({ talents: [aTalent({ id: '2' }), aTalent({ id: '1' })] }));
  expect(one.collections.talents).not.toBe(other.collections.talents);
  expect(one.talents.get('1')).toBe(other.talents.get('1'));
});
