import {
  isOneOf,
  MEASURES,
  RANGED,
  toFamily,
  type FitValue,
  type FitValues,
  type Measure,
} from '../../domain/finder-values.ts';
import { toComparable, type Comparable } from './letter-filter.ts';

export interface Person extends Comparable {
  readonly card: HTMLElement;
  readonly values: FitValues;
}

export function readPeople(wall: ParentNode): readonly Person[] {
  return Array.from(wall.querySelectorAll<HTMLElement>('.card'), (card) => ({
    card,
    ...toComparable(card.dataset['name'] ?? ''),
    values: toValues(card.dataset),
  }));
}

export function toValues(data: Readonly<Record<string, string | undefined>>): FitValues {
  return Object.fromEntries(
    MEASURES.map((measure) => {
      const text = data[measure];
      const isNumeric = measure === 'jeans' || isOneOf(RANGED, measure);
      return [measure, text === undefined ? null : isNumeric ? Number(text) : text];
    }),
  );
}

/** The values that talents have, for each measure. Numbers are sorted; a hair shade adds its family. */
export type Offers = Readonly<Record<Measure, readonly FitValue[]>>;

export function toOffers(people: readonly Pick<Person, 'values'>[]): Offers {
  const of = (measure: Measure) => {
    const values = people.flatMap(({ values }) => withFamily(values[measure]));
    return [...new Set(values)].sort((a, b) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : a === 'woman' ? -1 : 0,
    );
  };
  return Object.fromEntries(MEASURES.map((measure) => [measure, of(measure)])) as unknown as Offers;
}

export function withFamily(value: FitValue | null | undefined): readonly FitValue[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'string' && toFamily(value) !== value
    ? [toFamily(value), value]
    : [value];
}
