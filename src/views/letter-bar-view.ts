/** The letter bar's data, kept small: every listing includes it. */
import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Category } from '../domain/categories.ts';
import { LETTERS } from '../domain/letters.ts';
import { toPath } from '../routes.ts';
import { toFinderPath } from './finder-view.ts';
import { pick } from './pick.ts';

export interface LetterBarRequest {
  readonly locale: Locale;
  readonly category: Category;
  readonly total: number;
  /** The letters that names begin with; `null` for other signs. */
  readonly initials: ReadonlySet<string | null>;
}

/** The letter bar of a listing. */
export function letterBarView({ locale, category, total, initials }: LetterBarRequest) {
  const { talents, common } = dictionary(locale);
  return {
    /** Every letter with its address, or `null`. */
    letters: LETTERS.map((letter) => ({
      letter,
      path: initials.has(letter) ? `#${letter}` : null,
    })),
    total,
    words: {
      ...pick(
        talents.listing,
        'letters',
        'letter',
        'allLetters',
        'moreLetters',
        'search',
        'filter',
        'count',
        'noMatch',
        'showAll',
        'loadFailed',
        'again',
        'searchModels',
      ),
      loading: common.loading,
    },
    models: category === 'models' ? null : toPath({ page: 'listing', category: 'models' }, locale),
    finder: toFinderPath(category, locale),
  };
}
