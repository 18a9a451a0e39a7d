/** What the finder of one listing is made of: a file of its own beside the pages, loaded when a visitor opens the finder. */
import { dictionary, type Dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Plural } from '../../i18n/phrases.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { isInCategory, type Category } from '../domain/categories.ts';
import { toColourLabels, toFitIndex, type FitIndex } from '../domain/fit-index.ts';
import type { Gender, Talent } from '../domain/talent.ts';

export interface FinderView {
  readonly language: Locale;
  readonly words: Dictionary['finder'] & { readonly dismiss: string; readonly count: Plural };
  /** Whose sizes the listing shows where women's and men's differ; both of them on a mixed one. */
  readonly genders: readonly Exclude<Gender, 'undefined'>[];
  /** What a reader sees of the index's colours. */
  readonly labels: Readonly<Record<'hair' | 'eyes', Readonly<Record<string, string>>>>;
  readonly index: FitIndex;
}

const GENDERS: Readonly<Record<Category, FinderView['genders']>> = {
  models: ['woman', 'man'],
  image: ['woman'],
  mainboard: ['man'],
  development: ['woman', 'man'],
};

/** The address of the file, `.json` included. */
export function toFinderPath(category: Category, locale: Locale): string {
  return `/finder/${locale}-${category}.json`;
}

/** Kept per catalogue: both languages have the same. */
const indexOf = new WeakMap<Catalogue, Map<Category, FitIndex>>();

function toIndex(catalogue: Catalogue, category: Category, talents: readonly Talent[]): FitIndex {
  const kept = indexOf.get(catalogue) ?? new Map<Category, FitIndex>();
  indexOf.set(catalogue, kept);
  const index = kept.get(category) ?? toFitIndex(talents);
  kept.set(category, index);
  return index;
}

export function finderView(catalogue: Catalogue, locale: Locale, category: Category): FinderView {
  const { finder, common, talents: words } = dictionary(locale);
  const talents = catalogue.talents.filter((talent) => isInCategory(talent, category));
  const index = toIndex(catalogue, category, talents);
  return {
    language: locale,
    words: { ...finder, dismiss: common.close, count: words.listing.count },
    genders: GENDERS[category],
    labels: { hair: toColourLabels(talents, index, 'hair', locale), eyes: toColourLabels(talents, index, 'eyes', locale) },
    index,
  };
}
