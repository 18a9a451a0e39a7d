import type { Catalogue } from '../domain/catalogue.ts';
import { CATEGORIES, isInCategory, type Category } from '../domain/categories.ts';
import type { Talent } from '../domain/talent.ts';

export function toMembers({
  talents,
}: Pick<Catalogue, 'talents'>): Readonly<Record<Category, readonly Talent[]>> {
  const members = CATEGORIES.map((category) => [
    category,
    talents.filter((talent) => isInCategory(talent, category)),
  ]);
  return Object.fromEntries(members) as Record<Category, readonly Talent[]>;
}
