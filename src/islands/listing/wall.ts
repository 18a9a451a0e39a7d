/** The filtered wall of cards. Shows a window's cards first and the rest after painting, so that
 * slow phones answer at once. */
import { CARDS_SHOWN_FIRST, CARDS_SHOWN_NEXT } from '../../domain/constants.ts';
import { select, toComparable, type Filter } from './letter-filter.ts';

export interface Wall {
  /** Shows the matches and returns their number. */
  show(filter: Filter, isFit: IsFit): number;
}

/** Tells by a talent's id whether it passes the finder. */
export type IsFit = (id: string) => boolean;

export interface Steps {
  readonly first: number;
  readonly next: number;
}

const STEPS = { first: CARDS_SHOWN_FIRST, next: CARDS_SHOWN_NEXT };

/** The page's wall, which hides the cards that do not match. */
export function createWall(list: HTMLElement, steps: Steps = STEPS): Wall {
  const cards = Array.from(list.querySelectorAll<HTMLElement>('[data-talent]'), (card) => ({
    card,
    id: card.dataset['talent'] ?? '',
    ...toComparable(card.dataset['name'] ?? ''),
  }));
  let stop: (() => void) | null = null;
  return {
    show(filter, isFit) {
      stop?.();
      // From here on, the script hides cards instead of the address's styles.
      list.dataset['live'] = '';
      const shown = select(cards, filter).filter(({ id }) => isFit(id));
      const isShown = new Set(shown);
      for (const item of cards) if (!isShown.has(item)) item.card.hidden = true;
      stop = takeSteps(shown, steps, ({ card }) => {
        card.hidden = false;
      });
      return shown.length;
    },
  };
}

/** Applies to the first items now and to the rest after each painting. Returns a function that
 * stops it. */
export function takeSteps<Item>(
  items: readonly Item[],
  { first, next }: Steps,
  apply: (item: Item) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const step = (from: number, size: number) => {
    for (const item of items.slice(from, from + size)) apply(item);
    if (from + size >= items.length) return;
    frame = requestAnimationFrame(() => {
      timer = setTimeout(step, 0, from + size, next);
    });
  };
  step(0, first);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
