/** A brief's talents as they are today, and the lines of its height chart. */
import { inOrder } from '../../domain/brief.ts';
import { toCardTalent } from '../../domain/card-talent.ts';
import { toFrameHeight } from '../../domain/line-up.ts';
import { toFileTest, toFirstName } from '../../domain/minor.ts';
import { compareNames } from '../../domain/name-order.ts';
import type { IndexedTalent } from '../../domain/talent-index.ts';
import type { Favourite } from '../../stores/favourites-store.ts';

export interface FoundTalents {
  /** The talents as the agency knows them now, in the order of the ids. */
  readonly cards: readonly Favourite[];
  /** Ids of talents who left the agency. */
  readonly gone: readonly string[];
}

/** Finds a brief's talents among the current ones. */
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
export function toUnconfirmed(card: Favourite): Favourite {
  const isTelling = toFileTest({ name: card.name, accounts: [] });
  const cover = card.cover === null || isTelling(card.cover) ? null : card.cover;
  const shown: Readonly<Record<string, unknown>> = {
    cover,
    heightCm: card.heightCm,
    shoes: card.shoes,
  };
  return toCardTalent(card.id, toFirstName(card.name), (field) => shown[field]);
}

export function byName(cards: readonly Favourite[]): readonly Favourite[] {
  return cards.toSorted((a, b) => compareNames(a.name, b.name));
}

const LOWEST_LINE = 160;
const HIGHEST_LINE = 190;
const STEP = 10;

/** The chart's lines in centimetres, lowest first: up to 1.90 m, or above the tallest talent. */
export function toChartLines(cards: readonly Favourite[]): readonly number[] {
  const tallest = Math.max(HIGHEST_LINE, ...cards.map(({ heightCm }) => toFrameHeight(heightCm)));
  const count = Math.ceil((tallest - LOWEST_LINE) / STEP) + 1;
  return Array.from({ length: count }, (_, index) => LOWEST_LINE + index * STEP);
}
