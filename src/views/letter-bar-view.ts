/** What the letter bar of a listing needs, and nothing else: it is sent along with every listing. */
import { dictionary, type Dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { CATEGORIES, type Category } from '../domain/categories.ts';
import { LISTING_PAGE_SIZE } from '../domain/constants.ts';
import { LETTERS } from '../domain/letters.ts';
import { toPath } from '../routes.ts';
import { toFinderPath } from './finder-view.ts';

export interface LetterBarView {
  /** Every letter, with the address of its first talent; `null` for a letter without talents. */
  readonly letters: readonly { readonly letter: string; readonly path: string | null }[];
  /** Talents of the whole category, not only of this page. */
  readonly total: number;
  readonly words: Pick<
    Dictionary['talents']['listing'],
    'letters' | 'letter' | 'allLetters' | 'moreLetters' | 'search' | 'filter' | 'count' | 'noMatch' | 'showAll' | 'loadFailed' | 'again'
  > & { readonly loading: string };
  /** How cards of other pages are drawn; `null` where the category fits on one page. */
  readonly index: {
    /** Position in `CATEGORIES`. */
    readonly category: number;
    /** Path above the profiles. */
    readonly profiles: string;
    readonly language: Locale;
  } | null;
  /** Address of what the finder is made of. */
  readonly finder: string;
}

export interface LetterBarRequest {
  readonly locale: Locale;
  readonly category: Category;
  readonly total: number;
  /** The page on which each letter begins. */
  readonly firstPages: Readonly<Record<string, number>>;
  /** Path of a page of the listing by number; empty for the page itself. */
  readonly toPagePath: (page: number) => string;
}

/** The letter bar of one listing page. */
export function letterBarView({ locale, category, total, firstPages, toPagePath }: LetterBarRequest): LetterBarView {
  const { talents, common } = dictionary(locale);
  const { letters, letter, allLetters, moreLetters, search, filter, count, noMatch, showAll, loadFailed, again } = talents.listing;
  return {
    letters: LETTERS.map((initial) => {
      const page = firstPages[initial];
      return { letter: initial, path: page === undefined ? null : `${toPagePath(page)}#${initial}` };
    }),
    total,
    words: {
      letters,
      letter,
      allLetters,
      moreLetters,
      search,
      filter,
      count,
      noMatch,
      showAll,
      loadFailed,
      again,
      loading: common.loading,
    },
    index:
      total <= LISTING_PAGE_SIZE
        ? null
        : {
            category: CATEGORIES.indexOf(category),
            profiles: toPath({ page: 'listing', category: 'models', number: 1 }, locale),
            language: locale,
          },
    finder: toFinderPath(category, locale),
  };
}
