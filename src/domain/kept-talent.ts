/** Every page loads this module: it imports constants only. */
import { LEAST_HEIGHT, MOST_HEIGHT } from './constants.ts';

export interface KeptTalent {
  readonly id: string;
  readonly name: string;
  readonly cover: string | null;
  readonly heightCm: number | null;
  readonly jeans: string | null;
  readonly shoes: string | null;
  readonly paper: string | null;
}

/** talent-index.ts writes them in this order. */
export const CARD_FIELDS = ['cover', 'heightCm', 'jeans', 'shoes', 'paper'] as const;
type Field = (typeof CARD_FIELDS)[number];

export function toKeptTalent(
  id: string,
  name: string,
  valueOf: (field: Field) => unknown,
): KeptTalent {
  const text = (field: Field) => toText(valueOf(field));
  return {
    id,
    name,
    cover: text('cover'),
    heightCm: toHeight(valueOf('heightCm')),
    jeans: text('jeans'),
    shoes: text('shoes'),
    paper: text('paper'),
  };
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
