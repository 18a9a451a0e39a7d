import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFiltering, NO_FILTER, readLetter, toComparable, toTest, withQuery } from '../../../../src/islands/letter-bar/filter.ts';

const matches = (filter: { letter?: string; query?: string }, name: string) =>
  toTest({ letter: filter.letter ?? null, query: filter.query ?? '' })(toComparable(name));

describe('a filter', () => {
  it('takes the first letter without its accent', () => {
    expect(matches({ letter: 'A' }, 'Ágata Brandão')).toBe(true);
    expect(matches({ letter: 'A' }, 'Érico Dantas')).toBe(false);
    expect(matches({ letter: 'C' }, 'Conceição Araújo')).toBe(true);
  });

  it('finds every word of a search anywhere in the name, accents and case aside', () => {
    expect(matches({ query: 'araujo conc' }, 'Conceição Araújo')).toBe(true);
    expect(matches({ query: 'ARAÚJO' }, 'Conceição Araújo')).toBe(true);
    expect(matches({ query: 'araujo lima' }, 'Conceição Araújo')).toBe(false);
  });

  it('joins letter and search', () => {
    expect(matches({ letter: 'A', query: 'vilar' }, 'Açucena Vilar')).toBe(true);
    expect(matches({ letter: 'B', query: 'vilar' }, 'Açucena Vilar')).toBe(false);
  });

  it('drops its letter when a search is typed, not when the field is emptied', () => {
    expect(withQuery({ letter: 'C', query: '' }, 'maria')).toEqual({ letter: null, query: 'maria' });
    expect(withQuery({ letter: 'C', query: 'a' }, ' ')).toEqual({ letter: 'C', query: ' ' });
  });

  it('that says nothing leaves everybody', () => {
    expect(isFiltering(NO_FILTER)).toBe(false);
    expect(isFiltering({ letter: null, query: '  ' })).toBe(false);
    expect(isFiltering({ letter: null, query: 'a' })).toBe(true);
    fc.assert(fc.property(fc.string(), (name) => matches({ query: ' ' }, name)));
  });

  it('always finds a name by itself', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => matches({ query: name }, name)));
  });
});

describe('the letter of an address', () => {
  it('is one of those offered, in either case', () => {
    expect(readLetter('#M', ['A', 'M'])).toBe('M');
    expect(readLetter('#m', ['A', 'M'])).toBe('M');
  });

  it.each(['', '#', '#Q', '#MM', '#main', '#1', '#Á', '#%4D'])('is none in "%s"', (hash) => {
    expect(readLetter(hash, ['A', 'M'])).toBeNull();
  });
});
