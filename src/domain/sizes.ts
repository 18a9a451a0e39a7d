import { formatHalf, formatJeans, formatShoes } from './measures.ts';
import type { Gender } from './talent.ts';

export const SIZE_SYSTEMS = ['BR', 'EU', 'US'] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];
export type SizeKind = 'shoes' | 'jeans';

export type Sizes = Readonly<Record<'BR', string> & Record<'EU' | 'US', string | null>>;

const ADDED: Readonly<
  Record<SizeKind, Readonly<Record<Gender, Readonly<Record<'EU' | 'US', number | null>>>>>
> = {
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

export function convertSize(
  kind: SizeKind,
  size: number,
  gender: Gender,
  system: SizeSystem,
): number | null {
  if (system === 'BR') return size;
  const added = ADDED[kind][gender][system];
  return added === null || size + added < 0 ? null : size + added;
}

/** Of `38/40` the first counts. */
const SIZE = /^(\d{1,2})(?:[.,]([05])|(½))?(?=\/|$)/;

export function readShoes(shoes: string): number | null {
  return toNumber(formatShoes(shoes));
}

export function readJeans(jeans: string): number | null {
  return toNumber(formatJeans(jeans));
}

function toNumber(text: string | null): number | null {
  const [, whole, decimal, half] = SIZE.exec(text ?? '') ?? [];
  if (whole === undefined) return null;
  const size = Number(whole) + (decimal === '5' || half !== undefined ? 0.5 : 0);
  return size === 0 ? null : size;
}

export function toShoeSizes(shoes: string, gender: Gender): Sizes | null {
  const size = readShoes(shoes);
  return size === null ? null : toSizes('shoes', size, gender);
}

const INCHES = /^(\d{2})\s*[x×]\s*(\d{2})$/i;

export function toJeansSizes(jeans: string, gender: Gender): Sizes | null {
  const size = readJeans(jeans);
  if (size === null) return null;
  const [, waist, length] = INCHES.exec(jeans.trim()) ?? [];
  const sizes = toSizes('jeans', size, gender);
  // By decision a pair is American inches, too, but a woman's is not.
  return gender === 'woman' || waist === undefined || length === undefined
    ? sizes
    : { ...sizes, US: `${waist}x${length}` };
}

function toSizes(kind: SizeKind, size: number, gender: Gender): Sizes {
  const write = (system: 'EU' | 'US'): string | null => {
    const converted = convertSize(kind, size, gender, system);
    return converted === null ? null : formatHalf(converted);
  };
  return { BR: formatHalf(size), EU: write('EU'), US: write('US') };
}
