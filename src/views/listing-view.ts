import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill, fillCount } from '../../i18n/phrases.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { CATEGORIES, isInCategory, type Category } from '../domain/categories.ts';
import { LISTING_PAGE_SIZE } from '../domain/constants.ts';
import { letterOf, LETTERS } from '../domain/letters.ts';
import { toPath } from '../routes.ts';
import { toCard, type CardView } from './card.ts';
import { toPage, type Link, type NavigationLink, type PageView } from './page.ts';

export interface ListingView extends PageView {
  readonly words: ReturnType<typeof dictionary>['talents']['listing'];
  readonly category: Category;
  readonly title: string;
  readonly categories: readonly NavigationLink[];
  readonly countLabel: string;
  /** The whole category, not only this page of it. */
  readonly total: number;
  readonly letters: readonly { readonly letter: string; readonly count: number }[];
  readonly cards: readonly CardView[];
  /** Empty where the category fits on one page. */
  readonly pages: readonly NavigationLink[];
  readonly previous: Link | null;
  readonly next: Link | null;
  readonly emptyAction: Link | null;
}

/** How many pages a category takes; an empty one has its first page still. */
export function countListingPages(catalogue: Catalogue, category: Category): number {
  const total = catalogue.talents.filter((talent) => isInCategory(talent, category)).length;
  return Math.max(1, Math.ceil(total / LISTING_PAGE_SIZE));
}

/** One page of a category's listing; `number` counts from 1. */
export function listingView(catalogue: Catalogue, locale: Locale, category: Category, number: number, year: number): ListingView {
  const words = dictionary(locale);
  const talents = catalogue.talents.filter((talent) => isInCategory(talent, category));
  const shown = talents.slice((number - 1) * LISTING_PAGE_SIZE, number * LISTING_PAGE_SIZE);
  const pageCount = Math.max(1, Math.ceil(talents.length / LISTING_PAGE_SIZE));
  const name = words.common.nav[category];
  const toListing = (page: number): string => toPath({ page: 'listing', category, number: page }, locale);
  const numbered = (page: number, label: string): Link => ({ label, path: toListing(page) });
  const title = number === 1 ? name : fill(words.talents.listing.pageTitle, { category: name, n: number });
  return {
    ...toPage({
      catalogue,
      locale,
      route: { page: 'listing', category, number },
      year,
      title,
      description: words.talents.listing.description[category],
      picture: shown.find((talent) => talent.cover !== null)?.cover ?? null,
      parents: number === 1 ? [] : [{ label: name, path: toListing(1) }],
    }),
    words: words.talents.listing,
    category,
    title: name,
    categories: CATEGORIES.map((code) => ({
      label: words.common.nav[code],
      path: toPath({ page: 'listing', category: code, number: 1 }, locale),
      current: code === category ? 'page' : null,
    })),
    countLabel: fillCount(words.talents.listing.count, talents.length),
    total: talents.length,
    letters: countLetters(talents.map((talent) => talent.name)),
    cards: shown.map((talent) => toCard(talent, locale)),
    pages:
      pageCount === 1
        ? []
        : Array.from({ length: pageCount }, (_, index) => ({
            ...numbered(index + 1, String(index + 1)),
            current: index + 1 === number ? 'page' : null,
          })),
    previous: number > 1 ? numbered(number - 1, words.talents.listing.previousPage) : null,
    next: number < pageCount ? numbered(number + 1, words.talents.listing.nextPage) : null,
    emptyAction:
      category === 'models'
        ? null
        : { label: words.talents.listing.emptyAction, path: toPath({ page: 'listing', category: 'models', number: 1 }, locale) },
  };
}

function countLetters(names: readonly string[]): ListingView['letters'] {
  const counts = new Map<string, number>();
  for (const name of names) {
    const letter = letterOf(name);
    if (letter !== null) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return LETTERS.map((letter) => ({ letter, count: counts.get(letter) ?? 0 }));
}
