/** The asked measures, in the address:
 * `h=174-184&s=37-39.5&j=36,38&bust=80-88&g=woman&hair=black&v=1&p=1&n=h`. */
import {
  MEASURES,
  WORDED,
  type FitData,
  type Measure,
  type Ranged,
  type Worded,
} from '../../../domain/fit-index.ts';

/** Both ends included. */
export type Range = readonly [from: number, to: number];

/** In centimetres; shoes in Brazilian sizes. */
export interface Fit extends Readonly<
  Record<Ranged, Range | null> & Record<Worded, readonly string[]>
> {
  /** Any of these; empty for all. */
  readonly jeans: readonly number[];
  readonly video: boolean;
  readonly polaroids: boolean;
  /** Measures that a profile may lack and still pass. */
  readonly lacking: readonly Measure[];
}

export const NO_FIT: Fit = {
  ...{ height: null, shoes: null, bust: null, waist: null, hips: null },
  ...{ jeans: [], gender: [], hair: [], eyes: [] },
  ...{ video: false, polaroids: false, lacking: [] },
};

const NAMES = {
  ...{ height: 'h', bust: 'bust', waist: 'waist', hips: 'hips', shoes: 's' },
  ...{ jeans: 'j', gender: 'g', hair: 'hair', eyes: 'eyes' },
} as const satisfies Record<Measure, string>;

/** Reads filters from an address; ignores unknown parts and values that nobody has. */
export function readFit(text: string, { measures }: Pick<FitData, 'measures'>): Fit {
  const parts = new URLSearchParams(text);
  const chosen = (measure: Measure) => {
    const words = new Set(parts.get(NAMES[measure])?.split(','));
    return measures[measure].values.filter((value) => words.has(String(value)));
  };
  const words = (measure: Worded) => chosen(measure).filter((value) => typeof value === 'string');
  const range = (measure: Ranged) =>
    readRange(parts.get(NAMES[measure]), toEnds(measures[measure].values));
  const names = new Set(parts.get('n')?.split(','));
  const fit = {
    height: range('height'),
    bust: range('bust'),
    waist: range('waist'),
    hips: range('hips'),
    shoes: range('shoes'),
    jeans: chosen('jeans').filter((value) => typeof value === 'number'),
    gender: words('gender'),
    hair: words('hair'),
    eyes: words('eyes'),
    video: parts.get('v') === '1',
    polaroids: parts.get('p') === '1',
  };
  return {
    ...fit,
    lacking: MEASURES.filter((measure) => names.has(NAMES[measure]) && isAsked(fit, measure)),
  };
}

/** Writes filters for the address; empty if none is set. */
export function writeFit(fit: Fit): string {
  const asked = MEASURES.filter((measure) => isAsked(fit, measure));
  const lacking = asked.filter((measure) => fit.lacking.includes(measure));
  const words = (measure: Measure): string => {
    const value = fit[measure] ?? [];
    return isRanged(measure) ? value.join('-') : value.map(encodeURIComponent).join(',');
  };
  return [
    ...asked.map((measure) => `${NAMES[measure]}=${words(measure)}`),
    ...(fit.video ? ['v=1'] : []),
    ...(fit.polaroids ? ['p=1'] : []),
    ...(lacking.length > 0 ? [`n=${lacking.map((measure) => NAMES[measure]).join(',')}`] : []),
  ].join('&');
}

/** Tells whether a measure is asked as a range. */
export function isRanged(measure: Measure): measure is Ranged {
  return measure !== 'jeans' && !WORDED.some((worded) => worded === measure);
}

/** Tells whether a measure is asked. */
export function isAsked(fit: Pick<Fit, Measure>, measure: Measure): boolean {
  const value = fit[measure];
  return value !== null && value.length > 0;
}

/** Drops one filter. */
export function withoutPart(fit: Fit, part: Measure | 'video' | 'polaroids'): Fit {
  return {
    ...fit,
    [part]: NO_FIT[part],
    lacking: fit.lacking.filter((measure) => measure !== part),
  };
}

/** Replaces a filter's values; without values, drops the filter and its tolerance for unknown
 * ones. */
export function withValues(
  fit: Fit,
  part: 'jeans' | Worded,
  values: readonly (number | string)[],
): Fit {
  return values.length === 0 ? withoutPart(fit, part) : { ...fit, [part]: values };
}

/** Adds a value to a list, or removes it. */
export function toggle<Value>(list: readonly Value[], value: Value): readonly Value[] {
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
}

/** The range after a press on a size: the first press selects it, the second extends to it, the
 * third starts again. */
export function pressSize(range: Range | null, size: number): Range | null {
  if (range === null) return [size, size];
  const [from, to] = range;
  if (from !== to) return [size, size];
  return from === size ? null : toRange(from, size);
}

/** The range between two values in either order. */
export function toRange(a: number, b: number): Range {
  return [Math.min(a, b), Math.max(a, b)];
}

/** The smallest and the largest value; `null` for an empty list. */
function toEnds(values: readonly (number | string)[]): Range | null {
  const first = values.at(0);
  const last = values.at(-1);
  return typeof first === 'number' && typeof last === 'number' ? [first, last] : null;
}

const RANGE = /^(\d{1,3}(?:\.5)?)?-(\d{1,3}(?:\.5)?)?$/;

/** Reads `174-184`, `174-` or `-184`; a missing end is the smallest or largest value, and reversed
 * ends are swapped. */
function readRange(text: string | null, ends: Range | null): Range | null {
  const [, from, to] = RANGE.exec(text ?? '') ?? [];
  if (ends === null || (from === undefined && to === undefined)) return null;
  return toRange(
    from === undefined ? ends[0] : Number(from),
    to === undefined ? ends[1] : Number(to),
  );
}
