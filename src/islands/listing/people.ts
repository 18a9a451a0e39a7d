import {
  isOneOf,
  CRITERIA,
  RANGED,
  toFamily,
  type FinderValue,
  type FinderValues,
  type Criterion,
} from '../../domain/finder-values.ts';
import { toComparable, type Comparable } from './filter.ts';

export interface Person extends Comparable {
  readonly card: HTMLElement;
  readonly values: FinderValues;
}

export function readPeople(wall: ParentNode): readonly Person[] {
  return Array.from(wall.querySelectorAll<HTMLElement>('.card'), (card) => ({
    card,
    ...toComparable(card.dataset['name'] ?? ''),
    values: toValues(card.dataset),
  }));
}

export function toValues(data: Readonly<Record<string, string | undefined>>): FinderValues {
  return Object.fromEntries(
    CRITERIA.map((criterion) => {
      const text = data[criterion];
      // Ticks are texts: video and polaroids stay `'1'`.
      const isNumeric = criterion === 'jeans' || isOneOf(RANGED, criterion);
      return [criterion, text === undefined ? null : isNumeric ? Number(text) : text];
    }),
  );
}

/** What a listing's people have: numbers sorted, women first; a shade of hair or eyes adds its
 * family. */
export type Offers = Readonly<Record<Criterion, readonly FinderValue[]>>;

export function toOffers(people: readonly Pick<Person, 'values'>[]): Offers {
  const of = (criterion: Criterion) => {
    const values = people.flatMap(({ values }) => withFamily(values[criterion]));
    return [...new Set(values)].sort((a, b) =>
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : Number(b === 'woman') - Number(a === 'woman'),
    );
  };
  return Object.fromEntries(
    CRITERIA.map((criterion) => [criterion, of(criterion)]),
  ) as unknown as Offers;
}

export function withFamily(value: FinderValue | null | undefined): readonly FinderValue[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'string' && toFamily(value) !== value
    ? [toFamily(value), value]
    : [value];
}
