import type { Catalogue } from '../domain/catalogue.ts';
import { formatJeans, formatShoes } from '../domain/measures.ts';
import { unlessFuture } from '../domain/shown-days.ts';
import type { IndexedTalent } from '../domain/talent-index.ts';

const MONTH = 'yyyy-MM'.length;

export function toTalentIndex({ talents, year }: Catalogue): readonly IndexedTalent[] {
  return talents.map((talent) => ({
    card: {
      id: talent.id,
      name: talent.name,
      cover: talent.cover,
      heightCm: talent.heightCm,
      jeans: talent.jeans === null ? null : formatJeans(talent.jeans),
      shoes: talent.shoes === null ? null : formatShoes(talent.shoes),
      paper: talent.paper ?? null,
    },
    composite: talent.galleries.compo.length > 0,
    measuredAt: unlessFuture(talent.measuredAt, year)?.slice(0, MONTH) ?? null,
  }));
}
