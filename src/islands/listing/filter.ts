import { letterOf } from '../../domain/letters.ts';
import { fold } from '../../domain/names.ts';
import { isWithinOneSlip } from '../../domain/one-slip.ts';

export interface Filter {
  /** One of `LETTERS`; `null` for all. */
  readonly letter: string | null;
  readonly query: string;
  readonly wishesText: string;
}

export const NO_FILTER: Filter = { letter: null, query: '', wishesText: '' };

export interface Comparable {
  readonly letter: string | null;
  readonly folded: string;
}

export function toComparable(name: string): Comparable {
  return { letter: letterOf(name), folded: toPlainWords(name) };
}

const QUERY_LENGTH = 200;
const SHORTEST_FORGIVEN = 5;

export function isSearch(query: string): boolean {
  return toWords(query).length > 0;
}

export function withQuery(before: Filter, query: string): Filter {
  return { ...before, letter: isSearch(query) ? null : before.letter, query };
}

/** Names with every word; if there is none, long ones with a slip. */
export function findByName<Item extends Comparable>(
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const words = toWords(query);
  const having = (isIn: (name: string, word: string) => boolean) =>
    items.filter(({ folded }) =>
      words.every((word) => folded.includes(word) || isIn(folded, word)),
    );
  const exact = having(() => false);
  return exact.length > 0 ? exact : having(isNearlyIn);
}

/** Five letters or more may have a slip against a name's beginning, four only against a whole name. */
function isNearlyIn(name: string, word: string): boolean {
  const starts = (own: string) =>
    word.length < SHORTEST_FORGIVEN
      ? [own]
      : [-1, 0, 1].map((longer) => own.slice(0, word.length + longer));
  return (
    word.length >= SHORTEST_FORGIVEN - 1 &&
    name
      .split(' ')
      .filter((own) => own.length >= SHORTEST_FORGIVEN)
      .some((own) => starts(own).some((start) => isWithinOneSlip(start, word)))
  );
}

function toWords(query: string): readonly string[] {
  return toPlainWords(query.slice(0, QUERY_LENGTH))
    .split(' ')
    .filter((word) => word !== '');
}

function toPlainWords(text: string): string {
  return fold(text)
    .replace(/(\p{L})['‘’‛ʻʼʹ`´′＇](?=\p{L})/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
