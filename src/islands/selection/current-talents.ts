/** A selection's talents as they are today. */
import { inOrder } from '../../domain/selection.ts';
import { toCardTalent, type CardTalent } from '../../domain/card-talent.ts';
import { toFileTest, toFirstName } from '../../domain/minor.ts';
import { compareNames } from '../../domain/name-order.ts';
import type { IndexedTalent } from '../../domain/talent-index.ts';

export interface FoundTalents {
  /** The talents as the agency knows them now, in the order of the ids. */
  readonly cards: readonly CardTalent[];
  /** Ids of talents who left the agency. */
  readonly gone: readonly string[];
}

/** Finds a selection's talents among the current ones. */
export function findTalents(
  ids: readonly string[],
  talents: readonly IndexedTalent[],
): FoundTalents {
  const wanted = new Set(ids);
  const known = talents.map(({ card }) => card).filter(({ id }) => wanted.has(id));
  const cards = inOrder(known, ids);
  const found = new Set(cards.map(({ id }) => id));
  return { cards, gone: ids.filter((id) => !found.has(id)) };
}

/** Hides what a minor's card hides until the agency's current list confirms the talent: the flag
 * may be new. */
export function toUnconfirmed(card: CardTalent): CardTalent {
  const isTelling = toFileTest({ name: card.name, accounts: [] });
  const cover = card.cover === null || isTelling(card.cover) ? null : card.cover;
  const shown: Readonly<Record<string, unknown>> = {
    cover,
    heightCm: card.heightCm,
    shoes: card.shoes,
  };
  return toCardTalent(card.id, toFirstName(card.name), (field) => shown[field]);
}

export function byName(cards: readonly CardTalent[]): readonly CardTalent[] {
  return cards.toSorted((a, b) => compareNames(a.name, b.name));
}
