import type { Catalogue } from '../domain/catalogue.ts';
import { CATEGORIES, isInCategory } from '../domain/categories.ts';
import { formatJeans, formatShoes } from '../domain/measures.ts';
import { toPast } from '../domain/month-names.ts';
import { toMeasuredColumn, type TalentIndex } from '../domain/talent-index.ts';

const MONTH = 'yyyy-MM'.length;

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
    measured: toMeasuredColumn(
      catalogue.talents.map(({ measuredAt }) => toPast(measuredAt, catalogue.today.year)?.slice(0, MONTH) ?? null),
    ),
  };
}
