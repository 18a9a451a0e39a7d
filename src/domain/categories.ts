import type { Talent } from './talent.ts';

export const CATEGORIES = ['models', 'image', 'mainboard', 'development'] as const;
/** A listing of the site. */
export type Category = (typeof CATEGORIES)[number];

/** The boards that menus offer; `models` is reached through the listing's own selector. */
export const BOARDS = ['image', 'mainboard', 'development'] as const satisfies readonly Category[];

const CATEGORY_IDS = { models: 1, development: 2012 } as const;

/**
 * Tells whether a talent stands on a listing. Image is the women and mainboard the men who are in
 * the models category (their own ids, 2065 and 2067, decide nothing); a talent in none has a profile only.
 */
export function isInCategory(talent: Pick<Talent, 'gender' | 'categories'>, category: Category): boolean {
  switch (category) {
    case 'models':
      return talent.categories.includes(CATEGORY_IDS.models);
    case 'development':
      return talent.categories.includes(CATEGORY_IDS.development);
    case 'image':
      return talent.gender === 'woman' && talent.categories.includes(CATEGORY_IDS.models);
    case 'mainboard':
      return talent.gender === 'man' && talent.categories.includes(CATEGORY_IDS.models);
  }
}
