/**
 * Finds minors' names in what editors write. The first name may stay; the rest of a full name and the Instagram handle are removed. A
 * surname on its own stays, because it may be a word or somebody else's name.
 */
import { PARTICLES, toFirstName } from './minor.ts';
import { gapBefore, isSameName, readWords, toFolded, toWrittenLength, type Words } from './name-words.ts';
import { fold } from './names.ts';
import { toSlug } from './slug.ts';
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

/** Minors' names and other talents', as they are looked for. */
interface Names {
  readonly byLetter: ReadonlyMap<string, readonly Minor[]>;
  readonly bySurname: ReadonlyMap<string, readonly Minor[]>;
  readonly othersByFirst: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly othersWords: ReadonlySet<string>;
}

/** A minor's name in a text: where its first name ends, and the index of its last word. */
interface Name {
  readonly firstEnd: number;
  readonly last: number;
}

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

/** `others` are the agency's other talents: their whole names stay. */
export function findMinorNames(minors: readonly Named[], others: readonly Pick<Named, 'name'>[]): MinorNames {
  const names = toNames(minors, others);
  const handles = new Map(minors.flatMap(({ name, instagram }) => (instagram === null ? [] : [[fold(instagram), toFirstName(name)]])));
  const slugs = new Map(minors.map(({ id, name }) => [id, toSlug(toFirstName(name))]));

  const find = (text: string): readonly Cut[] => {
    const ofHandles = findHandles(handles, text);
    const ofNames = findNames(names, readWords(text)).filter(
      (cut) => !ofHandles.some(({ start, end }) => cut.start < end && start < cut.end),
    );
    return [...ofHandles, ...ofNames].toSorted((a, b) => a.start - b.start);
  };
  return { find, shorten: (text) => replaceCuts(text, find(text)), slugOf: (id) => slugs.get(id) ?? null };
}

/** The text with its cuts made; they are in order. */
export function replaceCuts(text: string, cuts: readonly Cut[]): string {
  return cuts.reduceRight((rest, cut) => rest.slice(0, cut.start) + cut.text + rest.slice(cut.end), text);
}

function toNames(minors: readonly Named[], others: readonly Pick<Named, 'name'>[]): Names {
  const longNamed = minors.map(toMinor).filter(({ rest }) => rest.length > 0);
  const minorNames = new Set(minors.map(({ name }) => toFolded(name).join(' ')));
  const otherNames = others.map(({ name }) => toFolded(name)).filter((name) => !minorNames.has(name.join(' ')));
  return {
    byLetter: groupBy(longNamed, ({ first }) => first[0]?.[0] ?? ''),
    bySurname: groupBy(longNamed, ({ rest }) => rest.at(-1) ?? ''),
    othersByFirst: groupBy(otherNames, ([first = '']) => first),
    othersWords: new Set(otherNames.flat()),
  };
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

function findHandles(handles: ReadonlyMap<string, string>, text: string): readonly Cut[] {
  return Array.from(text.matchAll(HANDLE)).flatMap(({ 0: written, index }) => {
    const handle = written.replace(/^@|\.+$/g, '');
    const shown = handles.get(fold(handle));
    const isMarked = written.startsWith('@') || text.slice(Math.max(0, index - PROFILE.length), index).toLowerCase() === PROFILE;
    // A handle that could be an ordinary word counts only with an `@` or in an address.
    if (shown === undefined || (!isMarked && !/[._\d]/.test(handle))) return [];
    return [{ start: index, end: index + written.replace(/\.+$/, '').length, text: shown }];
  });
}

function findNames(names: Names, text: Words): readonly Cut[] {
  const { words } = text;
  const cuts: Cut[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const surname = findSurname(names, text, at);
    if (surname !== null) cuts.push(surname);
    const name = readName(names, text, at);
    const other = readOther(names, text, at);
    if (other >= (name?.last ?? at)) at = other;
    else if (name !== null) {
      cuts.push({ start: name.firstEnd, end: words[name.last]?.end ?? name.firstEnd, text: '' });
      at = name.last;
    }
  }
  return cuts;
}

/** The longest name of a minor that begins with a word; `null` where no more than a first name stands there. */
function readName({ byLetter, othersWords }: Names, text: Words, at: number): Name | null {
  const names = (byLetter.get(text.words[at]?.text[0] ?? '') ?? []).flatMap((minor) => {
    const first = readFirst(minor, text, at);
    if (first === null) return [];
    const last = readRest(minor, text, first.last);
    if (last > first.last) return [{ firstEnd: first.end, last }];
    const { text: word = '', written = '', start = 0 } = text.words[last] ?? {};
    const isOther = othersWords.has(word) || (ONE_NAME.test(written) && !'#@'.includes(text.text[start - 1] ?? ' '));
    return first.left === '' || isOther ? [] : [{ firstEnd: first.end, last }];
  });
  return names.toSorted((one, two) => two.last - one.last)[0] ?? null;
}

/** The last word of another talent's name that begins with a word; where none does, the word before. */
function readOther({ othersByFirst }: Names, text: Words, at: number): number {
  const names = othersByFirst.get(text.words[at]?.text ?? '') ?? [];
  const standing = names.filter((name) =>
    name.every((word, index) => text.words[at + index]?.text === word && (index === 0 || isSameName(text, at + index))),
  );
  return at + Math.max(0, ...standing.map((name) => name.length)) - 1;
}

/** The surname of `Souza, Ana`, up to the first name. */
function findSurname(names: Names, text: Words, at: number): Cut | null {
  const { words } = text;
  const next = words[at + 1];
  if (next === undefined || !COMMA.test(gapBefore(text, at + 1))) return null;
  const ofSurname = names.bySurname.get(words[at]?.text ?? '');
  const minor = ofSurname?.find(({ first }) => first.every((word, index) => words[at + 1 + index]?.text === word));
  if (minor === undefined) return null;
  let from = at;
  while (from > 0 && gapBefore(text, from).trim() === '' && minor.rest.includes(words[from - 1]?.text ?? '')) from -= 1;
  const { start = 0, written = '' } = words[from] ?? {};
  const end = words[readName(names, text, at + 1)?.last ?? at + minor.first.length]?.end;
  const isOne =
    /^\p{Lu}/u.test(written) && !ENDS_NAME.test(text.text.slice(Math.max(0, start - BEFORE), start)) && !GOES_ON.test(text.text.slice(end));
  return isOne ? { start, end: next.start, text: '' } : null;
}

/** The first name from a word on: its last word, where it ends in the text, and what is `left` of that word, folded: of `anasouza` the surname. */
function readFirst({ first, rest }: Minor, text: Words, at: number) {
  const { words } = text;
  let last = at;
  let left = words[at]?.text ?? '';
  for (const part of first) {
    if (left === '') {
      last += 1;
      if (last >= words.length || !isSameName(text, last)) return null;
      left = words[last]?.text ?? '';
    }
    if (!left.startsWith(part)) return null;
    left = left.slice(part.length);
  }
  const { text: word = '', written = '', start = 0, end = 0 } = words[last] ?? {};
  if (left === '') return { last, left, end };
  // Numbers follow names in tags and files.
  if (left.length > LONGEST_LEFT || !isMadeOf(left.replace(/\d+$/, ''), rest)) return null;
  return { last, left, end: start + toWrittenLength(written, word.length - left.length) };
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
function readRest({ rest, particles }: Minor, text: Words, from: number): number {
  const { words } = text;
  let last = from;
  for (let next = from + 1; next < words.length && isSameName(text, next); next += 1) {
    const { text: word = '', written } = words[next] ?? {};
    const isInitial = word.length === 1 && written !== 'e' && rest.some((part) => part.startsWith(word));
    if (rest.includes(word)) last = next;
    else if (!particles.includes(word) && !isInitial) break;
  }
  return last;
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
