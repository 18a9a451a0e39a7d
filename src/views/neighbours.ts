/** A talent's neighbours on a listing. No minors, because search engines index adults' pages. */
import { toShownTalent } from '../domain/card.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { BOARDS, CATEGORIES, type Category } from '../domain/categories.ts';
import type { Talent } from '../domain/talent.ts';
import { toMembers } from './talents-of-category.ts';
import { oncePerKey } from './once-per-key.ts';

export interface Neighbours {
  readonly category: Category;
  /** `null` at the end of the listing. */
  readonly previous: Talent | null;
  readonly next: Talent | null;
}

/** Neighbours by talent id, on the talent's board, else among all models. */
export const toNeighbours = oncePerKey(
  'neighbours',
  (catalogue: Pick<Catalogue, 'talents'>): ReadonlyMap<string, Neighbours> => {
    const neighbours = new Map<string, Neighbours>();
    for (const category of new Set([...BOARDS, ...CATEGORIES])) {
      const members = toMembers(catalogue)[category];
      const previous = toAdultsBefore(members);
      const next = toAdultsBefore(members.toReversed()).toReversed();
      for (const [place, { id }] of members.entries()) {
        if (neighbours.has(id)) continue;
        neighbours.set(id, {
          category,
          previous: previous[place] ?? null,
          next: next[place] ?? null,
        });
      }
    }
    return neighbours;
  },
);

/** What a profile shows of its neighbours, for its cache key. */
export function toNeighbourCards(neighbours: Neighbours | undefined): unknown {
  const { category, previous, next } = neighbours ?? {};
  const toShown = (talent: Talent | null | undefined) => (talent ? toShownTalent(talent) : null);
  return [category ?? null, toShown(previous), toShown(next)];
}

function toAdultsBefore(members: readonly Talent[]): readonly (Talent | null)[] {
  let nearest: Talent | null = null;
  return members.map((talent) => {
    const before = nearest;
    if (!talent.underAge) nearest = talent;
    return before;
  });
}
