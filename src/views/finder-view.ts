/** What the finder of one listing is made of: a file of its own beside the pages, loaded when a visitor opens the finder. */
import { dictionary, type Dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Plural } from '../../i18n/phrases.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Category } from '../domain/categories.ts';
import { toColourLabels, toFitIndex, toFitTalent, type FitIndex, type FitTalent } from '../domain/fit-index.ts';
import type { Gender, Talent } from '../domain/talent.ts';
import { toMembers } from './members.ts';

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

/** All that a finder shows of the content. */
export interface FinderSource {
  readonly category: Category;
  /** In the order of the listing. */
  readonly talents: readonly FitTalent[];
}

/** Kept per talent, because most stand on two listings. */
const fitOf = new WeakMap<Talent, FitTalent>();

/** What the finder of a listing is made of, the same in every language: a digest of it is the file's key, and far cheaper than one of the view. */
export function finderSource(catalogue: Pick<Catalogue, 'talents'>, category: Category): FinderSource {
  return {
    category,
    talents: toMembers(catalogue)[category].map((talent) => {
      const fit = fitOf.get(talent) ?? toFitTalent(talent);
      fitOf.set(talent, fit);
      return fit;
    }),
  };
}

/** Kept per source: both languages have the same. */
const indexOf = new WeakMap<FinderSource, FitIndex>();

export function finderView(source: FinderSource, locale: Locale): FinderView {
  const { finder, common, talents: words } = dictionary(locale);
  const { category, talents } = source;
  const index = indexOf.get(source) ?? toFitIndex(talents);
  indexOf.set(source, index);
  return {
    language: locale,
    words: { ...finder, dismiss: common.close, count: words.listing.count },
    genders: GENDERS[category],
    labels: { hair: toColourLabels(talents, index, 'hair', locale), eyes: toColourLabels(talents, index, 'eyes', locale) },
    index,
  };
}
