import { expect, it } from 'vitest';
import { toCardTalent } from '../../../src/domain/card-talent.ts';
import { parseTalentFile, toTalentFile } from '../../../src/domain/talent-index.ts';

const ROW = ['3101', 'Açucena Vilar', 1, 'talents/a.jpg', 179, '36', '38', 'lilac'];
const anybody = (id: string, measured: string | null) => ({
  card: toCardTalent(id, 'Ana', () => null),
  composite: false,
  measured,
});

it('the list of all talents arrives as it was written', () => {
  const [known] = parseTalentFile({ talents: [ROW] }) ?? [];
  expect(known?.card).toMatchObject({
    id: '3101',
    name: 'Açucena Vilar',
    cover: 'talents/a.jpg',
    heightCm: 179,
    jeans: '36',
    shoes: '38',
    paper: 'lilac',
  });
  const talents = [
    ...(known ? [known] : []),
    anybody('9', '2026-09'),
    anybody('10', null),
    anybody('11', '2024-11'),
  ];
  const arrived = JSON.parse(JSON.stringify(toTalentFile(talents))) as {
    readonly talents: readonly unknown[][];
  };
  expect(parseTalentFile(arrived)).toEqual(talents);
  expect(arrived.talents[0]?.slice(0, ROW.length)).toEqual(ROW);
});

it.each([
  ['text', 'Açucena'],
  ['a number for a name', ['1', 2, 0]],
  ['a number for an id', [1, 'Ana', 0]],
])('the list of all talents is read without a row that is %s', (_, row) => {
  expect(parseTalentFile({ talents: [row, [...ROW, '2026-09']] })).toMatchObject([
    { card: { id: '3101' }, measured: '2026-09' },
  ]);
});

it('the list of all talents knows of a row what can be read of it', () => {
  const read = (...rest: readonly unknown[]) =>
    parseTalentFile({ talents: [['9', 'Iara', ...rest]] })?.[0];
  const known = { card: toCardTalent('9', 'Iara', () => null), measured: null };
  expect(read()).toEqual({ ...known, composite: false });
  expect(read(1, {}, 'tall', 36, '', 7)).toEqual({ ...known, composite: true });
});

it.each([[null], ['<!doctype html>'], [[]], [{}], [{ talents: {} }]])(
  'the list of all talents is none in %j',
  (value) => {
    expect(parseTalentFile(value)).toBeNull();
  },
);
