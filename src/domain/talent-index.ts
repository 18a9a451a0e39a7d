/** The list of all talents that the site publishes for its own programs. */
import { toLetters, toPlace } from './letter-column.ts';

/**
 * One talent: id, name, cover path or URL, height in centimetres, the listings it stands on as positions in `CATEGORIES`, jeans
 * and shoes as they are shown, whether a composite is offered.
 * A row and not an object, because ten thousand of them travel to phones.
 */
export type TalentIndexRow = readonly [
  id: string,
  name: string,
  cover: string | null,
  heightCm: number | null,
  categories: readonly number[],
  jeans: string | null,
  shoes: string | null,
  composite: 0 | 1,
];

export interface TalentIndex {
  /** In the order of the listings. */
  readonly talents: readonly TalentIndexRow[];
  readonly measured: MeasuredColumn;
}

/** When measures were checked: a letter for each talent, because months within the rows would take more than twice the room. */
export interface MeasuredColumn {
  /** `yyyy-MM`. */
  readonly months: readonly string[];
  /** In the order of the talents: the first letter stands for no month, the next ones for the months. */
  readonly at: string;
}

/** `months` of the talents, in their order; `null` where nobody says. */
export function toMeasuredColumn(months: readonly (string | null)[]): MeasuredColumn {
  const known = [...new Set(months.filter((month) => month !== null))];
  return { months: known, at: toLetters(months, known) };
}

/** The months by talent id; those alone that are known. */
export function toMeasuredMonths({ talents, measured: { months, at } }: TalentIndex): ReadonlyMap<string, string> {
  const known = talents.map(([id], position) => [id, months[toPlace(at, position) - 1]] as const);
  return new Map(known.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}

/** Reads a list as it arrived; rows that are none are left out, `null` stands for something else altogether. */
export function parseTalentIndex(value: unknown): TalentIndex | null {
  if (typeof value !== 'object' || value === null || !('talents' in value) || !Array.isArray(value.talents)) return null;
  const talents = value.talents.filter(isRow);
  // Letters stand for places: where a row was left out, nobody knows any more whose they are.
  const measured = 'measured' in value && talents.length === value.talents.length ? readMeasured(value.measured) : NOBODY_SAYS;
  return { talents, measured };
}

const NOBODY_SAYS: MeasuredColumn = { months: [], at: '' };

function readMeasured(value: unknown): MeasuredColumn {
  if (typeof value !== 'object' || value === null || !('months' in value) || !('at' in value)) return NOBODY_SAYS;
  const { months, at } = value;
  if (!Array.isArray(months) || typeof at !== 'string' || !months.every((month) => typeof month === 'string')) return NOBODY_SAYS;
  return { months, at };
}

function isRow(row: unknown): row is TalentIndexRow {
  if (!Array.isArray(row)) return false;
  const [id, name, cover, height, categories, jeans, shoes] = row as readonly unknown[];
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    (cover === null || typeof cover === 'string') &&
    (height === null || typeof height === 'number') &&
    Array.isArray(categories) &&
    (jeans === null || typeof jeans === 'string') &&
    (shoes === null || typeof shoes === 'string')
  );
}
