/** Every page loads this module: it imports constants only. */
import { LEAST_HEIGHT, MOST_HEIGHT } from './constants.ts';

const FIELDS = {
  cover: toText,
  heightCm: toHeight,
  jeans: toText,
  shoes: toText,
  paper: toText,
};

type Field = keyof typeof FIELDS;

/** What a selection keeps of a talent, and the index lists. */
export interface KeptTalent extends Readonly<{
  [Name in Field]: ReturnType<(typeof FIELDS)[Name]>;
}> {
  readonly id: string;
  readonly name: string;
}

export const CARD_FIELDS = Object.keys(FIELDS) as readonly Field[];

export function toKeptTalent(
  id: string,
  name: string,
  valueOf: (field: Field, index: number) => unknown,
): KeptTalent {
  const talent: Record<string, unknown> = { id, name };
  for (const [index, field] of CARD_FIELDS.entries())
    talent[field] = FIELDS[field](valueOf(field, index));
  return talent as unknown as KeptTalent;
}

function toText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function toHeight(value: unknown): number | null {
  const height = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof height === 'number' && height >= LEAST_HEIGHT && height <= MOST_HEIGHT
    ? height
    : null;
}
