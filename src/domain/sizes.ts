/**
 * Sizes of shoes and jeans: the back office's Brazilian size as a number, and its European and American equivalents. Profile, comp card and
 * finder all use this table. Brands differ, so conversions are always shown as approximate.
 */
import { formatJeans, formatShoes } from './measures.ts';
import type { Gender } from './talent.ts';

export const SIZE_SYSTEMS = ['BR', 'EU', 'US'] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];
export type SizeKind = 'shoes' | 'jeans';

/** One size as it is written in each system; `null` where there is no rule for the gender. */
export type Sizes = Readonly<Record<'BR', string> & Record<'EU' | 'US', string | null>>;

/** What is added to a Brazilian size; `null` where women's and men's sizes differ and the gender is unknown. */
const ADDED: Readonly<Record<SizeKind, Readonly<Record<Gender, Readonly<Record<'EU' | 'US', number | null>>>>>> = {
  shoes: {
    woman: { EU: 2, US: -29 },
    man: { EU: 2, US: -31.5 },
    undefined: { EU: 2, US: null },
  },
  jeans: {
    woman: { EU: -2, US: -34 },
    man: { EU: 6, US: -10 },
    undefined: { EU: null, US: null },
  },
};

/** A Brazilian size in another system, as a number with its half; `null` where there is none. */
export function convertSize(kind: SizeKind, size: number, gender: Gender, system: SizeSystem): number | null {
  if (system === 'BR') return size;
  const added = ADDED[kind][gender][system];
  return added === null || size + added < 0 ? null : size + added;
}

/** `37.5` → `37½`, in every language. */
export function formatHalf(size: number): string {
  const whole = Math.floor(size);
  return whole === size ? String(whole) : `${String(whole)}½`;
}

/** Half sizes as they are typed: `37`, `37.5`, `37,0`, `37½`. */
const SIZE = /^(\d{1,2})(?:[.,]([05])|(½))?$/;

/** `37 BR`, `37.5` → 37, 37.5; `null` for what is no size, or one of another system. */
export function readShoes(shoes: string): number | null {
  return toNumber(formatShoes(shoes));
}

/** `36x34`, `38 40`, `40 BR` → 36, 38, 40: as jeans are shown; `null` for what is no size, or one of another system. */
export function readJeans(jeans: string): number | null {
  return toNumber(formatJeans(jeans));
}

function toNumber(text: string | null): number | null {
  const [, whole, decimal, half] = SIZE.exec(text ?? '') ?? [];
  if (whole === undefined) return null;
  const size = Number(whole) + (decimal === '5' || half !== undefined ? 0.5 : 0);
  return size === 0 ? null : size;
}

/** A talent's shoes in every system; `null` for a size that cannot be converted. */
export function toShoeSizes(shoes: string, gender: Gender): Sizes | null {
  const size = readShoes(shoes);
  return size === null ? null : toSizes('shoes', size, gender);
}

/** Waist and length in inches, as jeans are sold to men. */
const INCHES = /^(\d{2})\s*x\s*(\d{2})$/i;

/** A talent's jeans in every system; inches (`36x34`) are a man's American size as they are. `null` for a size that cannot be converted. */
export function toJeansSizes(jeans: string, gender: Gender): Sizes | null {
  const size = readJeans(jeans);
  if (size === null) return null;
  const [, waist, length] = INCHES.exec(jeans.trim()) ?? [];
  const sizes = toSizes('jeans', size, gender);
  return gender === 'woman' || waist === undefined || length === undefined ? sizes : { ...sizes, US: `${waist}x${length}` };
}

function toSizes(kind: SizeKind, size: number, gender: Gender): Sizes {
  const write = (system: 'EU' | 'US'): string | null => {
    const converted = convertSize(kind, size, gender, system);
    return converted === null ? null : formatHalf(converted);
  };
  return { BR: formatHalf(size), EU: write('EU'), US: write('US') };
}
