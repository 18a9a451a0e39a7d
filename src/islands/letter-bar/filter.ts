/** Which talents a letter and a search leave. */
import { fold } from '../../domain/names.ts';
import { letterOf, LETTERS } from '../../domain/letters.ts';

export interface Filter {
  /** One of `LETTERS`; `null` for all. */
  readonly letter: string | null;
  /** As typed. */
  readonly query: string;
}

export const NO_FILTER: Filter = { letter: null, query: '' };

/** A name in the forms in which it is compared. */
export interface Comparable {
  readonly letter: string | null;
  readonly folded: string;
}

export function toComparable(name: string): Comparable {
  return { letter: letterOf(name), folded: fold(name) };
}

/** Characters of a search that count; a name has fewer. */
const QUERY_LENGTH = 200;

export function isFiltering({ letter, query }: Filter): boolean {
  return letter !== null || isSearch(query);
}

/** Tells whether what was typed asks for anybody. */
export function isSearch(query: string): boolean {
  return toWords(query).length > 0;
}

/** The filter once something is typed: a search is among everybody, and lets go of the letter. */
export function withQuery({ letter }: Filter, query: string): Filter {
  return { letter: isSearch(query) ? null : letter, query };
}

/** A test for names: the letter's own, with every word of the search in them, accents and case aside. */
export function toTest({ letter, query }: Filter): (name: Comparable) => boolean {
  const words = toWords(query);
  return (name) => (letter === null || name.letter === letter) && words.every((word) => name.folded.includes(word));
}

function toWords(query: string): readonly string[] {
  return fold(query.slice(0, QUERY_LENGTH))
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The letter that an address's fragment names, such as `#M`; `null` where it names none of those offered. */
export function readLetter(hash: string, offered: readonly string[]): string | null {
  const letter = hash.replace(/^#/, '').toUpperCase();
  return LETTERS.includes(letter) && offered.includes(letter) ? letter : null;
}
