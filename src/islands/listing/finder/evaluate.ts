/** Faceted filter, in one pass: who passes, how many pass with each other value, and which filter
 * excludes everybody. */
import { MEASURES, type FitData, type Measure } from '../../../domain/fit-index.ts';
import { isAsked, isRanged, type Fit, type Range } from './fit.ts';

/** Every filter; the listing supplies letter and search. */
export const PARTS = [...MEASURES, 'video', 'polaroids', 'letter', 'query'] as const;
export type Part = (typeof PARTS)[number];

export interface Question {
  readonly fit: Fit;
  /** `null` for every letter. */
  readonly letter: string | null;
  /** 1 for each talent whose name the search finds; `null` without a search. */
  readonly named: Uint8Array | null;
}

export interface Outcome {
  /** For each talent the filters that it fails, as bits in the order of `PARTS`. */
  readonly fails: Uint16Array;
  readonly count: number;
  /** For each value of a measure, by its place counted from 1: how many talents have it and pass
   * every other filter. */
  readonly values: Readonly<Record<Measure, Uint32Array>>;
  /** How many talents have one and pass every other filter. */
  readonly video: number;
  readonly polaroids: number;
  /** For each asked measure: how many talents have no value of it but pass every other filter. */
  readonly lacking: Readonly<Record<Measure, number>>;
  /** Letters under which a talent passes every other filter. */
  readonly letters: ReadonlySet<string>;
  /** For each filter, the positions on the listing that dropping it would bring back. */
  readonly kept: Readonly<Record<Part, readonly number[]>>;
}

const BIT = Object.fromEntries(PARTS.map((part, place) => [part, 1 << place])) as Readonly<
  Record<Part, number>
>;
/** The bits of the finder's own filters, without letter and search. */
const FIT_BITS = BIT.letter - 1;

/** Filters that have a value on this listing. Height is always one of them: the finder says so
 * where no talent has a height. */
export function toOffered({
  measures,
  video,
  polaroids,
}: FitData): ReadonlySet<Measure | 'video' | 'polaroids'> {
  return new Set([
    // Gender needs two values to offer a choice.
    ...MEASURES.filter(
      (measure) =>
        measure === 'height' || measures[measure].values.length > (measure === 'gender' ? 1 : 0),
    ),
    ...(video.includes(1) ? (['video'] as const) : []),
    ...(polaroids.includes(1) ? (['polaroids'] as const) : []),
  ]);
}

/** Tells whether a talent passes the finder's own filters. */
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

function markMeasure(fails: Uint16Array, { measures }: FitData, fit: Fit, measure: Measure): void {
  const { values, places } = measures[measure];
  const passes = [
    fit.lacking.includes(measure),
    ...values.map((value) => isWanted(fit, measure, value)),
  ];
  for (let position = 0; position < places.length; position += 1) {
    if (passes[places[position] ?? 0] !== true)
      fails[position] = (fails[position] ?? 0) | BIT[measure];
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
    // Dropping one filter brings back only talents that fail no other.
    else if ((failed & (failed - 1)) === 0)
      kept[PARTS[31 - Math.clz32(failed)] ?? 'query'].push(position);
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

/** How many talents have each value, by its place, and fail at most the filter `bit`. */
function countPlaces(
  places: ArrayLike<number>,
  last: number,
  fails: Uint16Array,
  bit: number,
): Uint32Array {
  const counts = new Uint32Array(last + 1);
  for (let position = 0; position < fails.length; position += 1) {
    if (((fails[position] ?? 0) & ~bit) !== 0) continue;
    const place = places[position] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
