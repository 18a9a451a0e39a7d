import { fill } from '../../../i18n/phrases.ts';
import { LEAST_HEIGHT, MOST_HEIGHT } from '../../domain/constants.ts';
import {
  GIRTHS,
  isOneOf,
  MARKS,
  CRITERIA,
  RANGED,
  type FinderValue,
  type Criterion,
} from '../../domain/finder-values.ts';
import { formatHalf, formatMetres } from '../../domain/measures.ts';
import { convertSize, type SizeKind, type SizeSystem } from '../../domain/sizes.ts';
import type { FinderView } from '../../views/finder-view.ts';
import { ask, isAsked, toggle, toWishes, type Wishes } from './fit.ts';

export function toChips(view: FinderView, fit: Wishes) {
  return toWishes(fit).map(({ measure, wish }) => ({
    label: toLabel(view, measure, wish),
    rest: ask(fit, measure, isOneOf(RANGED, measure) ? null : toggle(fit[measure], wish[0] ?? '')),
  }));
}

export function toOwnText(
  view: FinderView,
  fit: Wishes,
  values: Partial<Record<Criterion, FinderValue | null>>,
): string {
  return CRITERIA.filter((measure) => isAsked(fit, measure) && isTelling(measure))
    .flatMap((measure) => {
      const value = values[measure];
      return value === null || value === undefined ? [] : [toText(view, measure, [value])];
    })
    .join(' · ');
}

const isTelling = (measure: Criterion) => measure !== 'gender' && !isOneOf(MARKS, measure);

function toLabel(view: FinderView, measure: Criterion, values: readonly FinderValue[]): string {
  const value = toText(view, measure, values);
  const { chips, centimetres } = view.words;
  const label = isOneOf(GIRTHS, measure)
    ? `${view.girths[measure]} ${value} ${centimetres}`
    : fill(measure === 'gender' ? value : chips[measure], { value });
  return label.charAt(0).toLocaleUpperCase('pt') + label.slice(1);
}

export function toText(
  view: FinderView,
  measure: Criterion,
  values: readonly FinderValue[],
): string {
  const texts = [...new Set(values)].map((value) => toValue(view, measure, value));
  if (!isOneOf(RANGED, measure)) return texts.join(', ');
  const [from = '', to] = texts;
  return to === undefined ? from : fill(view.words.range, { from, to });
}

function toValue(view: FinderView, measure: Criterion, value: FinderValue): string {
  if (measure === 'height') return formatMetres(Number(value), view.language);
  if (typeof value === 'number') return formatHalf(value);
  return toWord(view, measure, value).toLocaleLowerCase('pt');
}

export function toWord(view: FinderView, measure: Criterion, value: string): string {
  if (measure === 'hair' || measure === 'eyes') return view.colours[measure][value] ?? value;
  if (measure === 'gender') return value === 'woman' ? view.words.women : view.words.men;
  return isOneOf(MARKS, measure) ? view.words.chips[measure] : value;
}

export function toSizeLabels(
  kind: SizeKind,
  size: number,
  system: SizeSystem,
  genders: FinderView['genders'],
): readonly string[] {
  const labels = genders.map((gender) => {
    const converted = convertSize(kind, size, gender, system);
    return converted === null ? '–' : formatHalf(converted);
  });
  if (new Set(labels).size === 1) return labels.slice(0, 1);
  return labels.map((label, index) => `${label} ${genders[index] === 'woman' ? 'W' : 'M'}`);
}

export function readCentimetres(text: string): number | null {
  const number = Number(text.replace(/\s*c?m$/i, '').replace(',', '.'));
  const centimetres = Math.round(number < 3 ? number * 100 : number);
  return centimetres >= LEAST_HEIGHT && centimetres <= MOST_HEIGHT ? centimetres : null;
}
