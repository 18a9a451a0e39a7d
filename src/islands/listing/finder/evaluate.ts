/** Faceted filter: who fits, how many with each other value (facet counts), and which filter excludes everybody. One pass. */
import { MEASURES, type FitData, type Measure } from '../../../domain/fit-index.ts';
import { isAsked, isRanged, type Fit, type Range } from './fit.ts';

/** What can be asked. Letter and search are the listing's own. */
export const PARTS = [...MEASURES, 'video', 'polaroids', 'letter', 'query'] as const;
export type Part = (typeof PARTS)[number];

export interface Question {
  readonly fit: Fit;
  /** `null` for all. */
  readonly letter: string | null;
  /** For each talent whether the search finds the name; `null` where nothing is searched. */
  readonly named: Uint8Array | null;
}

export interface Outcome {
  /** For each talent the parts that it fails, as bits in the order of `PARTS`. */
  readonly fails: Uint16Array;
  /** How many fail nothing. */
  readonly count: number;
  /** For each value of a measure how many have it and pass everything else, by the value's place counted from 1. */
  readonly values: Readonly<Record<Measure, Uint32Array>>;
  /** How many pass everything else and have one. */
  readonly video: number;
  readonly polaroids: number;
  /** For each measure that is asked how many pass everything else but have no value of it. */
  readonly lacking: Readonly<Record<Measure, number>>;
  /** Letters under which somebody passes everything else. */
  readonly letters: ReadonlySet<string>;
  /** For each part who would come back without it: positions on the listing. */
  readonly kept: Readonly<Record<Part, readonly number[]>>;
}

const BIT = Object.fromEntries(PARTS.map((part, place) => [part, 1 << place])) as Readonly<Record<Part, number>>;
/** What the finder itself asks, letter and search aside. */
const FIT_BITS = BIT.letter - 1;

/** What anybody on the listing has a value of. Heights are there in any case: where nobody has one, that is said. */
export function toOffered({ measures, video, polaroids }: FitData): ReadonlySet<Measure | 'video' | 'polaroids'> {
  return new Set([
    // A board of women only has nothing to choose.
    ...MEASURES.filter((measure) => measure === 'height' || measures[measure].values.length > (measure === 'gender' ? 1 : 0)),
    ...(video.includes(1) ? (['video'] as const) : []),
    ...(polaroids.includes(1) ? (['polaroids'] as const) : []),
  ]);
}

/** Tells whether a talent passes all that the finder asks. */
export function isFit({ fails }: Outcome, position: number): boolean {
  return ((fails[position] ?? 0) & FIT_BITS) === 0;
}

export function evaluate(data: FitData, { fit, letter, named }: Question): Outcome {
  const length = data.ids.length;
  const fails = new Uint16Array(length);
  for (const measure of MEASURES) if (isAsked(fit, measure)) markMeasure(fails, data, fit, measure);
  for (let position = 0; position < length; position += 1) {
    let failed = fails[position] ?? 0;
    if (fit.video && data.video[position] === 0) failed |= BIT.video;
    if (fit.polaroids && data.polaroids[position] === 0) failed |= BIT.polaroids;
    if (letter !== null && data.letters[position] !== letter) failed |= BIT.letter;
    if (named !== null && named[position] === 0) failed |= BIT.query;
    fails[position] = failed;
  }
  return count(data, fails, fit);
}

/** Marks who fails a measure that is asked. */
function markMeasure(fails: Uint16Array, { measures }: FitData, fit: Fit, measure: Measure): void {
  const { values, places } = measures[measure];
  const passes = [fit.lacking.includes(measure), ...values.map((value) => isWanted(fit, measure, value))];
  for (let position = 0; position < places.length; position += 1) {
    if (passes[places[position] ?? 0] !== true) fails[position] = (fails[position] ?? 0) | BIT[measure];
  }
}

function isWanted(fit: Fit, measure: Measure, value: number | string): boolean {
  const wish: readonly (number | string)[] | null = fit[measure];
  if (wish === null) return true;
  if (!isRanged(measure)) return wish.includes(value);
  const [from, to] = wish as Range;
  return typeof value === 'number' && value >= from && value <= to;
}

function count(data: FitData, fails: Uint16Array, fit: Fit): Outcome {
  const tally = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
  const values = tally(MEASURES, (measure) => {
    const { places, values } = data.measures[measure];
    return countPlaces(places, values.length, fails, BIT[measure]);
  });
  const kept = tally<Part, number[]>(PARTS, () => []);
  const letters = new Set<string>();
  let whole = 0;
  for (let position = 0; position < fails.length; position += 1) {
    const failed = fails[position] ?? 0;
    if (failed === 0) whole += 1;
    // Whoever fails two parts would not come back without one of them.
    else if ((failed & (failed - 1)) === 0) kept[PARTS[31 - Math.clz32(failed)] ?? 'query'].push(position);
    if ((failed & ~BIT.letter) === 0) letters.add(data.letters.charAt(position));
  }
  return {
    fails,
    count: whole,
    values,
    video: countPlaces(data.video, 1, fails, BIT.video)[1] ?? 0,
    polaroids: countPlaces(data.polaroids, 1, fails, BIT.polaroids)[1] ?? 0,
    lacking: tally(MEASURES, (measure) => (isAsked(fit, measure) ? (values[measure][0] ?? 0) : 0)),
    letters,
    kept,
  };
}

/** How many of those who fail nothing but one part have each value, by its place. */
function countPlaces(places: ArrayLike<number>, last: number, fails: Uint16Array, bit: number): Uint32Array {
  const counts = new Uint32Array(last + 1);
  for (let position = 0; position < fails.length; position += 1) {
    if (((fails[position] ?? 0) & ~bit) !== 0) continue;
    const place = places[position] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
