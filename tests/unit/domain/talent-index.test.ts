import { describe, expect, it } from 'vitest';
import { parseTalentIndex } from '../../../src/domain/talent-index.ts';

const ROW = ['3101', 'Açucena Vilar', 'talents/a.jpg', 179, [0, 1], '36', '38'];

describe('the list of all talents, as it arrives', () => {
  it('is read as it is', () => {
    expect(parseTalentIndex({ talents: [ROW, ['9', 'Iara', null, null, [], null, null]] })?.talents).toHaveLength(2);
  });

  it.each([
    ['no row', 'Açucena'],
    ['a number for a name', ['1', 2, null, null, [], null, null]],
    ['no categories', ['1', 'Ana', null, null, null, null, null]],
    ['an object for a cover', ['1', 'Ana', {}, null, [], null, null]],
  ])('is read without a row that is %s', (_, row) => {
    expect(parseTalentIndex({ talents: [row, ROW] })?.talents).toEqual([ROW]);
  });

  it.each([[null], ['<!doctype html>'], [[]], [{}], [{ talents: {} }]])('is none in %j', (value) => {
    expect(parseTalentIndex(value)).toBeNull();
  });
});
