import { fill } from '../../../i18n/phrases.ts';
import { LEAST_HEIGHT, MOST_HEIGHT } from '../../domain/constants.ts';
import {
  GIRTHS,
  isOneOf,
  GALLERY_CRITERIA,
  CRITERIA,
  RANGED,
  type FinderValue,
  type Criterion,
} from '../../domain/finder-values.ts';
import { formatHalf, formatMetres } from '../../domain/measures.ts';
import { convertSize, type SizeKind, type SizeSystem } from '../../domain/sizes.ts';
import type { FinderView } from '../../views/finder-view.ts';
import { withWish, isAsked, toggle, toSingleWishes, type Wishes } from './wishes.ts';

export function toChips(view: FinderView, wishes: Wishes) {
  return toSingleWishes(wishes).map(({ criterion, wish }) => ({
    label: toLabel(view, criterion, wish),
    rest: withWish(
      wishes,
      criterion,
      isOneOf(RANGED, criterion) ? null : toggle(wishes[criterion], wish[0] ?? ''),
    ),
  }));
}

export function toAskedText(
  view: FinderView,
  wishes: Wishes,
  values: Partial<Record<Criterion, FinderValue | null>>,
): string {
  return CRITERIA.filter((criterion) => isAsked(wishes, criterion) && isTelling(criterion))
    .flatMap((criterion) => {
      const value = values[criterion];
      return value === null || value === undefined ? [] : [toText(view, criterion, [value])];
    })
    .join(' · ');
}

const isTelling = (criterion: Criterion) =>
  criterion !== 'gender' && !isOneOf(GALLERY_CRITERIA, criterion);

function toLabel(view: FinderView, criterion: Criterion, values: readonly FinderValue[]): string {
  const value = toText(view, criterion, values);
  const { chips, centimetres } = view.words;
  const label = isOneOf(GIRTHS, criterion)
    ? `${view.girths[criterion]} ${value} ${centimetres}`
    : fill(criterion === 'gender' ? value : chips[criterion], { value });
  return label.charAt(0).toLocaleUpperCase('pt') + label.slice(1);
}

export function toText(
  view: FinderView,
  criterion: Criterion,
  values: readonly FinderValue[],
): string {
  const texts = [...new Set(values)].map((value) => toValue(view, criterion, value));
  if (!isOneOf(RANGED, criterion)) return texts.join(', ');
  const [from = '', to] = texts;
  return to === undefined ? from : fill(view.words.range, { from, to });
}

function toValue(view: FinderView, criterion: Criterion, value: FinderValue): string {
  if (criterion === 'height') return formatMetres(Number(value), view.language);
  if (typeof value === 'number') return formatHalf(value);
  return toWord(view, criterion, value).toLocaleLowerCase('pt');
}

export function toWord(view: FinderView, criterion: Criterion, value: string): string {
  if (criterion === 'hair' || criterion === 'eyes') return view.colours[criterion][value] ?? value;
  if (criterion === 'gender') return value === 'woman' ? view.words.women : view.words.men;
  return isOneOf(GALLERY_CRITERIA, criterion) ? view.words.chips[criterion] : value;
}

export function toSizeLabels(
  kind: SizeKind,
  size: number,
  system: SizeSystem,
  { genders, words }: FinderView,
): readonly string[] {
  const labels = genders.map((gender) => {
    const converted = convertSize(kind, size, gender, system);
    return converted === null ? '–' : formatHalf(converted);
  });
  if (new Set(labels).size === 1) return labels.slice(0, 1);
  return labels.map((label, index) => `${label} ${words.initials[genders[index] ?? 'woman']}`);
}

export function readCentimetres(text: string): number | null {
  const number = Number(text.replace(/\s*c?m$/i, '').replace(',', '.'));
  const centimetres = Math.round(number < 3 ? number * 100 : number);
  return centimetres >= LEAST_HEIGHT && centimetres <= MOST_HEIGHT ? centimetres : null;
}
