/** Finds texts that tell more of a minor's name than the first name. A surname alone identifies
 * nobody. */
import { PARTICLES, toFirstName, toSurnames } from './minor.ts';
import { NETWORKS, type Account } from './networks.ts';
import type { Talent } from './talent.ts';

export type Named = Pick<Talent, 'id' | 'name' | 'accounts'>;

const GAP = '[^\\p{L}\\p{N}\\n]{0,3}';
const MOST_BETWEEN = 4;
const LETTER = '[\\p{L}\\p{N}]';
/** A digit or lone letter; but an `e` usually joins two people. */
const INITIAL = `(?:\\p{N}|(?<!${LETTER})(?!e)\\p{L}(?!${LETTER}))`;

export function findMinorNames(minors: readonly Named[], others: readonly Pick<Named, 'name'>[]) {
  const searches = minors.map(toSearch);
  const otherNames = others.map(({ name }) => foldLetters(name));
  return (text: string) => {
    const folded = foldLetters(text);
    return searches.flatMap(({ id, hints, toPattern }) => {
      if (!hints.some((word) => folded.includes(word))) return [];
      const found = Array.from(folded.matchAll(toPattern()), ({ 0: match, index }) => ({
        index,
        end: index + match.length,
      }));
      // Another talent's whole name is not the minor's.
      const own = found.filter(
        ({ index, end }) =>
          !otherNames.some((name) => name.length >= end - index && folded.startsWith(name, index)),
      );
      return own.map(({ index, end }) => ({ id, words: text.normalize('NFC').slice(index, end) }));
    });
  };
}

function toSearch({ id, name, accounts }: Named) {
  const words = toWords(name);
  const first = toWords(toFirstName(name));
  const rest = toSurnames(words, first);
  const given = first.join(GAP);
  const family = rest.join('|');
  const particles = Array.from(PARTICLES).filter(
    (particle) => particle !== 'e' || words.includes(particle),
  );
  const between = `(?:${GAP}(?:${[...particles, ...rest].join('|')}|${INITIAL})){0,${MOST_BETWEEN}}?`;
  // `Ana M. de Sá`
  const firstToLast = `(?<!${LETTER})${given}${between}${GAP}(?:${family})\\d*(?!\\p{L})`;
  // `Sá, Ana`
  const lastToFirst = `(?<!${LETTER})(?:${family})\\s*,\\s*${given}(?!${LETTER})`;
  const names = rest.length === 0 ? [] : [firstToLast, lastToFirst];
  const forms = [...names, ...accounts.map(toHandlePattern)];
  let pattern: RegExp | null = null;
  return {
    id,
    hints: [...first, ...accounts.map(({ handle }) => foldLetters(handle))],
    toPattern: () => (pattern ??= new RegExp(forms.length === 0 ? '(?!)' : forms.join('|'), 'gu')),
  };
}

/** A handle that may be a word counts only after an @ or in an address. */
function toHandlePattern({ network, handle: written }: Account): string {
  const handle = foldLetters(written);
  const mark = /[._\d]/.test(handle)
    ? '(?<![\\w.@])@?'
    : `(?:(?<![\\w.])@|${NETWORKS[network].home.replaceAll('.', '\\.')})`;
  return `${mark}${handle.replaceAll('.', '\\.')}(?!\\.?\\w)`;
}

function toWords(name: string): readonly string[] {
  return foldLetters(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Unlike `fold` it keeps the length: places found are places in the text. */
function foldLetters(text: string): string {
  return text.normalize('NFC').replace(/[^\0-\x7F]|[A-Z]/g, (letter) => {
    const folded = (letter.normalize('NFKD')[0] ?? letter).toLowerCase();
    return folded.length === letter.length ? folded : letter;
  });
}
