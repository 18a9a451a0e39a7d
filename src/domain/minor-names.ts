/**
 * Finds minors' names in what editors write. The first name may stay; the rest of a full name and the Instagram handle are removed. A
 * surname on its own stays, because it may be a word or somebody else's name.
 */
import { PARTICLES, toFirstName } from './minor.ts';
import { fold, toSlug } from './names.ts';
import type { Talent } from './talent.ts';

export type Named = Pick<Talent, 'id' | 'name' | 'instagram'>;

export interface MinorNames {
  /** The parts to remove, in order. Nothing is found across `\0`. */
  readonly find: (text: string) => readonly Cut[];
  /** The text with first names alone. */
  readonly shorten: (text: string) => string;
  /** The last part of the address of a minor's page; `null` for the ids of others. */
  readonly slugOf: (id: string) => string | null;
}

/** Replaces a part of a text. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Minor {
  readonly shown: string;
  /** Of the first name, which may have a hyphen. */
  readonly first: readonly string[];
  readonly rest: ReadonlySet<string>;
  readonly initials: ReadonlySet<string>;
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Signs that nobody sees (`\p{Cf}`) may stand within a word. */
const WORD = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu;
/** What may stand between two words of one name, in a text, an address or a file's name. */
const WITHIN_NAME = /^[\s.'’"“”_+/‐‑-]*$/u;
const HANDLE = /@?\w[\w.]*/g;
const PROFILE = 'instagram.com/';

/** `others` are the agency's other talents: a name of theirs that begins like a minor's stays whole. */
export function findMinorNames(minors: readonly Named[], others: readonly Pick<Named, 'name'>[]): MinorNames {
  const known = groupBy(minors.map(toMinor), ({ first }) => first[0] ?? '');
  const longer = groupBy(
    others.map(({ name }) => toFolded(name)).filter(([first = '']) => known.has(first)),
    ([first = '']) => first,
  );
  const joined = new Map(minors.map(toMinor).flatMap((minor) => toJoined(minor).map((form) => [form, minor.shown] as const)));
  const handles = new Map(minors.flatMap(({ name, instagram }) => (instagram === null ? [] : [[fold(instagram), toFirstName(name)]])));
  const slugs = new Map(minors.map(({ id, name }) => [id, toSlug(toFirstName(name))]));

  /** A minor's name from a word on, in words: the first name and all of it; `null` where no more than a first name stands there. */
  const readName = (text: string, words: readonly Word[], at: number): { readonly first: number; readonly all: number } | null => {
    const opening = words[at]?.text ?? '';
    const follows = (next: number) => WITHIN_NAME.test(text.slice(words[next - 1]?.end, words[next]?.start));
    const stands = (name: readonly string[]) =>
      name.every((word, index) => words[at + index]?.text === word && (index === 0 || follows(at + index)));
    const countAll = ({ first, rest, initials }: Minor) => {
      let count = 0;
      for (let next = at + first.length; next < words.length && follows(next); next += 1) {
        const word = words[next]?.text ?? '';
        if (rest.has(word)) count = next + 1 - at;
        else if (!PARTICLES.has(word) && !initials.has(word)) break;
      }
      return count;
    };
    const names = (known.get(opening) ?? [])
      .filter(({ first }) => stands(first))
      .map((minor) => ({ first: minor.first.length, all: countAll(minor) }));
    const longest = names.toSorted((a, b) => b.all - a.all)[0];
    if (longest === undefined || longest.all === 0) return null;
    return longer.get(opening)?.some((name) => name.length > longest.all && stands(name)) === true ? null : longest;
  };

  const findNames = (text: string): readonly Cut[] => {
    const words = readWords(text);
    const cuts: Cut[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const { text: word = '', start = 0, end = 0 } = words[at] ?? {};
      const shown = joined.get(word.replace(/\d+$/, ''));
      const name = readName(text, words, at);
      if (shown !== undefined) cuts.push({ start, end, text: shown });
      if (shown !== undefined || name === null) continue;
      cuts.push({ start: words[at + name.first - 1]?.end ?? end, end: words[at + name.all - 1]?.end ?? end, text: '' });
      at += name.all - 1;
    }
    return cuts;
  };

  const findHandles = (text: string): readonly Cut[] =>
    Array.from(text.matchAll(HANDLE)).flatMap(({ 0: written, index }) => {
      const handle = written.replace(/^@|\.+$/g, '');
      const shown = handles.get(fold(handle));
      const isMarked = written.startsWith('@') || text.slice(0, index).toLowerCase().endsWith(PROFILE);
      // A handle that could be an ordinary word counts only with an `@` or in an address.
      if (shown === undefined || (!isMarked && !/[._\d]/.test(handle))) return [];
      return [{ start: index, end: index + written.replace(/\.+$/, '').length, text: shown }];
    });

  const find = (text: string): readonly Cut[] => {
    const found = findHandles(text);
    const names = findNames(text).filter((cut) => !found.some(({ start, end }) => cut.start < end && start < cut.end));
    return [...found, ...names].toSorted((a, b) => a.start - b.start);
  };
  return { find, shorten: (text) => replaceCuts(text, find(text)), slugOf: (id) => slugs.get(id) ?? null };
}

/** The text with its cuts made; they are in order. */
export function replaceCuts(text: string, cuts: readonly Cut[]): string {
  return cuts.reduceRight((rest, cut) => rest.slice(0, cut.start) + cut.text + rest.slice(cut.end), text);
}

function toMinor({ name }: Named): Minor {
  const shown = toFirstName(name);
  const first = toFolded(shown);
  const rest = toFolded(name).filter((word) => !first.includes(word) && !PARTICLES.has(word) && /\p{L}/u.test(word));
  return { shown, first, rest: new Set(rest), initials: new Set(rest.map(([initial = '']) => initial)) };
}

/** A name in one word, as tags and files have it. */
function toJoined({ first, rest }: Minor): readonly string[] {
  const whole = first.join('');
  return rest.size === 0 ? [] : [whole + Array.from(rest).join(''), ...Array.from(rest, (word) => whole + word)];
}

function toFolded(text: string): readonly string[] {
  return readWords(text).map((word) => word.text);
}

function readWords(text: string): readonly Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: fold(word.replace(/\p{Cf}/gu, '')),
    start: index,
    end: index + word.length,
  }));
}

function groupBy<Item>(items: readonly Item[], toKey: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(toKey(item), [...(groups.get(toKey(item)) ?? []), item]);
  return groups;
}
