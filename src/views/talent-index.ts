import type { Catalogue } from '../domain/catalogue.ts';
import { CATEGORIES, isInCategory } from '../domain/categories.ts';
import { formatJeans, formatShoes } from '../domain/measures.ts';
import type { TalentIndex } from '../domain/talent-index.ts';

/** The index in the order of the listings. */
export function toTalentIndex(catalogue: Catalogue): TalentIndex {
  return {
    talents: catalogue.talents.map((talent) => [
      talent.id,
      talent.name,
      talent.cover,
      talent.heightCm,
      CATEGORIES.flatMap((category, position) => (isInCategory(talent, category) ? [position] : [])),
      talent.jeans === null ? null : formatJeans(talent.jeans),
      talent.shoes === null ? null : formatShoes(talent.shoes),
      talent.galleries.compo.length > 0 ? 1 : 0,
    ]),
  };
}
