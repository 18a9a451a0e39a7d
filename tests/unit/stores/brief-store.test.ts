import { expect, it } from 'vitest';
import {
  EMPTY_BRIEF,
  inOrder,
  joinBriefs,
  withNote,
  type Brief,
} from '../../../src/domain/brief.ts';
import { MOST_BRIEFS, NOTE_LENGTH } from '../../../src/domain/constants.ts';
import {
  BRIEF_KEY,
  createBrief,
  createSavedBriefs,
  SAVED_BRIEFS_KEY,
} from '../../../src/stores/brief-store.ts';
import { readAside } from '../../../src/stores/json-store.ts';
import { storageOf } from '../../support/text-storage.ts';

/** A browser's storage that several tabs share. */
function sharedStorage(text?: string) {
  const texts = new Map<string, string>(text === undefined ? [] : [[BRIEF_KEY, text]]);
  return { texts, openTab: () => createBrief(storageOf(texts)) };
}

it('a brief is kept on the device as it was written', () => {
  const { openTab } = sharedStorage();
  openTab().change((brief) =>
    withNote({ ...brief, title: 'Verão', order: ['34', '12'] }, '12', ' Cabelo\n solto. '),
  );
  expect(openTab().$value.get()).toEqual({
    ...EMPTY_BRIEF,
    title: 'Verão',
    order: ['34', '12'],
    notes: { '12': 'Cabelo solto.' },
  });
  openTab().change((brief) => withNote(brief, '12', ' '));
  expect(openTab().$value.get().notes).toEqual({});
});

it('a brief loses nothing when two tabs change it one after the other', () => {
  const { openTab } = sharedStorage();
  const first = openTab();
  const second = openTab();
  first.change((brief) => ({ ...brief, title: 'Verão' }));
  second.change((brief) => ({ ...brief, client: 'Marulho' }));
  first.reload();
  expect(first.$value.get()).toMatchObject({ title: 'Verão', client: 'Marulho' });
});

it.each([
  '',
  '{',
  '[]',
  'null',
  '7',
  '{"title":{},"order":7,"notes":[1],"from":"x"}',
  `{"title":"${'a'.repeat(600_000)}"}`,
])('a brief starts empty from the damaged text %.40s', (text) => {
  expect(sharedStorage(text).openTab().$value.get()).toEqual(EMPTY_BRIEF);
});

it('a brief puts talents that are not in the order at the end', () => {
  const talents = ['1', '2', '3'].map((id) => ({ id }));
  expect(inOrder(talents, ['3', '9', '1']).map(({ id }) => id)).toEqual(['3', '1', '2']);
  expect(inOrder(talents, [])).toEqual(talents);
});

it('a brief that is joined to another keeps its own words and adds what it lacks', () => {
  const own: Brief = {
    ...EMPTY_BRIEF,
    title: 'Meu',
    order: ['1', '2'],
    notes: { '1': 'a', '2': 'b' },
  };
  const rest = { client: 'Cliente', from: '2026-12-14', to: '' };
  const other: Brief = {
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
  expect(joinBriefs(own, other)).toEqual(joined);
  const full = (word: string): Brief => ({
    ...EMPTY_BRIEF,
    ...{ title: word, client: word, from: word, to: word, notes: { '1': word.repeat(20) } },
  });
  const both = joinBriefs(full('mine'), full('theirs'));
  expect({ ...both, notes: {} }).toEqual({ ...full('mine'), notes: {} });
  expect(both.notes['1']).toHaveLength(NOTE_LENGTH);
});

it('saved briefs are the latest ones, up to their limit, and none without talents', () => {
  const read = (count: number) => {
    const briefs = Array.from({ length: count }, (_, index) => ({
      title: String(index),
      order: index === 1 ? [] : ['7'],
    }));
    return createSavedBriefs(
      storageOf(new Map([[SAVED_BRIEFS_KEY, JSON.stringify(briefs)]])),
    ).$value.get();
  };
  expect(read(MOST_BRIEFS)).toHaveLength(MOST_BRIEFS - 1);
  expect(read(MOST_BRIEFS + 1).map(({ title }) => title)).toEqual(
    read(MOST_BRIEFS).map(({ title }) => title),
  );
});

it.each([
  '{"version":2,"list":[{"title":"Campanha"}]}',
  '[{"title":"Campanha","order":["7"]},{"title"',
  '[{"title":"Campanha","order":["7"],"colour":"red"}]',
  '[null]',
])('saved briefs that this site cannot read are set aside, not written over: %s', (text) => {
  const storage = storageOf(new Map([[SAVED_BRIEFS_KEY, text]]));
  createSavedBriefs(storage).change((briefs) => [{ ...EMPTY_BRIEF, order: ['9'] }, ...briefs]);
  expect(readAside(storage, SAVED_BRIEFS_KEY).map((aside) => aside.text)).toEqual([text]);
});
