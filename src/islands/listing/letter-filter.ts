/** Which talents a letter and a search leave. */
import { fold } from '../../domain/names.ts';
import { letterOf } from '../../domain/letters.ts';

export interface Filter {
  /** One of `LETTERS`; `null` for all. */
  readonly letter: string | null;
  /** As typed. */
  readonly query: string;
  /** What the finder asks, as the address says it; empty for nothing. */
  readonly fit: string;
}

export const NO_FILTER: Filter = { letter: null, query: '', fit: '' };

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
/** Letters from which on a slip is forgiven. */
const FORGIVEN = 5;

export function isFiltering({ letter, query, fit }: Filter): boolean {
  return letter !== null || fit !== '' || isSearch(query);
}

/** Tells whether what was typed asks for anybody. */
export function isSearch(query: string): boolean {
  return toWords(query).length > 0;
}

/** The filter once something is typed: a search is among everybody, and deselects the letter. */
export function withQuery(before: Filter, query: string): Filter {
  return { ...before, letter: isSearch(query) ? null : before.letter, query };
}

/**
 * Those whom letter and search leave, in their order. Every word of a search is in the name, accents and case aside; where nobody has them
 * all, one slip in each is forgiven in names of five letters and more.
 */
export function select<Item extends Comparable>(items: readonly Item[], { letter, query }: Omit<Filter, 'fit'>): readonly Item[] {
  const words = toWords(query);
  const having = (isIn: (name: string, word: string) => boolean) =>
    items.filter(({ folded }) => words.every((word) => folded.includes(word) || isIn(folded, word)));
  const exact = having(() => false);
  const found = exact.length > 0 ? exact : having(isNearlyIn);
  return letter === null ? found : found.filter((item) => item.letter === letter);
}

function isNearlyIn(name: string, word: string): boolean {
  return word.length >= FORGIVEN - 1 && name.split(' ').some((own) => own.length >= FORGIVEN && isOneEdit(own, word));
}

/** One letter wrong, missing, too many, or two of them changed over. A word that is long enough may be the beginning of the name. */
function isOneEdit(own: string, word: string): boolean {
  const at = Array.from(word).findIndex((letter, place) => letter !== own[place]);
  const ends = (rest: number, typed: number) =>
    word.length < FORGIVEN ? own.slice(rest) === word.slice(typed) : own.slice(rest).startsWith(word.slice(typed));
  return (
    ends(at + 1, at + 1) ||
    ends(at + 1, at) ||
    ends(at, at + 1) ||
    (own[at] === word[at + 1] && own[at + 1] === word[at] && ends(at + 2, at + 2))
  );
}

function toWords(query: string): readonly string[] {
  return fold(query.slice(0, QUERY_LENGTH))
    .split(/\s+/)
    .filter((word) => word !== '');
}
