import { expect, it } from 'vitest';
import { toNeighbours } from '../../../src/views/neighbours.ts';
import { aTalent } from '../../support/sample-catalogue.ts';

const woman = (id: string, underAge = false) =>
  aTalent({ id, name: `Ana ${id}`, underAge, categories: [1] });
const line = (talents: readonly ReturnType<typeof aTalent>[], id: string) => {
  const found = toNeighbours({ talents }).get(id);
  return found && [found.category, found.previous?.id, found.next?.id];
};

it('the neighbours of a talent are those before and behind on the talent’s own board, among all models for who is on no board, and nowhere for who is on no listing', () => {
  const talents = [
    woman('1'),
    aTalent({ id: '9', gender: 'man', categories: [1] }),
    woman('2'),
    woman('3'),
    aTalent({ id: '5', gender: 'undefined', categories: [1] }),
    aTalent({ id: '6', categories: [] }),
  ];
  expect(line(talents, '2')).toEqual(['image', '1', '3']);
  expect(line(talents, '1')).toEqual(['image', undefined, '2']);
  expect(line(talents, '9')).toEqual(['mainboard', undefined, undefined]);
  expect(line(talents, '5')).toEqual(['models', '3', undefined]);
  expect(line(talents, '6')).toBeUndefined();
});

it('the neighbours of a talent are never minors, who have neighbours all the same', () => {
  const talents = [woman('1'), woman('2', true), woman('3', true), woman('4')];
  expect(line(talents, '1')).toEqual(['image', undefined, '4']);
  expect(line(talents, '4')).toEqual(['image', '1', undefined]);
  expect(line(talents, '2')).toEqual(['image', '1', '4']);
});

it('two neighbours are shown, at the end of a listing both of one side', () => {
  const talents = [woman('1'), woman('2'), woman('3', true), woman('4'), woman('5')];
  const nearest = (id: string) =>
    toNeighbours({ talents })
      .get(id)
      ?.nearest.map((talent) => talent.id);
  expect(['1', '2', '3', '5'].map(nearest)).toEqual([
    ['2', '4'],
    ['1', '4'],
    ['2', '4'],
    ['2', '4'],
  ]);
});
