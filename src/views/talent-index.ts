import type { Catalogue } from '../domain/catalogue.ts';
import { CATEGORIES, isInCategory } from '../domain/categories.ts';

/**
 * One talent: id, name, cover path or URL, height in centimetres, and the listings it stands on as positions in `CATEGORIES`.
 * A row and not an object, because ten thousand of them travel to phones.
 */
export type TalentIndexRow = readonly [
  id: string,
  name: string,
  cover: string | null,
  heightCm: number | null,
  categories: readonly number[],
];

export interface TalentIndex {
  readonly talents: readonly TalentIndexRow[];
}

/** The index in the order of the listings. */
export function toTalentIndex(catalogue: Catalogue): TalentIndex {
  return {
    talents: catalogue.talents.map((talent) => [
      talent.id,
      talent.name,
      talent.cover,
      talent.heightCm,
      CATEGORIES.flatMap((category, position) => (isInCategory(talent, category) ? [position] : [])),
    ]),
  };
}
