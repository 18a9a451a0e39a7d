import { describe, expect, it } from 'vitest';
import { parseTalentIndex, toMeasuredColumn, toMeasuredMonths } from '../../../src/domain/talent-index.ts';

const NONE = { months: [], at: '' };
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

  it('tells when measures were checked, of whom somebody says', () => {
    const talents = [ROW, ['9', 'Iara', null, null, [], null, null], ['10', 'Ana', null, null, [], null, null]];
    const months = (value: unknown) => Object.fromEntries(toMeasuredMonths(parseTalentIndex(value) ?? { talents: [], measured: NONE }));
    const measured = toMeasuredColumn(['2026-09', null, '2024-11']);
    expect(months({ talents, measured })).toEqual({ 3101: '2026-09', 10: '2024-11' });
    expect(months({ talents: [...talents, 'no row'], measured })).toEqual({});
    for (const odd of [undefined, null, 'x', {}, { months: [7], at: '^' }, { months: ['2026-09'], at: 7 }, { months: [], at: '^_^' }])
      expect(months({ talents, measured: odd })).toEqual({});
  });

  it.each([[null], ['<!doctype html>'], [[]], [{}], [{ talents: {} }]])('is none in %j', (value) => {
    expect(parseTalentIndex(value)).toBeNull();
  });
});
