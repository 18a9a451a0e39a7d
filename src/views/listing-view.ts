import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill, fillCount } from '../../i18n/phrases.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { BOARDS, CATEGORIES, type Category } from '../domain/categories.ts';
import { LISTING_PAGE_SIZE } from '../domain/constants.ts';
import { toShownTalent, type ShownTalent } from '../domain/card.ts';
import { letterOf } from '../domain/letters.ts';
import type { Talent } from '../domain/talent.ts';
import { toPath } from '../routes.ts';
import { TEMPLATE_CARD, toCard } from './card-view.ts';
import { letterBarView } from './letter-bar-view.ts';
import { toMembers } from './talents-of-category.ts';
import { toPageNumbers } from './page-numbers.ts';
import {
  toBoardLink,
  toNameLanguage,
  toPage,
  type Link,
  type NavigationLink,
  type ShellContent,
} from './page.ts';
import { pick } from './pick.ts';
import { oncePerKey } from './once-per-key.ts';

export type ListingView = ReturnType<typeof listingView>;
/** What a search shows of the other boards. */
export type OtherBoardsView = ReturnType<typeof otherBoards>;

/** The number of a category's pages, at least one. */
export function countListingPages(catalogue: Catalogue, category: Category): number {
  return toPageCount(toMembers(catalogue)[category].length);
}

function toPageCount(talents: number): number {
  return Math.max(1, Math.ceil(talents / LISTING_PAGE_SIZE));
}

/** What a listing shows of a talent: changes elsewhere leave the page unchanged. */
type Listed = ShownTalent & Pick<Talent, 'underAge'> & { readonly letter: string | null };

/** Cached, because cards are. */
const toListed = oncePerKey('listed', (talent: Talent): Listed => {
  const { name, underAge } = talent;
  return { ...toShownTalent(talent), underAge, letter: letterOf(name) };
});

interface Listing {
  readonly talents: readonly Listed[];
  readonly firstPages: Readonly<Record<string, number>>;
}

/** Cached, because each page needs it. */
const toListing = oncePerKey('listing', (members: readonly Talent[]): Listing => {
  const talents = members.map(toListed);
  const firstPages: Record<string, number> = {};
  for (const [position, { letter }] of talents.entries()) {
    if (letter !== null) firstPages[letter] ??= Math.floor(position / LISTING_PAGE_SIZE) + 1;
  }
  return { talents, firstPages };
});

export interface ListingSource extends Pick<Listing, 'firstPages'> {
  readonly category: Category;
  /** From 1. */
  readonly number: number;
  readonly total: number;
  readonly shown: readonly Listed[];
  readonly shell: ShellContent;
}

/** The content of a listing page. Its digest is a cheap cache key. */
export function listingSource(
  catalogue: Catalogue,
  category: Category,
  number: number,
): ListingSource {
  const { talents, firstPages } = toListing(toMembers(catalogue)[category]);
  const shown = talents.slice((number - 1) * LISTING_PAGE_SIZE, number * LISTING_PAGE_SIZE);
  const { social, today } = catalogue;
  return {
    category,
    number,
    total: talents.length,
    firstPages,
    shown,
    shell: { social, today: { year: today.year } },
  };
}

/** One page of a listing. */
export function listingView(
  { category, number, total, firstPages, shown, shell }: ListingSource,
  locale: Locale,
) {
  const words = dictionary(locale);
  const pageCount = toPageCount(total);
  const { name, who, description } = words.boards[category];
  const toListingPath = (page: number): string =>
    toPath({ page: 'listing', category, number: page }, locale);
  const numbered = (page: number, label: string): Link => ({ label, path: toListingPath(page) });
  const board = `${name}: ${who}`;
  const title =
    number === 1 ? board : fill(words.talents.listing.pageTitle, { category: board, n: number });
  return {
    ...toPage({
      catalogue: shell,
      locale,
      route: { page: 'listing', category, number },
      title,
      description,
      picture: shown.find((talent) => talent.cover !== null && !talent.underAge)?.cover ?? null,
      robots: shown.some((talent) => talent.underAge) ? 'no-pictures' : 'index',
      parents: number === 1 ? [] : [{ label: name, path: toListingPath(1) }],
    }),
    words: words.talents.listing,
    title: name,
    who,
    titleLang: toNameLanguage(category, locale),
    categories: CATEGORIES.map((code): NavigationLink => ({
      ...toBoardLink(code, locale),
      current: code === category ? 'page' : null,
    })),
    countLabel: fillCount(words.talents.listing.count, total),
    cards: shown.map((talent) => toCard(talent, locale)),
    bar: letterBarView({
      locale,
      category,
      firstPages,
      total,
      toPagePath: (page) => (page === number ? '' : toListingPath(page)),
    }),
    /** Pattern for drawing cards; `null` if there is one page. */
    template: pageCount > 1 ? TEMPLATE_CARD : null,
    /** Empty for one page; `null` marks a gap. */
    pages: toPageNumbers(number, pageCount).map((page): NavigationLink | null =>
      page === null
        ? null
        : { ...numbered(page, String(page)), current: page === number ? 'page' : null },
    ),
    previous: number > 1 ? numbered(number - 1, words.talents.listing.previousPage) : null,
    next: number < pageCount ? numbered(number + 1, words.talents.listing.nextPage) : null,
    others: otherBoards(locale, category),
    emptyAction:
      category === 'models'
        ? null
        : {
            label: words.talents.listing.emptyAction,
            path: toPath({ page: 'listing', category: 'models', number: 1 }, locale),
          },
  };
}

function otherBoards(locale: Locale, category: Category) {
  const { boards, talents } = dictionary(locale);
  const toListing = (code: Category): string =>
    toPath({ page: 'listing', category: code, number: 1 }, locale);
  return {
    language: locale,
    profiles: toListing('models'),
    /** Position in `CATEGORIES`. */
    own: CATEGORIES.indexOf(category),
    // A talent on several boards is shown on the first. Models come last: they include the others.
    boards: [...BOARDS, 'models' as const].map((code) => ({
      label: boards[code].name,
      path: toListing(code),
      place: CATEGORIES.indexOf(code),
    })),
    words: pick(talents.listing, 'allOfBoard', 'elsewhere'),
  };
}
