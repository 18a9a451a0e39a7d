/** The data of a listing's letters, search and finder. */
import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Category } from '../domain/categories.ts';
import type { FitValues } from '../domain/fit.ts';
import { letterOf } from '../domain/letters.ts';
import { toPath } from '../routes.ts';
import { finderView } from './finder-view.ts';
import { pick } from './pick.ts';

export interface BarTalent {
  readonly name: string;
  readonly fit: FitValues;
}

export function letterBarView(talents: readonly BarTalent[], category: Category, locale: Locale) {
  const initials = talents.map(({ name }) => letterOf(name));
  return {
    /** The letters that names begin with. */
    initials: [...new Set(initials)].filter((letter) => letter !== null).join(''),
    total: talents.length,
    words: pick(
      dictionary(locale).talents.listing,
      'letters',
      'letter',
      'allLetters',
      'moreLetters',
      'search',
      'count',
      'noMatch',
      'showAll',
      'searchModels',
    ),
    /** For a search that finds nobody; `null` on the listing of all models. */
    models: category === 'models' ? null : toPath({ page: 'listing', category: 'models' }, locale),
    finder: finderView(
      talents.map(({ fit }) => fit),
      category,
      locale,
    ),
  };
}
