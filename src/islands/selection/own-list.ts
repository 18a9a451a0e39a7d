/** The visitor's own brief: the favourites in its order. */
import { inOrder, type Brief } from '../../domain/brief.ts';
import type { IndexedTalent } from '../../domain/talent-index.ts';
import type { Favourite } from '../../stores/favourites-store.ts';
import { brief } from '../../stores/own-brief.ts';
import { favourites } from '../../stores/own-favourites.ts';
import { byName, findTalents, toUnconfirmed } from './brief-list.ts';

/** The agency's current list has confirmed what the favourites may show. */
let isConfirmed = false;
let isChanging = false;

/** True while several changes become one, which the page shows at its end. */
export const isChangingOwn = (): boolean => isChanging;

export const keptCards = (): readonly Favourite[] => Object.values(favourites.$favourites.get());

export const toShown = (card: Favourite): Favourite => (isConfirmed ? card : toUnconfirmed(card));

export function ownCards(): readonly Favourite[] {
  return inOrder(byName(keptCards().map(toShown)), brief.$value.get().order);
}

export function ownBrief(): Brief {
  return { ...brief.$value.get(), order: ownCards().map(({ id }) => id) };
}

/** Replaces the own talents and texts. */
export function putOwn(cards: readonly Favourite[], next: Brief): void {
  const ids = new Set(cards.map(({ id }) => id));
  changeAtOnce(() => {
    favourites.remove(keptCards().flatMap(({ id }) => (ids.has(id) ? [] : [id])));
    favourites.keep(cards);
    brief.change(() => next);
  });
}

/** Updates the favourites from the agency's list, and counts who has left it. */
export function renewOwn(index: readonly IndexedTalent[]): number {
  const kept = favourites.$favourites.get();
  const { cards, gone } = findTalents(Object.keys(kept), index);
  const stale = cards.filter((card) => JSON.stringify(card) !== JSON.stringify(kept[card.id]));
  changeAtOnce(() => {
    if (stale.length > 0) favourites.keep(stale);
    if (gone.length > 0) favourites.remove(gone);
  });
  isConfirmed = true;
  return gone.length;
}

function changeAtOnce(change: () => void): void {
  isChanging = true;
  change();
  isChanging = false;
}
