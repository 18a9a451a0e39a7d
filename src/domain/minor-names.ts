/**
 * Finds where an editor's text tells more of a minor's name than the first name: for a warning, because the text itself is the editor's. A
 * surname on its own is nobody's in particular and is not found.
 */
import { PARTICLES, toFirstName } from './minor.ts';
import { NETWORKS, type Account } from './networks.ts';
import type { Talent } from './talent.ts';

export type Named = Pick<Talent, 'id' | 'name' | 'accounts'>;

/** A talent whom a text names, and the words that do, as they stand there. */
export interface Naming {
  readonly id: string;
  readonly words: string;
}

/** Between the words of a name: spaces, hyphens, quotation marks; nothing where they are written as one (`AnaSouza`). */
const GAP = '[^\\p{L}\\p{N}\\n]{0,3}';
/** A name may have so many words between the first name and a surname: particles, initials, other names. */
const MOST_BETWEEN = 4;
const LETTER = '[\\p{L}\\p{N}]';

/**
 * Returns a search for minors' names and handles in a text. `others` are the agency's other talents, whose whole names are theirs.
 * Nothing is found across a line's end.
 */
export function findMinorNames(minors: readonly Named[], others: readonly Pick<Named, 'name'>[]): (text: string) => readonly Naming[] {
  const searches = minors.map(toSearch);
  const otherNames = others.map(({ name }) => foldLetters(name)).filter((name) => name.includes(' '));
  return (text) => {
    const folded = foldLetters(text);
    return searches.flatMap(({ id, first, pattern }) => {
      if (!first.some((word) => folded.includes(word))) return [];
      const found = Array.from(folded.matchAll(pattern), ({ 0: match, index }) => ({ index, end: index + match.length }));
      const own = found.filter(
        ({ index, end }) => !otherNames.some((name) => name.length >= end - index && folded.startsWith(name, index)),
      );
      return own.map(({ index, end }) => ({ id, words: text.normalize('NFC').slice(index, end) }));
    });
  };
}

function toSearch({ id, name, accounts }: Named) {
  const words = toWords(name);
  const first = toWords(toFirstName(name));
  const rest = words.filter((word) => !first.includes(word) && !PARTICLES.has(word) && /\p{L}/u.test(word));
  const given = first.join(GAP);
  const family = rest.join('|');
  // An `e` is more often between two people.
  const particles = Array.from(PARTICLES).filter((particle) => particle !== 'e' || words.includes(particle));
  const between = `(?:${GAP}(?:${[...particles, ...rest].join('|')}|(?!e)${LETTER})){0,${MOST_BETWEEN}}?`;
  const forms = [
    ...(rest.length === 0 ? [] : [`(?<!${LETTER})${given}${between}${GAP}(?:${family})\\d*(?!\\p{L})`]),
    ...(rest.length === 0 ? [] : [`(?<!${LETTER})(?:${family})\\s*,\\s*${given}(?!${LETTER})`]),
    ...accounts.map(toHandlePattern),
  ];
  return {
    id,
    first: [...first.slice(0, 1), ...accounts.map(({ handle }) => foldLetters(handle))],
    pattern: new RegExp(forms.length === 0 ? '(?!)' : forms.join('|'), 'gu'),
  };
}

/** A handle that could be an ordinary word counts only behind an @ or in an address. */
function toHandlePattern({ network, handle: written }: Account): string {
  const handle = foldLetters(written);
  const mark = /[._\d]/.test(handle) ? '(?<![\\w.@])@?' : `(?:(?<![\\w.])@|${NETWORKS[network].home.replaceAll('.', '\\.')})`;
  return `${mark}${handle.replaceAll('.', '\\.')}(?!\\.?\\w)`;
}

function toWords(name: string): readonly string[] {
  return foldLetters(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Lower case without accents; each letter stays at its place in the NFC form. */
function foldLetters(text: string): string {
  return text.normalize('NFC').replace(/[^\0-\x7F]|[A-Z]/g, (letter) => {
    const folded = (letter.normalize('NFKD')[0] ?? letter).toLowerCase();
    return folded.length === letter.length ? folded : letter;
  });
}
