import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { gendersOf, type Category } from '../domain/categories.ts';
import { toFamily, type Coloured, type FitValues } from '../domain/fit.ts';
import { readColour } from '../domain/option-lists.ts';

export type FinderView = ReturnType<typeof finderView>;

const MOST_COLOURS = 60;

export function finderView(talents: readonly FitValues[], category: Category, locale: Locale) {
  const { finder, common, talents: shared } = dictionary(locale);
  const genders = gendersOf(category);
  const [gender, ...others] = genders;
  return {
    language: locale,
    words: {
      ...finder,
      dismiss: common.close,
      loading: common.loading,
      count: shared.listing.count,
    },
    genders,
    girths: {
      bust: finder.bust[others.length > 0 ? 'both' : gender],
      waist: finder.waist,
      hips: finder.hips,
    },
    colours: { hair: toColours(talents, 'hair', locale), eyes: toColours(talents, 'eyes', locale) },
  };
}

function toColours(
  talents: readonly FitValues[],
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

const WIDTH = 1200;
const HEIGHT = 200;
const CROWD = 100;
const COMFORTABLE = 12;
const DESKTOP = 976;
const PHONE = 358;
const DRAWN = 167;

type Strokes = readonly (readonly [part: 'h' | 't' | 'l', path: string, width: number])[];

export interface HeightFigures {
  readonly range: readonly [from: number, to: number];
  readonly box: string;
  readonly single: Strokes | null;
  readonly stacked: Strokes;
}

export function toHeightFigures(talents: readonly FitValues[]): HeightFigures | null {
  const heights = talents.flatMap(({ height }) => (typeof height === 'number' ? [height] : []));
  if (heights.length === 0) return null;
  const from = Math.min(...heights);
  const to = Math.max(...heights);
  const unit = WIDTH / (to - from + 1);
  const columns = Map.groupBy(heights, (cm) => cm);
  const most = Math.max(...[...columns.values()].map((column) => column.length));
  const draw = (each: (cm: number, place: number, size: number) => string) =>
    [...columns]
      .map(([cm, { length }]) =>
        Array.from({ length }, (_, place) => each(cm, place, length)).join(''),
      )
      .join('');
  const round = (value: number) => String(Math.round(value * 10) / 10);

  const x = (cm: number, place: number, size: number) =>
    round((cm - from + (place + 1) / (size + 1)) * unit);
  const space = (DESKTOP / (to - from + 1) / (most + 1)) * 0.8;
  const trunk = Math.min(5, space);
  const single: Strokes = [
    ['h', draw((cm, ...at) => `M${x(cm, ...at)} ${round(HEIGHT + 2.6 - cm)}h.1`), trunk * 1.3],
    [
      't',
      draw(
        (cm, ...at) => `M${x(cm, ...at)} ${round(HEIGHT + 6.6 - cm)}V${round(HEIGHT - 0.48 * cm)}`,
      ),
      trunk,
    ],
    [
      'l',
      draw((cm, ...at) => `M${x(cm, ...at)} ${round(HEIGHT - 0.48 * cm)}V${HEIGHT}`),
      trunk * 0.68,
    ],
  ];

  const row = HEIGHT / Math.max(most, COMFORTABLE);
  const middle = (cm: number) => round((cm - from + 0.5) * unit);
  const size = Math.min(PHONE / (to - from + 1), DRAWN / Math.max(most, COMFORTABLE));
  const top = (place: number) => HEIGHT - (place + 1) * row;
  const stacked: Strokes = [
    ['h', draw((cm, place) => `M${middle(cm)} ${round(top(place) + row * 0.3)}h.1`), size * 0.42],
    [
      't',
      draw((cm, place) => `M${middle(cm)} ${round(top(place) + row * 0.62)}v${round(row * 0.36)}`),
      size * 0.26,
    ],
  ];
  return {
    range: [from, to],
    box: `0 0 ${WIDTH} ${HEIGHT}`,
    single: heights.length < CROWD ? single : null,
    stacked,
  };
}
