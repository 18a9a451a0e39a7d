import type { Talent } from './talent.ts';

/**
 * Every listing of the site, in the order of the menus. A talent stands on it who has its category id and, where the row names one, its
 * gender: ids of the panel's own for Image (2065) and Mainboard (2067) decide nothing. Its words are in `i18n/<locale>/boards.ts`.
 */
const LISTINGS = {
  models: { id: 1, gender: null },
  image: { id: 1, gender: 'woman' },
  mainboard: { id: 1, gender: 'man' },
  development: { id: 2012, gender: null },
} as const satisfies Readonly<Record<string, { readonly id: number; readonly gender: 'woman' | 'man' | null }>>;

/** A listing of the site. */
export type Category = keyof typeof LISTINGS;
/** A listing of a part of the agency's people; all of them together are `models`. */
export type Board = Exclude<Category, 'models'>;

export const CATEGORIES = Object.keys(LISTINGS) as readonly Category[];
export const BOARDS = CATEGORIES.filter((category): category is Board => category !== 'models');

export function isCategory(word: string): word is Category {
  return Object.hasOwn(LISTINGS, word);
}

/** Tells whether a talent stands on a listing; a talent on no listing has a profile only. */
export function isInCategory(talent: Pick<Talent, 'gender' | 'categories'>, category: Category): boolean {
  const { id, gender } = LISTINGS[category];
  return talent.categories.includes(id) && (gender === null || talent.gender === gender);
}

/** Whose sizes a listing shows where women's and men's differ. */
export function gendersOf(category: Category): readonly ['woman' | 'man', ...('woman' | 'man')[]] {
  const { gender } = LISTINGS[category];
  return gender === null ? ['woman', 'man'] : [gender];
}
