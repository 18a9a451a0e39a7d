/** As in an address: `h=174-184&s=37-39.5&j=36,38&bust=80-88&g=woman&hair=black&v=1&p=1&n=1`. */
import {
  isOneOf,
  GALLERY_CRITERIA,
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
    readonly withLacking: boolean;
  };

const NAMES = {
  height: 'h',
  shoes: 's',
  jeans: 'j',
  bust: 'bust',
  waist: 'waist',
  hips: 'hips',
  gender: 'g',
  hair: 'hair',
  eyes: 'eyes',
  video: 'v',
  polaroids: 'p',
} as const satisfies Record<Criterion, string>;
const LACKING = 'n';

export const WISH_NAMES: ReadonlySet<string> = new Set([...Object.values(NAMES), LACKING]);

export function readWishes(text: string, offers: Offers): Wishes {
  const parts = new URLSearchParams(text);
  const read = (criterion: Criterion): readonly FinderValue[] | null => {
    const value = parts.get(NAMES[criterion]);
    if (value === null) return null;
    if (isOneOf(RANGED, criterion)) return readRange(value, offers[criterion]);
    const words = value.split(',');
    const wanted = offers[criterion].filter((offer) => words.includes(String(offer)));
    return wanted.length === 0 ? null : wanted;
  };
  const wishes = CRITERIA.flatMap((criterion) => {
    const wish = read(criterion);
    return wish === null ? [] : [[criterion, wish] as const];
  });
  return { ...Object.fromEntries(wishes), withLacking: wishes.length > 0 && parts.has(LACKING) };
}

export function writeWishes(wishes: Wishes): string {
  const asked = CRITERIA.filter((criterion) => isAsked(wishes, criterion));
  const write = (criterion: Criterion) => {
    const wish = wishes[criterion] ?? [];
    return isOneOf(RANGED, criterion) ? wish.join('-') : wish.map(encodeURIComponent).join(',');
  };
  return [
    ...asked.map((criterion) => `${NAMES[criterion]}=${write(criterion)}`),
    ...(wishes.withLacking && asked.length > 0 ? [`${LACKING}=1`] : []),
  ].join('&');
}

export function isAsked(wishes: Wishes, criterion: Criterion): boolean {
  return wishes[criterion] !== undefined;
}

export function toSingleWishes(wishes: Wishes) {
  return CRITERIA.flatMap((criterion) => {
    const values: readonly FinderValue[] = wishes[criterion] ?? [];
    const each = isOneOf(RANGED, criterion) ? [values] : values.map((value) => [value]);
    return each.filter((wish) => wish.length > 0).map((wish) => ({ criterion, wish }));
  });
}

export const countWishes = (wishes: Wishes): number => toSingleWishes(wishes).length;

export function withWish(
  wishes: Wishes,
  criterion: Criterion,
  wish: readonly FinderValue[] | null,
): Wishes {
  return { ...wishes, [criterion]: wish === null || wish.length === 0 ? undefined : wish };
}

export function toggle<Value>(list: readonly Value[] | undefined, value: Value): readonly Value[] {
  if (list === undefined) return [value];
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
}

/** The second press extends the range to the size, the third starts again. */
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

/** Video and polaroids are never lacking: without them the answer is no. */
export function isLacking(criterion: Criterion, values: readonly FinderValue[]): boolean {
  return values.length === 0 && !isOneOf(GALLERY_CRITERIA, criterion);
}

export function isWanted(
  wishes: Wishes,
  criterion: Criterion,
  values: readonly FinderValue[],
): boolean {
  const wish = wishes[criterion];
  if (wish === undefined) return true;
  if (isLacking(criterion, values)) return wishes.withLacking;
  if (!isOneOf(RANGED, criterion))
    return values.some((value) => wish.some((other) => other === value));
  const [from, to] = wish as Range;
  return values.some((value) => Number(value) >= from && Number(value) <= to);
}

const RANGE = /^(\d{1,3}(?:\.5)?)?-(\d{1,3}(?:\.5)?)?$/;

/** `174-184`, `174-` or `-184`; reversed ends are swapped. */
function readRange(text: string, values: readonly FinderValue[]): Range | null {
  const ends = toEnds(values);
  const [, from, to] = RANGE.exec(text) ?? [];
  if (ends === null || (from === undefined && to === undefined)) return null;
  return toRange(
    from === undefined ? ends[0] : Number(from),
    to === undefined ? ends[1] : Number(to),
  );
}
