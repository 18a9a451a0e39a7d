/** Draws people as stacked heads, one column per centimetre; matching people in ink. Decorative:
 * text beside it gives the numbers. */
import type { MeasureColumn } from '../../../domain/fit-index.ts';
import type { Range } from './fit.ts';

/** Most heads in a column that fit a phone. */
const MOST_HEADS = 12;

interface CrowdProps {
  readonly column: MeasureColumn;
  /** For each height, by its place counted from 1: how many talents pass every other filter. */
  readonly fitting: Uint32Array;
  /** Centimetres, both included. */
  readonly range: Range;
  readonly lowest: number;
  readonly highest: number;
}

export function Crowd({ column, fitting, range: [from, to], lowest, highest }: CrowdProps) {
  const each = toPeopleEach(column);
  const totals = countHeights(column);
  const columns = Array.from({ length: highest - lowest + 1 }, (_, index) => {
    const cm = lowest + index;
    const place = column.values.indexOf(cm) + 1;
    const all = totals.get(place) ?? 0;
    const matching = place > 0 && cm >= from && cm <= to ? (fitting[place] ?? 0) : 0;
    return { cm, all: Math.ceil(all / each), matching: Math.ceil(matching / each) };
  });
  return (
    <span
      className="crowd"
      aria-hidden="true"
      ref={(crowd) => crowd?.style.setProperty('--columns', String(columns.length))}
    >
      {columns.map(({ cm, all, matching }) => (
        <i key={cm} ref={(stack) => stack?.style.setProperty('--heads', String(all))}>
          <b ref={(stack) => stack?.style.setProperty('--heads', String(matching))} />
        </i>
      ))}
    </span>
  );
}

/** How many people one head stands for, so that the highest column fits. */
export function toPeopleEach(column: MeasureColumn): number {
  return Math.ceil(Math.max(1, ...countHeights(column).values()) / MOST_HEADS);
}

/** How many people have each height, by its place counted from 1. */
function countHeights({ places }: MeasureColumn): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const place of places) if (place > 0) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}
