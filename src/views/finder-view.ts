/** What the finder of one listing is made of: a file of its own beside the pages, loaded when a visitor opens the finder. */
import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { gendersOf, type Category } from '../domain/categories.ts';
import { toColourLabels, toFitIndex, toFitTalent, type FitTalent } from '../domain/fit-index.ts';
import { toMembers } from './members.ts';
import { workedOut } from './worked-out.ts';

export type FinderView = ReturnType<typeof finderView>;

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

/** Most talents stand on two listings. */
const toFit = workedOut('fit', toFitTalent);

/** What the finder of a listing is made of, the same in every language: a digest of it is the file's key, and far cheaper than one of the view. */
export function finderSource(catalogue: Pick<Catalogue, 'talents'>, category: Category): FinderSource {
  return { category, talents: toMembers(catalogue)[category].map(toFit) };
}

/** Both languages have the same. */
const toIndex = workedOut('fit-index', ({ talents }: FinderSource) => toFitIndex(talents));

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
    /** What bust, waist and hips are called on this listing. */
    girths: { bust: finder.bust[others.length > 0 ? 'both' : gender], waist: finder.waist, hips: finder.hips },
    /** What a reader sees of the index's words. */
    labels: {
      gender: { woman: finder.women, man: finder.men } as Readonly<Record<string, string>>,
      hair: toColourLabels(talents, index, 'hair', locale),
      eyes: toColourLabels(talents, index, 'eyes', locale),
    },
    index,
  };
}
