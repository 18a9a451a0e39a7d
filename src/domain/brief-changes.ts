import type { Brief } from './brief.ts';

export interface BriefChanges {
  /** Ids of talents. */
  readonly entered: readonly string[];
  readonly left: readonly string[];
  readonly up: readonly string[];
  readonly down: readonly string[];
  /** Ids of talents whose note is new, changed or removed. */
  readonly noted: readonly string[];
  readonly renoted: readonly string[];
  readonly unnoted: readonly string[];
  readonly words: readonly ('title' | 'client' | 'days')[];
}

/** Compares a brief with the `next` one, naming the fewest moves that explain its order. */
export function toBriefChanges(brief: Brief, next: Brief): BriefChanges {
  const places = new Map(brief.order.map((id, place) => [id, place]));
  const common = next.order.filter((id) => places.has(id));
  const staying = longestRising(common, (id) => places.get(id) ?? 0);
  const rank = new Map(brief.order.filter((id) => next.order.includes(id)).map((id, place) => [id, place]));
  const moved = common.flatMap((id, place) => (staying.has(id) ? [] : [{ id, isUp: place < (rank.get(id) ?? 0) }]));
  const noteOf = ({ notes }: Brief, id: string): string => notes[id] ?? '';
  const differing = common.filter((id) => noteOf(brief, id) !== noteOf(next, id));
  return {
    entered: next.order.filter((id) => !places.has(id)),
    left: brief.order.filter((id) => !next.order.includes(id)),
    up: moved.filter(({ isUp }) => isUp).map(({ id }) => id),
    down: moved.filter(({ isUp }) => !isUp).map(({ id }) => id),
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
function longestRising(ids: readonly string[], placeOf: (id: string) => number): ReadonlySet<string> {
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
