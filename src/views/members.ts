import type { Catalogue } from '../domain/catalogue.ts';
import { isInCategory, type Category } from '../domain/categories.ts';
import type { Talent } from '../domain/talent.ts';
import { workedOut } from './worked-out.ts';

/** The talents of each listing, in the order of the catalogue. */
export const toMembers = workedOut('members', ({ talents }: Pick<Catalogue, 'talents'>): Readonly<Record<Category, readonly Talent[]>> => {
  const of = (category: Category) => talents.filter((talent) => isInCategory(talent, category));
  return { models: of('models'), image: of('image'), mainboard: of('mainboard'), development: of('development') };
});
