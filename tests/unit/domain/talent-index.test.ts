import { expect, it } from 'vitest';
import { toKeptTalent } from '../../../src/domain/kept-talent.ts';
import { parseTalentFile } from '../../../src/domain/talent-index.ts';

it.each([
  ['text', 'Açucena'],
  ['a number for a name', ['1', 2, 0]],
  ['a number for an id', [1, 'Ana', 0]],
])('the list of all talents is read without a row that is %s', (_, row) => {
  const read = parseTalentFile({ talents: [row, ['3101', 'Açucena Vilar', 1]] });
  expect(read).toMatchObject([{ card: { id: '3101', name: 'Açucena Vilar' } }]);
});

it('the list of all talents knows of a row what can be read of it', () => {
  const read = (...rest: readonly unknown[]) =>
    parseTalentFile({ talents: [['9', 'Iara', ...rest]] })?.[0];
  const known = { card: toKeptTalent('9', 'Iara', () => null), measuredAt: null };
  expect(read()).toEqual({ ...known, composite: false });
  expect(read(1, {}, 'tall', 36, '', 7)).toEqual({ ...known, composite: true });
  for (const height of [3, 1780])
    expect(read(1, '', height)).toEqual({ ...known, composite: true });
});

it.each([[null], ['<!doctype html>'], [[]], [{}], [{ talents: {} }]])(
  'the list of all talents is none in %j',
  (value) => expect(parseTalentFile(value)).toBeNull(),
);
