/**
 * What browsers know of a talent whose card they may draw: it travels in rows of the talent index and is what is kept of a favourite.
 * Every page loads this with its hearts, so it imports nothing but constants.
 */
import { LEAST_HEIGHT, MOST_HEIGHT } from './constants.ts';

/** How each field is read, in the order of a row; new ones last. `null` for what is not there or cannot be read. */
const FIELDS = {
  /** File of the cover, as the talent service names it. */
  cover: toText,
  heightCm: toHeight,
  /** As they are shown: `36`, `37`. */
  jeans: toText,
  shoes: toText,
};

type Field = keyof typeof FIELDS;

export interface CardTalent extends Readonly<{ [Name in Field]: ReturnType<(typeof FIELDS)[Name]> }> {
  readonly id: string;
  readonly name: string;
}

export const CARD_FIELDS = Object.keys(FIELDS) as readonly Field[];

/** `valueOf` gives what is said of a field, whatever that is; `place` is the field's in `CARD_FIELDS`. */
export function toCardTalent(id: string, name: string, valueOf: (field: Field, place: number) => unknown): CardTalent {
  const talent: Record<string, unknown> = { id, name };
  for (const [place, field] of CARD_FIELDS.entries()) talent[field] = FIELDS[field](valueOf(field, place));
  return talent as unknown as CardTalent;
}

function toText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Text too: an attribute, or what the former site kept. */
function toHeight(value: unknown): number | null {
  const height = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof height === 'number' && height >= LEAST_HEIGHT && height <= MOST_HEIGHT ? height : null;
}
