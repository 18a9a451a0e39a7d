/** Binds the letter bar to the page that it stands on. */
import { CARDS_SHOWN_FIRST, CARDS_SHOWN_NEXT } from '../../domain/constants.ts';
import { createIndexedWall } from './indexed-wall.ts';
import type { CategorySettings } from './load-category.ts';
import { createWholeWall, type Wall } from './wall.ts';

const STEPS = { first: CARDS_SHOWN_FIRST, next: CARDS_SHOWN_NEXT };

/** The page's wall; `index` is `null` where it holds the whole category. What draws cards comes when the first one is drawn. */
export function findWall(index: CategorySettings | null): Wall {
  const list = document.querySelector<HTMLElement>('.wall');
  if (list === null) throw new Error('The page has no wall');
  return index === null
    ? createWholeWall(list, STEPS)
    : createIndexedWall(list, async () => (await import('./load-category.ts')).loadCategory(index), STEPS);
}
