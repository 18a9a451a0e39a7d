import { expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../../../src/islands/listing/listing-address.ts';
import {
  isSearch,
  NO_FILTER,
  toComparable,
  withQuery,
} from '../../../../src/islands/listing/filter.ts';
import { toFilterOutcome } from '../../../../src/islands/listing/outcome.ts';

const find = (filter: { letter?: string; query?: string }, ...names: readonly string[]) =>
  toFilterOutcome(
    names.map((name) => ({ ...toComparable(name), name, values: {} })),
    { letter: filter.letter ?? null, query: filter.query ?? '' },
    { withLacking: false },
  ).found.map(({ name }) => name);
const matches = (filter: { letter?: string; query?: string }, name: string) =>
  find(filter, name).length === 1;

it('a filter takes the first letter without its accent, finds each word of a search anywhere in the name, accents and case aside, and joins both', () => {
  expect(matches({ letter: 'A' }, 'Ágata Brandão')).toBe(true);
  expect(matches({ letter: 'A' }, 'Érico Dantas')).toBe(false);
  expect(matches({ letter: 'C' }, 'Conceição Araújo')).toBe(true);
  expect(matches({ query: 'araujo conc' }, 'Conceição Araújo')).toBe(true);
  expect(matches({ query: 'ARAÚJO' }, 'Conceição Araújo')).toBe(true);
  expect(matches({ query: 'araujo lima' }, 'Conceição Araújo')).toBe(false);
  expect(matches({ letter: 'A', query: 'vilar' }, 'Açucena Vilar')).toBe(true);
  expect(matches({ letter: 'B', query: 'vilar' }, 'Açucena Vilar')).toBe(false);
});

it('a filter drops its letter when a search is typed, not when the field is emptied', () => {
  const typed = withQuery({ letter: 'C', query: '', wishesText: 'v=1' }, 'maria');
  expect(typed).toEqual({ letter: null, query: 'maria', wishesText: 'v=1' });
  expect(withQuery({ letter: 'C', query: 'a', wishesText: '' }, ' ').letter).toBe('C');
});

it('a filter that says nothing leaves everybody, and a name finds itself whatever signs it has', () => {
  expect(['', '  ', 'a'].map(isSearch)).toEqual([false, false, true]);
  for (const name of ['Ana', '“Bia” d’Ávila', '王芳', '👩‍🚀', '\\ (.*'])
    expect([matches({ query: ' ' }, name), matches({ query: name }, name)]).toEqual([true, true]);
});

const SLIPS = ['jandria', 'jandra', 'jandiira', 'jendira', 'ajndira', 'Jandura N', 'jandri'];
it.each(SLIPS)('a slip %s still finds Jandira', (query) => {
  expect(find({ query }, 'Ana Sá', 'Jandira Nóbrega')).toEqual(['Jandira Nóbrega']);
});

it.each(['jadnria', 'candura', 'rajandi', 'zira'])('a slip %s is more than one', (query) => {
  expect(matches({ query }, 'Jandira Nóbrega')).toBe(false);
});

it('a slip is forgiven in names of five letters and more alone, and not where somebody has the name exactly as typed', () => {
  expect(matches({ query: 'nera' }, 'Nara Sá')).toBe(false);
  expect(matches({ query: 'clera' }, 'Clara Sá')).toBe(true);
  expect(matches({ query: 'clra' }, 'Clara Sá')).toBe(true);
  expect(find({ query: 'marina' }, 'Mariana Luz', 'Marina Sá')).toEqual(['Marina Sá']);
  expect(find({ query: 'marina', letter: 'L' }, 'Larina Luz', 'Marina Sá')).toEqual([]);
});

const SPELLINGS = ["d'avila", 'D`Avila', 'davila', 'd avila', 'Ana Lu.', 'luíza d´ávila,'];
it.each(SPELLINGS)('a search for %s finds the name, whatever marks either has', (query) => {
  expect(matches({ query }, 'Ana-Lu Luíza D’Ávila')).toBe(true);
});

const offered = 'AM';

it('the address of a filter names a letter alone by itself, in either case, else by name, and keeps what the finder asks as it stands, and nothing else', () => {
  for (const hash of ['#M', '#m', '#l=M', '#l=m', '#M.', '#M%3E', '#l=M),'])
    expect(readAddress(hash, offered)).toEqual({ ...NO_FILTER, letter: 'M' });
  expect(writeAddress({ ...NO_FILTER, letter: 'M' })).toBe('#M');
  expect(writeAddress({ letter: 'A', query: 'ana sá', wishesText: 'h=174-184' })).toBe(
    '#h=174-184&l=A&q=ana+s%C3%A1',
  );
  expect(writeAddress({ ...NO_FILTER, query: '  ' })).toBe('');
  const wishes =
    'h=174-184&s=37-39.5&j=36,38&bust=80-88&waist=58-60&hips=86-90&hair=black&eyes=green&v=1&p=1&n=h';
  const read = readAddress(`#${wishes}&l=A&q=ana&utm=x`, offered);
  expect(read).toEqual({ letter: 'A', query: 'ana', wishesText: wishes });
});

const NO_FILTERS = ['', '#', '#Q', '#main', '#1', '#Á', '#%4D', '#l=Q', '#h=', '#%', '#=&=&'];
it.each(NO_FILTERS)('the address of no filter is "%s"', (hash) => {
  expect(readAddress(hash, offered)).toEqual(NO_FILTER);
});
