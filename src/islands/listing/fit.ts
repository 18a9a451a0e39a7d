/** What a visitor asks of a board's people, in the address:
 * `h=174-184&s=37-39.5&j=36,38&bust=80-88&g=woman&hair=black&v=1&p=1&n=1`. */
import {
  isOneOf,
  MARKS,
  CRITERIA,
  RANGED,
  type FinderValue,
  type Criterion,
  type Ranged,
} from '../../domain/finder-values.ts';
import type { Offers } from './people.ts';

export type Range = readonly [from: number, to: number];

export type Wishes = Readonly<Partial<Record<Ranged, Range>>> &
  Readonly<Partial<Record<Exclude<Criterion, Ranged>, readonly FinderValue[]>>> & {
    /** Whether those pass whose profiles lack what is asked. */
    readonly lacking: boolean;
  };

export const NO_WISHES: Wishes = { lacking: false };

export const NAMES = {
  ...{ height: 'h', shoes: 's', jeans: 'j', bust: 'bust', waist: 'waist', hips: 'hips' },
  ...{ gender: 'g', hair: 'hair', eyes: 'eyes', video: 'v', polaroids: 'p' },
} as const satisfies Record<Criterion, string>;

/** Reads the filter from an address; a part that is unknown, or asks for a value no talent has, is left out. */
export function readWishes(text: string, offers: Offers): Wishes {
  const parts = new URLSearchParams(text);
  const read = (measure: Criterion): readonly FinderValue[] | null => {
    const value = parts.get(NAMES[measure]);
    if (value === null) return null;
    if (isOneOf(RANGED, measure)) return readRange(value, offers[measure]);
    const words = value.split(',');
    const wanted = offers[measure].filter((offer) => words.includes(String(offer)));
    return wanted.length === 0 ? null : wanted;
  };
  const wishes = CRITERIA.flatMap((measure) => {
    const wish = read(measure);
    return wish === null ? [] : [[measure, wish] as const];
  });
  return { ...Object.fromEntries(wishes), lacking: wishes.length > 0 && parts.has('n') };
}

export function writeWishes(fit: Wishes): string {
  const asked = CRITERIA.filter((measure) => isAsked(fit, measure));
  const write = (measure: Criterion) => {
    const wish = fit[measure] ?? [];
    return isOneOf(RANGED, measure) ? wish.join('-') : wish.map(encodeURIComponent).join(',');
  };
  return [
    ...asked.map((measure) => `${NAMES[measure]}=${write(measure)}`),
    ...(fit.lacking && asked.length > 0 ? ['n=1'] : []),
  ].join('&');
}

export function isAsked(fit: Wishes, measure: Criterion): boolean {
  return fit[measure] !== undefined;
}

export function toWishes(fit: Wishes) {
  return CRITERIA.flatMap((measure) => {
    const values: readonly FinderValue[] = fit[measure] ?? [];
    const wishes = isOneOf(RANGED, measure) ? [values] : values.map((value) => [value]);
    return wishes.filter((wish) => wish.length > 0).map((wish) => ({ measure, wish }));
  });
}

export const countWishes = (fit: Wishes): number => toWishes(fit).length;

export function ask(fit: Wishes, measure: Criterion, wish: readonly FinderValue[] | null): Wishes {
  return { ...fit, [measure]: wish === null || wish.length === 0 ? undefined : wish };
}

export function toggle<Value>(list: readonly Value[] | undefined, value: Value): readonly Value[] {
  if (list === undefined) return [value];
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
}

/** The first press selects a size, the second extends the range to it, the third starts again. */
export function pressSize(range: Range | undefined, size: number): Range | null {
  if (range === undefined) return [size, size];
  const [from, to] = range;
  if (from !== to) return [size, size];
  return from === size ? null : toRange(from, size);
}

export function toRange(a: number, b: number): Range {
  return [Math.min(a, b), Math.max(a, b)];
}

export function toEnds(values: readonly FinderValue[]): Range | null {
  const first = values.at(0);
  return first === undefined ? null : [Number(first), Number(values.at(-1))];
}

/** Whoever has no video lacks nothing on the profile. */
export function isLacking(measure: Criterion, values: readonly FinderValue[]): boolean {
  return values.length === 0 && !isOneOf(MARKS, measure);
}

export function isWanted(fit: Wishes, measure: Criterion, values: readonly FinderValue[]): boolean {
  const wish = fit[measure];
  if (wish === undefined) return true;
  if (isLacking(measure, values)) return fit.lacking;
  if (!isOneOf(RANGED, measure))
    return values.some((value) => wish.some((other) => other === value));
  const [from, to] = wish as Range;
  return values.some((value) => Number(value) >= from && Number(value) <= to);
}

const RANGE = /^(\d{1,3}(?:\.5)?)?-(\d{1,3}(?:\.5)?)?$/;

/** Reads `174-184`, `174-` or `-184`; reversed ends are swapped. */
function readRange(text: string, values: readonly FinderValue[]): Range | null {
  const ends = toEnds(values);
  const [, from, to] = RANGE.exec(text) ?? [];
  if (ends === null || (from === undefined && to === undefined)) return null;
  return toRange(
    from === undefined ? ends[0] : Number(from),
    to === undefined ? ends[1] : Number(to),
  );
}
