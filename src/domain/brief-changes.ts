import type { Brief } from './brief.ts';

export interface BriefChanges {
  readonly entered: readonly string[];
  readonly left: readonly string[];
  /** Talents whom the visitor of the other brief has moved, with their places, from 1. */
  readonly moved: readonly { readonly id: string; readonly from: number; readonly to: number }[];
  /** Ids of talents whose note is new, changed or removed. */
  readonly noted: readonly string[];
  readonly renoted: readonly string[];
  readonly unnoted: readonly string[];
  readonly words: readonly ('title' | 'client' | 'days')[];
}

/** Compares a brief with the `next` one, naming the fewest moves that explain its order. */
export function toBriefChanges(brief: Brief, next: Brief): BriefChanges {
  const fromOf = (id: string) => brief.order.indexOf(id) + 1;
  const toOf = (id: string) => next.order.indexOf(id) + 1;
  const common = next.order.filter((id) => fromOf(id) > 0);
  const staying = longestRising(common, fromOf);
  const noteOf = ({ notes }: Brief, id: string): string => notes[id] ?? '';
  const differing = common.filter((id) => noteOf(brief, id) !== noteOf(next, id));
  return {
    entered: next.order.filter((id) => fromOf(id) === 0),
    left: brief.order.filter((id) => toOf(id) === 0),
    moved: common
      .filter((id) => !staying.has(id))
      .map((id) => ({ id, from: fromOf(id), to: toOf(id) }))
      // Who moved past others may still have the same place, because talents left or joined.
      .filter(({ from, to }) => from !== to),
    noted: differing.filter((id) => noteOf(brief, id) === ''),
    renoted: differing.filter((id) => noteOf(brief, id) !== '' && noteOf(next, id) !== ''),
    unnoted: differing.filter((id) => noteOf(next, id) === ''),
    words: [
      ...(brief.title === next.title ? [] : (['title'] as const)),
      ...(brief.client === next.client ? [] : (['client'] as const)),
      ...(brief.from === next.from && brief.to === next.to ? [] : (['days'] as const)),
    ],
  };
}

/** The longest subsequence of ids with rising places. */
function longestRising(
  ids: readonly string[],
  placeOf: (id: string) => number,
): ReadonlySet<string> {
  const best: (readonly string[])[] = [];
  for (const [index, id] of ids.entries()) {
    let before: readonly string[] = [];
    for (const [earlier, row] of best.entries()) {
      const other = ids[earlier] ?? '';
      if (placeOf(other) < placeOf(id) && row.length > before.length) before = row;
    }
    best[index] = [...before, id];
  }
  return new Set(best.reduce((longest, row) => (row.length >= longest.length ? row : longest), []));
}
