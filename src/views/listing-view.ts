import { dictionary, type Dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill, fillCount } from '../../i18n/phrases.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { BOARDS, CATEGORIES, type Category } from '../domain/categories.ts';
import { LISTING_PAGE_SIZE } from '../domain/constants.ts';
import { toShownTalent, type ShownTalent } from '../domain/card.ts';
import { letterOf } from '../domain/letters.ts';
import type { Talent } from '../domain/talent.ts';
import { toPath } from '../routes.ts';
import { TEMPLATE_CARD, toCard, type CardView } from './card.ts';
import { letterBarView, type LetterBarView } from './letter-bar-view.ts';
import { toMembers } from './members.ts';
import { toPageNumbers } from './page-numbers.ts';
import { toNameLanguage, toPage, type Link, type NavigationLink, type PageView, type ShellContent } from './page.ts';

export interface ListingView extends PageView {
  readonly words: ReturnType<typeof dictionary>['talents']['listing'];
  readonly title: string;
  /** Of the title, where it is not the page's. */
  readonly titleLang: string | undefined;
  readonly categories: readonly NavigationLink[];
  readonly countLabel: string;
  readonly cards: readonly CardView[];
  readonly bar: LetterBarView;
  /** A card to draw others by, with every part that a card may have; `null` where nothing is to be drawn. */
  readonly template: CardView | null;
  /** Empty where the category fits on one page; `null` stands for pages left out. */
  readonly pages: readonly (NavigationLink | null)[];
  readonly previous: Link | null;
  readonly next: Link | null;
  readonly emptyAction: Link | null;
  readonly others: OtherBoardsView;
}

/** What a search shows of the boards that are not this listing. */
export interface OtherBoardsView {
  readonly language: Locale;
  /** Path above the profiles. */
  readonly profiles: string;
  /** Place of the listing in `CATEGORIES`: whoever stands on it is found there. */
  readonly own: number;
  /** The boards in the order in which somebody on several of them is put. */
  readonly boards: readonly (Link & { readonly place: number })[];
  readonly words: Pick<Dictionary['talents']['listing'], 'allOfBoard' | 'elsewhere'>;
}

/** How many pages a category takes; an empty one has its first page still. */
export function countListingPages(catalogue: Catalogue, category: Category): number {
  return toPageCount(toMembers(catalogue)[category].length);
}

function toPageCount(talents: number): number {
  return Math.max(1, Math.ceil(talents / LISTING_PAGE_SIZE));
}

/** All that a listing shows of a talent: where this is as before, the talent has not changed the page. */
type Listed = ShownTalent & Pick<Talent, 'underAge'> & { readonly letter: string | null };

/** Kept per talent, because cards are. */
const listedOf = new WeakMap<Talent, Listed>();

function toListed(talent: Talent): Listed {
  const { name, underAge } = talent;
  const listed = listedOf.get(talent) ?? { ...toShownTalent(talent), underAge, letter: letterOf(name) };
  listedOf.set(talent, listed);
  return listed;
}

/** A category's talents in order, and the page on which each letter begins among them. */
interface Listing {
  readonly talents: readonly Listed[];
  readonly firstPages: Readonly<Record<string, number>>;
}

/** Kept per catalogue, because each page of a long category would collect them again. */
const listingOf = new WeakMap<Catalogue, Map<Category, Listing>>();

function toListing(catalogue: Catalogue, category: Category): Listing {
  const kept = listingOf.get(catalogue) ?? new Map<Category, Listing>();
  listingOf.set(catalogue, kept);
  const known = kept.get(category);
  if (known !== undefined) return known;

  const talents = toMembers(catalogue)[category].map(toListed);
  const firstPages: Record<string, number> = {};
  for (const [position, { letter }] of talents.entries()) {
    if (letter !== null) firstPages[letter] ??= Math.floor(position / LISTING_PAGE_SIZE) + 1;
  }
  const listing = { talents, firstPages };
  kept.set(category, listing);
  return listing;
}

/** All that one page of a listing shows of the content. */
export interface ListingSource extends Pick<Listing, 'firstPages'> {
  readonly category: Category;
  /** Counts from 1. */
  readonly number: number;
  /** Talents of the whole category. */
  readonly total: number;
  readonly shown: readonly Listed[];
  readonly shell: ShellContent;
}

/** What a page of a listing is made of: a digest of it is the page's key, and far cheaper than one of the view. */
export function listingSource(catalogue: Catalogue, category: Category, number: number): ListingSource {
  const { talents, firstPages } = toListing(catalogue, category);
  const shown = talents.slice((number - 1) * LISTING_PAGE_SIZE, number * LISTING_PAGE_SIZE);
  const { social, today } = catalogue;
  return { category, number, total: talents.length, firstPages, shown, shell: { social, today: { year: today.year } } };
}

/** One page of a category's listing. */
export function listingView({ category, number, total, firstPages, shown, shell }: ListingSource, locale: Locale): ListingView {
  const words = dictionary(locale);
  const pageCount = toPageCount(total);
  const name = words.common.nav[category];
  const toListingPath = (page: number): string => toPath({ page: 'listing', category, number: page }, locale);
  const numbered = (page: number, label: string): Link => ({ label, path: toListingPath(page) });
  const title = number === 1 ? name : fill(words.talents.listing.pageTitle, { category: name, n: number });
  return {
    ...toPage({
      catalogue: shell,
      locale,
      route: { page: 'listing', category, number },
      title,
      description: words.talents.listing.description[category],
      picture: shown.find((talent) => talent.cover !== null && !talent.underAge)?.cover ?? null,
      robots: shown.some((talent) => talent.underAge) ? 'no-pictures' : 'index',
      parents: number === 1 ? [] : [{ label: name, path: toListingPath(1) }],
    }),
    words: words.talents.listing,
    title: name,
    titleLang: toNameLanguage(category, locale),
    categories: CATEGORIES.map((code) => ({
      label: words.common.nav[code],
      path: toPath({ page: 'listing', category: code, number: 1 }, locale),
      lang: toNameLanguage(code, locale),
      current: code === category ? 'page' : null,
    })),
    countLabel: fillCount(words.talents.listing.count, total),
    cards: shown.map((talent) => toCard(talent, locale)),
    bar: letterBarView({ locale, category, firstPages, total, toPagePath: (page) => (page === number ? '' : toListingPath(page)) }),
    template: pageCount > 1 ? TEMPLATE_CARD : null,
    pages: toPageNumbers(number, pageCount).map((page) =>
      page === null ? null : { ...numbered(page, String(page)), current: page === number ? 'page' : null },
    ),
    previous: number > 1 ? numbered(number - 1, words.talents.listing.previousPage) : null,
    next: number < pageCount ? numbered(number + 1, words.talents.listing.nextPage) : null,
    others: otherBoards(locale, category),
    emptyAction:
      category === 'models'
        ? null
        : { label: words.talents.listing.emptyAction, path: toPath({ page: 'listing', category: 'models', number: 1 }, locale) },
  };
}

function otherBoards(locale: Locale, category: Category): OtherBoardsView {
  const { talents, common } = dictionary(locale);
  const { allOfBoard, elsewhere } = talents.listing;
  const toListing = (code: Category): string => toPath({ page: 'listing', category: code, number: 1 }, locale);
  return {
    language: locale,
    profiles: toListing('models'),
    own: CATEGORIES.indexOf(category),
    // Models last: it takes in those of the others, and a few who are on no other.
    boards: [...BOARDS, 'models' as const]
      .filter((code) => code !== category)
      .map((code) => ({ label: common.nav[code], path: toListing(code), place: CATEGORIES.indexOf(code) })),
    words: { allOfBoard, elsewhere },
  };
}
