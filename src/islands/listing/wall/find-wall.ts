import { CARDS_SHOWN_FIRST, CARDS_SHOWN_NEXT } from '../../../domain/constants.ts';
import { isFiltering } from '../letter-filter.ts';
import type { CategorySettings } from './indexed-wall.ts';
import { createWholeWall, type Wall } from './wall.ts';

const STEPS = { first: CARDS_SHOWN_FIRST, next: CARDS_SHOWN_NEXT };

/** Finds the page's wall; `index` is `null` if it holds the whole category. */
export function findWall(index: CategorySettings | null): Wall {
  const list = document.querySelector<HTMLElement>('.wall');
  if (list === null) throw new Error('The page has no wall');
  return index === null ? createWholeWall(list, STEPS) : createLateWall(list, index);
}

/** The wall of one page of a category. It loads the rest of the category with the first filter. */
function createLateWall(list: HTMLElement, index: CategorySettings): Wall {
  const count = list.childElementCount;
  let indexed: Wall | null = null;
  return {
    show(filter, isFit) {
      if (indexed !== null) return indexed.show(filter, isFit);
      if (!isFiltering(filter)) return count;
      return import('./indexed-wall.ts').then(({ createIndexedWall }) => {
        indexed ??= createIndexedWall(list, index, STEPS);
        return indexed.show(filter, isFit);
      });
    },
  };
}
