/**
 * The talents before and after a talent on the listing. Minors are nobody's neighbours, because search engines index the pages of adults
 * with everything on them.
 */
import { toShownTalent } from '../domain/card.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { BOARDS, CATEGORIES, type Category } from '../domain/categories.ts';
import type { Talent } from '../domain/talent.ts';
import { toMembers } from './members.ts';
import { workedOut } from './worked-out.ts';

export interface Neighbours {
  /** The listing that both are of. */
  readonly category: Category;
  /** `null` where the listing begins or ends. */
  readonly previous: Talent | null;
  readonly next: Talent | null;
}

/** The neighbours of every talent by id, on the talent's own board, else among all models; who is on no listing has none. */
export const toNeighbours = workedOut('neighbours', (catalogue: Pick<Catalogue, 'talents'>): ReadonlyMap<string, Neighbours> => {
  const neighbours = new Map<string, Neighbours>();
  for (const category of new Set([...BOARDS, ...CATEGORIES])) {
    const members = toMembers(catalogue)[category];
    const previous = toAdultsBefore(members);
    const next = toAdultsBefore(members.toReversed()).toReversed();
    for (const [place, { id }] of members.entries()) {
      if (neighbours.has(id)) continue;
      neighbours.set(id, { category, previous: previous[place] ?? null, next: next[place] ?? null });
    }
  }
  return neighbours;
});

/** Everything that a profile shows of its neighbours, for the profile's cache key. */
export function toNeighbourCards(neighbours: Neighbours | undefined): unknown {
  const { category, previous, next } = neighbours ?? {};
  const toShown = (talent: Talent | null | undefined) => (talent ? toShownTalent(talent) : null);
  return [category ?? null, toShown(previous), toShown(next)];
}

/** For each of them the nearest adult before. */
function toAdultsBefore(members: readonly Talent[]): readonly (Talent | null)[] {
  let nearest: Talent | null = null;
  return members.map((talent) => {
    const before = nearest;
    if (!talent.underAge) nearest = talent;
    return before;
  });
}
