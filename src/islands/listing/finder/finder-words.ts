import { fill, fillCount } from '../../../../i18n/phrases.ts';
import { LEAST_HEIGHT, MOST_HEIGHT } from '../../../domain/constants.ts';
import {
  GIRTHS,
  MEASURES,
  WORDED,
  type Girth,
  type Measure,
  type Ranged,
} from '../../../domain/fit-index.ts';
import { formatHalf, formatMetres } from '../../../domain/measures.ts';
import { convertSize, type SizeSystem } from '../../../domain/sizes.ts';
import type { FinderView } from '../../../views/finder-view.ts';
import type { Part } from './evaluate.ts';
import { isAsked, toggle, withoutPart, withValues, type Fit } from './fit.ts';

export type FinderWords = Omit<FinderView, 'index'>;

export interface Chip {
  readonly key: string;
  readonly label: string;
  /** The filters without this wish. */
  readonly rest: Fit;
}

/** Lists every wish in the finder's order. */
export function toChips(view: FinderWords, fit: Fit): readonly Chip[] {
  const { chips, video, polaroids } = view.words;
  const one = (part: Ranged | 'video' | 'polaroids', label: string): Chip => ({
    key: part,
    label,
    rest: withoutPart(fit, part),
  });
  const ranges = [
    ...(fit.height === null ? [] : [one('height', toHeightRange(view, fit.height))]),
    ...(fit.shoes === null ? [] : [one('shoes', toShoeRange(view, fit.shoes))]),
  ];
  const colours = WORDED.flatMap((part) =>
    fit[part].map((value) => ({
      key: `${part}-${value}`,
      label: startLarge(fill(chips[part], { value: toLower(view.labels[part][value] ?? value) })),
      rest: withValues(fit, part, toggle(fit[part], value)),
    })),
  );
  const jeans = fit.jeans.map((value) => ({
    key: `jeans-${value}`,
    label: fill(chips.jeans, { value: formatHalf(value) }),
    rest: withValues(fit, 'jeans', toggle(fit.jeans, value)),
  }));
  const girths = GIRTHS.flatMap((girth) => {
    const range = fit[girth];
    return range === null ? [] : [one(girth, toGirthRange(view, girth, range))];
  });
  const marks = [
    ...(fit.video ? [one('video', video)] : []),
    ...(fit.polaroids ? [one('polaroids', polaroids)] : []),
  ];
  return [...ranges, ...jeans, ...girths, ...colours, ...marks];
}

/** Says how many talents lack an asked measure but pass every other filter. */
export function toLacking(view: FinderWords, fit: Fit, lacking: Readonly<Record<Measure, number>>) {
  return MEASURES.filter((measure) => isAsked(fit, measure) && lacking[measure] > 0).map(
    (measure) => ({
      measure,
      label: toLackingLabel(view, measure, lacking[measure]),
      isIncluded: fit.lacking.includes(measure),
    }),
  );
}

function toLackingLabel({ words, girths }: FinderWords, measure: Measure, count: number): string {
  if (!isGirth(measure)) return fillCount(words.lacking[measure], count);
  return fill(fillCount(words.lacking.girth, count), { girth: toLower(girths[measure]) });
}

/** Names what the visitor would drop: `Sem olhos verdes`. */
export function toWithout(
  view: FinderWords,
  fit: Fit,
  { letter, query }: { letter: string | null; query: string },
  part: Part,
): string {
  const { without: words, or } = view.words;
  const join = (text: string, values: readonly string[]) => fill(text, { value: values.join(or) });
  switch (part) {
    case 'jeans':
      return join(words.jeans, fit.jeans.map(formatHalf));
    case 'gender':
    case 'hair':
    case 'eyes':
      return join(
        words[part],
        fit[part].map((value) => toLower(view.labels[part][value] ?? value)),
      );
    case 'bust':
    case 'waist':
    case 'hips':
      return fill(words.girth, { girth: toLower(view.girths[part]) });
    case 'letter':
      return join(words.letter, [letter ?? '']);
    case 'query':
      return join(words.query, [query.trim()]);
    default:
      return words[part];
  }
}

function toHeightRange(
  { words, language }: FinderWords,
  [from, to]: readonly [number, number],
): string {
  const values = { from: formatMetres(from, language), to: formatMetres(to, language) };
  return fill(from === to ? words.chips.oneHeight : words.chips.height, values);
}

function toGirthRange(
  { words, girths }: FinderWords,
  measure: Girth,
  [from, to]: readonly [number, number],
): string {
  return fill(from === to ? words.chips.oneGirth : words.chips.girth, {
    girth: girths[measure],
    from,
    to,
  });
}

function isGirth(measure: Measure): measure is Girth {
  return GIRTHS.some((girth) => girth === measure);
}

function toShoeRange({ words }: FinderWords, [from, to]: readonly [number, number]): string {
  return fill(from === to ? words.chips.oneShoe : words.chips.shoes, {
    from: formatHalf(from),
    to: formatHalf(to),
  });
}

/** A shoe size in the listing's system: one label, or one each for women and men if they differ. */
export function toShoeLabels(
  size: number,
  system: SizeSystem,
  genders: FinderWords['genders'],
): readonly string[] {
  const labels = genders.map((gender) => {
    const converted = convertSize('shoes', size, gender, system);
    return converted === null ? '–' : formatHalf(converted);
  });
  if (new Set(labels).size === 1) return labels.slice(0, 1);
  return labels.map((label, index) => `${label} ${genders[index] === 'woman' ? 'W' : 'M'}`);
}

/** Reads a typed height (`1,74`, `1.74 m`, `174`) as centimetres; `null` if the text is not a
 * height. */
export function readHeight(text: string): number | null {
  const number = Number(text.replace(/\s*c?m$/i, '').replace(',', '.'));
  const centimetres = Math.round(number < 3 ? number * 100 : number);
  return centimetres >= LEAST_HEIGHT && centimetres <= MOST_HEIGHT ? centimetres : null;
}

/** Tick marks below the row, every five centimetres. */
export function toTicks(heights: readonly number[]): readonly number[] {
  const first = heights.at(0);
  const last = heights.at(-1);
  if (first === undefined || last === undefined) return [];
  return Array.from(
    { length: Math.floor(last / 5) - Math.ceil(first / 5) + 1 },
    (_, index) => (Math.ceil(first / 5) + index) * 5,
  );
}

function toLower(label: string): string {
  return label.toLocaleLowerCase('pt');
}

function startLarge(label: string): string {
  return label.charAt(0).toLocaleUpperCase('pt') + label.slice(1);
}
