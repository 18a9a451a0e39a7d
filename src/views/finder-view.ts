import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { gendersOf, type Category } from '../domain/categories.ts';
import { toFamily, type Coloured, type FinderValues } from '../domain/finder-values.ts';
import { readColour } from '../domain/option-lists.ts';

export type FinderView = ReturnType<typeof finderView>;

const MOST_COLOURS = 60;

export function finderView(values: readonly FinderValues[], category: Category, locale: Locale) {
  const { finder, common, talents } = dictionary(locale);
  const genders = gendersOf(category);
  const [gender, ...others] = genders;
  return {
    language: locale,
    words: {
      ...finder,
      dismiss: common.close,
      loading: common.loading,
      count: talents.listing.count,
    },
    genders,
    girths: {
      bust: finder.bust[others.length > 0 ? 'both' : gender],
      waist: finder.waist,
      hips: finder.hips,
    },
    colours: {
      hair: toColourLabels(values, 'hair', locale),
      eyes: toColourLabels(values, 'eyes', locale),
    },
  };
}

function toColourLabels(
  talents: readonly FinderValues[],
  list: Coloured,
  locale: Locale,
): Readonly<Record<string, string>> {
  const counts = new Map<string, number>();
  for (const { [list]: value } of talents) {
    const key = typeof value === 'string' ? value : '';
    for (const each of new Set([key, toFamily(key)])) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  counts.delete('');
  const keys = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, MOST_COLOURS);
  return Object.fromEntries(
    keys.map(([key]) => [key, readColour(list, key.replaceAll('-', ' '), locale)?.label ?? key]),
  );
}
