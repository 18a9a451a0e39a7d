/** Minors are nobody's neighbours: search engines index adults' pages. */
import { toShownTalent } from '../domain/card.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { BOARDS, CATEGORIES, type Category, toMembers } from '../domain/categories.ts';
import type { Talent } from '../domain/talent.ts';

export interface Neighbours {
  readonly category: Category;
  readonly previous: Talent | null;
  readonly next: Talent | null;
  readonly nearest: readonly Talent[];
}

export function toNeighbours({
  talents,
}: Pick<Catalogue, 'talents'>): ReadonlyMap<string, Neighbours> {
  const neighbours = new Map<string, Neighbours>();
  // Boards come first: `models` is for who is on none.
  for (const category of new Set([...BOARDS, ...CATEGORIES])) {
    const members = toMembers(talents, category);
    const adults = members.filter(({ underAge }) => !underAge);
    let adultsBefore = 0;
    for (const { id, underAge } of members) {
      const nextAdult = underAge ? adultsBefore : adultsBefore + 1;
      const previous = adults[adultsBefore - 1] ?? null;
      const next = adults[nextAdult] ?? null;
      if (!neighbours.has(id))
        neighbours.set(id, {
          category,
          previous,
          next,
          // One stands on either side; at an end both stand on the same.
          nearest: [
            ...adults.slice(0, adultsBefore).slice(next === null ? -2 : -1),
            ...adults.slice(nextAdult).slice(0, previous === null ? 2 : 1),
          ],
        });
      adultsBefore = nextAdult;
    }
  }
  return neighbours;
}

export function toNeighboursKey(neighbours: Neighbours | undefined): unknown {
  const { category, previous, next, nearest = [] } = neighbours ?? {};
  return [category ?? null, previous?.id ?? null, next?.id ?? null, ...nearest.map(toShownTalent)];
}
