/** The letter bar's data, kept small: every listing includes it. */
import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { CATEGORIES, type Category } from '../domain/categories.ts';
import { LISTING_PAGE_SIZE } from '../domain/constants.ts';
import { LETTERS } from '../domain/letters.ts';
import { toPath } from '../routes.ts';
import { toFinderPath } from './finder-view.ts';
import { pick } from './pick.ts';

export interface LetterBarRequest {
  readonly locale: Locale;
  readonly category: Category;
  /** Talents of the category, not only of this page. */
  readonly total: number;
  /** The page on which each letter begins. */
  readonly firstPages: Readonly<Record<string, number>>;
  /** Path of a listing page; empty for the current one. */
  readonly toPagePath: (page: number) => string;
}

/** The letter bar of a listing page. */
export function letterBarView({
  locale,
  category,
  total,
  firstPages,
  toPagePath,
}: LetterBarRequest) {
  const { talents, common } = dictionary(locale);
  return {
    /** Every letter with its first talent's address, or `null`. */
    letters: LETTERS.map((initial) => {
      const page = firstPages[initial];
      return {
        letter: initial,
        path: page === undefined ? null : `${toPagePath(page)}#${initial}`,
      };
    }),
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
      ),
      loading: common.loading,
    },
    /** For drawing other pages' cards; `null` if there is one page. */
    index:
      total <= LISTING_PAGE_SIZE
        ? null
        : {
            /** Position in `CATEGORIES`. */
            category: CATEGORIES.indexOf(category),
            profiles: toPath({ page: 'listing', category: 'models', number: 1 }, locale),
            language: locale,
          },
    finder: toFinderPath(category, locale),
  };
}
