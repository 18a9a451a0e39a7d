/** The finder of a listing: a data file, loaded when a visitor opens the finder. */
import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { gendersOf, type Category } from '../domain/categories.ts';
import { toColourLabels, toFitIndex, toFitTalent, type FitTalent } from '../domain/fit-index.ts';
import { toMembers } from './talents-of-category.ts';
import { oncePerKey } from './once-per-key.ts';

export type FinderView = ReturnType<typeof finderView>;

/** Address of the file. */
export function toFinderPath(category: Category, locale: Locale): string {
  return `/finder/${locale}-${category}.json`;
}

export interface FinderSource {
  readonly category: Category;
  /** In the listing's order. */
  readonly talents: readonly FitTalent[];
}

/** Cached, because most talents are on two listings. */
const toFit = oncePerKey('fit', toFitTalent);

/** The finder's content in any language. Its digest is a cheap cache key. */
export function finderSource(
  catalogue: Pick<Catalogue, 'talents'>,
  category: Category,
): FinderSource {
  return { category, talents: toMembers(catalogue)[category].map(toFit) };
}

/** Cached for both languages. */
const toIndex = oncePerKey('fit-index', ({ talents }: FinderSource) => toFitIndex(talents));

export function finderView(source: FinderSource, locale: Locale) {
  const { finder, common, talents: words } = dictionary(locale);
  const { category, talents } = source;
  const index = toIndex(source);
  const genders = gendersOf(category);
  const [gender, ...others] = genders;
  return {
    language: locale,
    words: { ...finder, dismiss: common.close, count: words.listing.count },
    genders,
    girths: {
      bust: finder.bust[others.length > 0 ? 'both' : gender],
      waist: finder.waist,
      hips: finder.hips,
    },
    labels: {
      gender: { woman: finder.women, man: finder.men } as Readonly<Record<string, string>>,
      hair: toColourLabels(talents, index, 'hair', locale),
      eyes: toColourLabels(talents, index, 'eyes', locale),
    },
    index,
  };
}
