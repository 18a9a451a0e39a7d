import type { Talent } from './talent.ts';

/** Image and Mainboard are the women and men of category 1, not categories 2065 and 2067. */
const LISTINGS = {
  models: { id: 1, gender: null },
  image: { id: 1, gender: 'woman' },
  mainboard: { id: 1, gender: 'man' },
  development: { id: 2012, gender: null },
} as const;

export type Category = keyof typeof LISTINGS;
export type Board = Exclude<Category, 'models'>;

export const CATEGORIES = Object.keys(LISTINGS) as readonly Category[];
export const BOARDS = CATEGORIES.filter((category): category is Board => category !== 'models');

export function isInCategory(
  talent: Pick<Talent, 'gender' | 'categories'>,
  category: Category,
): boolean {
  const { id, gender } = LISTINGS[category];
  return talent.categories.includes(id) && (gender === null || talent.gender === gender);
}

export function gendersOf(category: Category): readonly ['woman' | 'man', ...('woman' | 'man')[]] {
  const { gender } = LISTINGS[category];
  return gender === null ? ['woman', 'man'] : [gender];
}

export function toMembers(talents: readonly Talent[], category: Category): readonly Talent[] {
  return talents.filter((talent) => isInCategory(talent, category));
}
