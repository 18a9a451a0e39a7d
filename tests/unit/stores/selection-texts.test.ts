import { expect, it } from 'vitest';
import { NOTE_LENGTH } from '../../../src/domain/constants.ts';
import {
  inOrder,
  NO_TEXTS,
  joinTexts,
  type SelectionTexts,
} from '../../../src/domain/selection.ts';
import { createTexts } from '../../../src/stores/selection-texts.ts';
import { storageOf } from '../../support/text-storage.ts';

it('a selection starts empty from damaged texts', () => {
  const damaged = '{"title":{},"order":7,"notes":[1],"from":"x"}';
  expect(createTexts(storageOf(new Map([['brief', damaged]]))).$value.get()).toEqual(NO_TEXTS);
});

it('a selection has whom its order does not name at its end', () => {
  const ids = (order: readonly string[]) =>
    inOrder([{ id: '1' }, { id: '2' }, { id: '3' }], order).map(({ id }) => id);
  expect(ids(['3', '9', '2'])).toEqual(['3', '2', '1']);
});

it('a selection that is joined to another keeps its own words and adds what it lacks', () => {
  const own: SelectionTexts = {
    ...NO_TEXTS,
    title: 'Meu',
    order: ['1', '2'],
    notes: { '1': 'a', '2': 'b' },
  };
  const rest = { client: 'Cliente', from: '2026-12-14', to: '2026-12-16' };
  const other: SelectionTexts = {
    ...rest,
    title: 'Outro',
    order: ['2', '3'],
    notes: { '1': 'x', '2': 'b', '3': 'c' },
  };
  const joined = {
    ...rest,
    title: 'Meu',
    order: ['1', '2', '3'],
    notes: { '1': 'a / x', '2': 'b', '3': 'c' },
  };
  expect(joinTexts(own, other)).toEqual(joined);
  // A link may be opened twice.
  expect(joinTexts(joined, other)).toEqual(joined);
  const long = (note: string) => ({ ...own, ...rest, notes: { '1': note.repeat(20) } });
  const both = joinTexts(long('mine'), { ...long('theirs'), from: '2027-01-01' });
  expect(both).toMatchObject({ ...rest, title: 'Meu' });
  expect(both.notes['1']).toHaveLength(NOTE_LENGTH);
});
