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
  /** Of the first name, which may have a hyphen. */
  readonly first: readonly string[];
  /** The surname last. */
  readonly rest: readonly string[];
  /** What may stand between them. An `e` is more often between two people. */
  readonly particles: readonly string[];
}

interface Word {
  /** Folded. */
  readonly text: string;
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

/** A minor's name in a text: where its first name ends, and the index of its last word. */
interface Name {
  readonly firstEnd: number;
  readonly last: number;
}

/** Signs that nobody sees (`\p{Cf}`) may stand within a word. */
const WORD = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu;
/** What may stand between two words of one name, in a text, an address or a file's name. */
const WITHIN_NAME = /^[\s.'’"“”_+/·‐‑-]*$/u;
/** `Anabela`, unlike `AnaBela`: more likely somebody else's first name than two of a minor's without a space. */
const ONE_NAME = /^\p{Lu}[\p{Ll}\p{M}]+$/u;
/** The comma of `Souza, Ana` parts two people in `Pedro Souza, Ana`, `Costa, Souza, Ana` and `Souza, Ana Lima`. */
const COMMA = /^\s*,\s*$/;
const ENDS_NAME = /(?:,\s*|\p{Lu}[\p{L}\p{M}.'’-]*\s+)(?:\p{Ll}{1,3}\s+)*$/u;
const GOES_ON = /^\s*(?:(?:,|&|e|and)\s*)?\p{Lu}/u;
/** As far back as a name before it may begin. */
const BEFORE = 60;
/** Letters of surnames that are read without spaces between them. */
const LONGEST_LEFT = 100;
const HANDLE = /@?\w[\w.]*/g;
const PROFILE = 'instagram.com/';
/** Letters of other alphabets, each before the Latin one that it looks like. */
const LOOK_ALIKES = new Map(
  Array.from('аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsαaβbεeζzηhιiκkμmνnοoρpτtυyχx'.matchAll(/(.)(.)/gu), ([, sign = '', letter = '']) => [
    sign,
    letter,
  ]),
);

/** `others` are the agency's other talents: their whole names stay. */
export function findMinorNames(minors: readonly Named[], others: readonly Pick<Named, 'name'>[]): MinorNames {
  const longNamed = minors.map(toMinor).filter(({ rest }) => rest.length > 0);
  const byLetter = groupBy(longNamed, ({ first }) => first[0]?.[0] ?? '');
  const bySurname = groupBy(longNamed, ({ rest }) => rest.at(-1) ?? '');
  const minorNames = new Set(minors.map(({ name }) => toFolded(name).join(' ')));
  const otherNames = others.map(({ name }) => toFolded(name)).filter((name) => !minorNames.has(name.join(' ')));
  const otherNamesByFirst = groupBy(otherNames, ([first = '']) => first);
  const otherWords = new Set(otherNames.flat());
  const handles = new Map(minors.flatMap(({ name, instagram }) => (instagram === null ? [] : [[fold(instagram), toFirstName(name)]])));
  const slugs = new Map(minors.map(({ id, name }) => [id, toSlug(toFirstName(name))]));

  /** The longest name of a minor that begins with a word; `null` where no more than a first name stands there. */
  const readName = (text: string, words: readonly Word[], at: number): Name | null => {
    const follows = toFollows(text, words);
    const names = (byLetter.get(words[at]?.text[0] ?? '') ?? []).flatMap((minor) => {
      const first = readFirst(minor, words, at, follows);
      if (first === null) return [];
      const last = readRest(minor, words, first.last, follows);
      if (last > first.last) return [{ firstEnd: first.end, last }];
      const { text: word = '', written = '', start = 0 } = words[last] ?? {};
      const isOther = otherWords.has(word) || (ONE_NAME.test(written) && !'#@'.includes(text[start - 1] ?? ' '));
      return first.left === '' || isOther ? [] : [{ firstEnd: first.end, last }];
    });
    return names.toSorted((one, two) => two.last - one.last)[0] ?? null;
  };

  /** The last word of another talent's name that begins with a word; where none does, the word before. */
  const readOther = (text: string, words: readonly Word[], at: number): number => {
    const follows = toFollows(text, words);
    const names = otherNamesByFirst.get(words[at]?.text ?? '') ?? [];
    const standing = names.filter((name) =>
      name.every((word, index) => words[at + index]?.text === word && (index === 0 || follows(at + index))),
    );
    return at + Math.max(0, ...standing.map((name) => name.length)) - 1;
  };

  /** The surname of `Souza, Ana`, up to the first name. */
  const findSurname = (text: string, words: readonly Word[], at: number): Cut | null => {
    const [surname, next] = [words[at], words[at + 1]];
    if (surname === undefined || next === undefined || !COMMA.test(text.slice(surname.end, next.start))) return null;
    const minor = bySurname.get(surname.text)?.find(({ first }) => first.every((word, index) => words[at + 1 + index]?.text === word));
    if (minor === undefined) return null;
    let from = at;
    while (
      from > 0 &&
      text.slice(words[from - 1]?.end, words[from]?.start).trim() === '' &&
      minor.rest.includes(words[from - 1]?.text ?? '')
    ) {
      from -= 1;
    }
    const { start = 0 } = words[from] ?? {};
    const end = words[readName(text, words, at + 1)?.last ?? at + minor.first.length]?.end;
    const isOne =
      /^\p{Lu}/u.test(words[from]?.written ?? '') &&
      !ENDS_NAME.test(text.slice(Math.max(0, start - BEFORE), start)) &&
      !GOES_ON.test(text.slice(end));
    return isOne ? { start, end: next.start, text: '' } : null;
  };

  const findNames = (text: string): readonly Cut[] => {
    const words = readWords(text);
    const cuts: Cut[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const surname = findSurname(text, words, at);
      if (surname !== null) cuts.push(surname);
      const name = readName(text, words, at);
      const other = readOther(text, words, at);
      if (other >= (name?.last ?? at)) at = other;
      else if (name !== null) {
        cuts.push({ start: name.firstEnd, end: words[name.last]?.end ?? name.firstEnd, text: '' });
        at = name.last;
      }
    }
    return cuts;
  };

  const findHandles = (text: string): readonly Cut[] =>
    Array.from(text.matchAll(HANDLE)).flatMap(({ 0: written, index }) => {
      const handle = written.replace(/^@|\.+$/g, '');
      const shown = handles.get(fold(handle));
      const isMarked = written.startsWith('@') || text.slice(Math.max(0, index - PROFILE.length), index).toLowerCase() === PROFILE;
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

/** Whether a word goes on with the name of the word before. */
type Follows = (next: number) => boolean;

function toFollows(text: string, words: readonly Word[]): Follows {
  return (next) => WITHIN_NAME.test(text.slice(words[next - 1]?.end, words[next]?.start));
}

/** The first name from a word on: its last word, where it ends in the text, and what is `left` of that word, folded: of `anasouza` the surname. */
function readFirst({ first, rest }: Minor, words: readonly Word[], at: number, follows: Follows) {
  let last = at;
  let left = words[at]?.text ?? '';
  for (const part of first) {
    if (left === '') {
      last += 1;
      if (last >= words.length || !follows(last)) return null;
      left = words[last]?.text ?? '';
    }
    if (!left.startsWith(part)) return null;
    left = left.slice(part.length);
  }
  const { text = '', written = '', start = 0, end = 0 } = words[last] ?? {};
  if (left === '') return { last, left, end };
  // Numbers follow names in tags and files.
  if (left.length > LONGEST_LEFT || !isMadeOf(left.replace(/\d+$/, ''), rest)) return null;
  return { last, left, end: start + toWrittenLength(written, text.length - left.length) };
}

/** Whether a word is one or more of a name's words, particles between them. */
function isMadeOf(word: string, rest: readonly string[]): boolean {
  // Where a part may begin; each place is looked at once, because words such as `aaaa` can be cut in very many ways.
  const starts = new Set([0]);
  for (let at = 0; at < word.length; at += 1) {
    if (!starts.has(at)) continue;
    for (const part of [...rest, ...PARTICLES]) if (word.startsWith(part, at)) starts.add(at + part.length);
  }
  return rest.some((part) => word.endsWith(part) && starts.has(word.length - part.length));
}

/** The last word, from that of the first name on, that belongs to the name. Between its words may be particles and initials. */
function readRest({ rest, particles }: Minor, words: readonly Word[], from: number, follows: Follows): number {
  let last = from;
  for (let next = from + 1; next < words.length && follows(next); next += 1) {
    const { text: word = '', written } = words[next] ?? {};
    const isInitial = word.length === 1 && written !== 'e' && rest.some((part) => part.startsWith(word));
    if (rest.includes(word)) last = next;
    else if (!particles.includes(word) && !isInitial) break;
  }
  return last;
}

/** How much of a word as written gives so many folded letters. */
function toWrittenLength(written: string, folded: number): number {
  let [length, seen] = [0, 0];
  for (const sign of written) {
    const letters = toLetters(sign).length;
    if (seen >= folded && letters > 0) break;
    seen += letters;
    length += sign.length;
  }
  return length;
}

function toMinor({ name }: Named): Minor {
  const first = toFolded(toFirstName(name));
  // Of `Souza, Ana Luz` the surname comes first.
  const [surnames = '', ...given] = name.split(',');
  const words = [...given, surnames].flatMap(toFolded);
  return {
    first,
    rest: words.filter((word) => !first.includes(word) && !PARTICLES.has(word) && /\p{L}/u.test(word)),
    particles: Array.from(PARTICLES).filter((particle) => particle !== 'e' || words.includes(particle)),
  };
}

function toFolded(text: string): readonly string[] {
  return readWords(text).map((word) => word.text);
}

function readWords(text: string): readonly Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: written, index }) => ({
    text: toLetters(written),
    written,
    start: index,
    end: index + written.length,
  }));
}

/** A word as it is read: without case, accents, signs that nobody sees, and letters of other alphabets. */
function toLetters(written: string): string {
  return fold(written.normalize('NFKD').replace(/\p{Cf}/gu, '')).replace(/[^ -~]/gu, (sign) => LOOK_ALIKES.get(sign) ?? sign);
}

function groupBy<Item>(items: readonly Item[], toKey: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
