/** The index for a listing's finder: one letter per talent and measure, since phones load ten
 * thousand. It has no names and no pictures. */
import { toLetters, toPlace } from './index-column.ts';
import { readColour } from './option-lists.ts';
import { letterOf } from './letters.ts';
import type { MeasureLanguage } from './measures.ts';
import { readJeans, readShoes } from './sizes.ts';
import type { Talent } from './talent.ts';

export const GIRTHS = ['bust', 'waist', 'hips'] as const;
export type Girth = (typeof GIRTHS)[number];
const SIZED = ['height', 'shoes', 'jeans', ...GIRTHS] as const;
export const WORDED = ['gender', 'hair', 'eyes'] as const;
export type Worded = (typeof WORDED)[number];
export const MEASURES = [...SIZED, ...WORDED] as const;
/** A talent has at most one value of each. */
export type Measure = (typeof MEASURES)[number];
/** Measures that are searched by range. */
export type Ranged = Exclude<Measure, 'jeans' | Worded>;
type Sized = (typeof SIZED)[number];

/** One measure of every talent, in the listing's order. */
interface Column<Value> {
  readonly values: readonly Value[];
  /** A letter per talent: the first for no value, the next for `values` in order. */
  readonly at: string;
}

export type FitIndex = Readonly<Record<Sized, Column<number>> & Record<Worded, Column<string>>> & {
  /** Joined by spaces, in the listing's order. */
  readonly ids: string;
  /** Initials of the names, or `-`. */
  readonly letters: string;
  /** `0` neither, `1` video, `2` polaroids, `3` both. */
  readonly has: string;
};

/** More values mean free text, which makes no useful list. */
const MOST_VALUES = 200;

const SEXES = ['woman', 'man'] as const;
type Sex = (typeof SEXES)[number];

export interface FitTalent extends Pick<
  Talent,
  'id' | 'heightCm' | 'bustCm' | 'waistCm' | 'hipsCm' | 'shoes' | 'jeans' | 'hair' | 'eyes'
> {
  /** `null` unless the panel says woman or man. */
  readonly gender: Sex | null;
  readonly letter: string;
  readonly has: number;
}

export function toFitTalent(talent: Talent): FitTalent {
  const { galleries, gender } = talent;
  return {
    id: talent.id,
    gender: gender === 'undefined' ? null : gender,
    letter: letterOf(talent.name) ?? '-',
    has: (galleries.video.length > 0 ? 1 : 0) + (galleries.snap.length > 0 ? 2 : 0),
    heightCm: talent.heightCm,
    bustCm: talent.bustCm,
    waistCm: talent.waistCm,
    hipsCm: talent.hipsCm,
    shoes: talent.shoes,
    jeans: talent.jeans,
    hair: talent.hair,
    eyes: talent.eyes,
  };
}

/** The index of a listing. */
export function toFitIndex(talents: readonly FitTalent[]): FitIndex {
  const sizes = (read: (talent: FitTalent) => number | null) =>
    toColumn(talents.map(read), (a, b) => a - b);
  const colours = (list: 'hair' | 'eyes') => {
    const known = new Map(
      toTexts(talents, list).map((text) => [text, readColour(list, text, 'en')?.key ?? null]),
    );
    const keys = talents.map(({ [list]: text }) => known.get(text ?? '') ?? null);
    return toColumn(keys, byFrequency(keys));
  };
  return {
    ids: talents.map(({ id }) => id).join(' '),
    letters: talents.map(({ letter }) => letter).join(''),
    has: talents.map(({ has }) => has).join(''),
    height: sizes(({ heightCm }) => heightCm),
    shoes: sizes(({ shoes }) => (shoes === null ? null : readShoes(shoes))),
    jeans: sizes(({ jeans }) => (jeans === null ? null : readJeans(jeans))),
    bust: sizes(({ bustCm }) => bustCm),
    waist: sizes(({ waistCm }) => waistCm),
    hips: sizes(({ hipsCm }) => hipsCm),
    gender: toColumn(
      talents.map(({ gender }) => gender),
      (a, b) => SEXES.indexOf(a) - SEXES.indexOf(b),
    ),
    hair: colours('hair'),
    eyes: colours('eyes'),
  };
}

/** Labels of the index's colours by key. */
export function toColourLabels(
  talents: readonly FitTalent[],
  index: FitIndex,
  list: 'hair' | 'eyes',
  language: MeasureLanguage,
): Readonly<Record<string, string>> {
  const labels = new Map(index[list].values.map((key) => [key, key]));
  // Reversed, so that the first spelling stays.
  for (const text of toTexts(talents, list).toReversed()) {
    const colour = readColour(list, text, language);
    if (colour !== null && labels.has(colour.key)) labels.set(colour.key, colour.label);
  }
  return Object.fromEntries(labels);
}

/** Distinct colour texts, because reading one takes longer than looking it up. */
function toTexts(talents: readonly FitTalent[], list: 'hair' | 'eyes'): readonly string[] {
  return [...new Set(talents.map(({ [list]: text }) => text))].filter((text) => text !== null);
}

function toColumn<Value>(
  values: readonly (Value | null)[],
  order: (a: Value, b: Value) => number,
): Column<Value> {
  const known = [...new Set(values.filter((value) => value !== null))]
    .sort(order)
    .slice(0, MOST_VALUES);
  return { values: known, at: toLetters(values, known) };
}

function byFrequency(keys: readonly (string | null)[]): (a: string, b: string) => number {
  const counts = new Map<string, number>();
  for (const key of keys) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1);
}

export interface MeasureColumn {
  readonly values: readonly (number | string)[];
  /** Position of each talent's value, from 1; 0 for none. */
  readonly places: Uint8Array;
}

/** The parsed index. Positions on the listing identify talents. */
export interface FitData {
  readonly ids: readonly string[];
  readonly letters: string;
  readonly video: Uint8Array;
  readonly polaroids: Uint8Array;
  readonly measures: Readonly<Record<Measure, MeasureColumn>>;
}

/** Parses an index; `null` if malformed or if a column's length is wrong. */
export function parseFitIndex(value: unknown): FitData | null {
  if (!isRecord(value)) return null;
  const { ids: joined, letters, has } = value;
  if (typeof joined !== 'string' || typeof letters !== 'string' || typeof has !== 'string')
    return null;
  const ids = joined === '' ? [] : joined.split(' ');
  const isOfTexts = (measure: Measure) => WORDED.some((worded) => worded === measure);
  const columns = MEASURES.map((measure) =>
    parseColumn(value[measure], isOfTexts(measure) ? 'string' : 'number', ids.length),
  );
  if (columns.includes(null) || letters.length !== ids.length || has.length !== ids.length)
    return null;
  const measures = Object.fromEntries(
    MEASURES.map((measure, place) => [measure, columns[place]]),
  ) as Record<Measure, MeasureColumn>;
  const marks = (bit: number) => Uint8Array.from(has, (mark) => (Number(mark) & bit ? 1 : 0));
  return { ids, letters, video: marks(1), polaroids: marks(2), measures };
}

function parseColumn(
  value: unknown,
  kind: 'number' | 'string',
  length: number,
): MeasureColumn | null {
  if (
    !isRecord(value) ||
    typeof value['at'] !== 'string' ||
    value['at'].length !== length ||
    !Array.isArray(value['values'])
  )
    return null;
  const values = (value['values'] as readonly unknown[]).filter((item) => typeof item === kind) as (
    number | string
  )[];
  const at = value['at'];
  const places = new Uint8Array(length);
  for (let position = 0; position < length; position += 1) {
    const place = toPlace(at, position);
    places[position] = place > 0 && place <= values.length ? place : 0;
  }
  return { values, places };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
