/** The list of all talents that the site publishes for its own programs. */

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
}

/** Reads a list as it arrived; rows that are none are left out, `null` stands for something else altogether. */
export function parseTalentIndex(value: unknown): TalentIndex | null {
  if (typeof value !== 'object' || value === null || !('talents' in value) || !Array.isArray(value.talents)) return null;
  return { talents: value.talents.filter(isRow) };
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
