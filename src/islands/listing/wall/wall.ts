/**
 * The wall of cards below the letter bar, as the bar sees it. What a filter leaves is shown in steps: as many cards as a window holds at
 * once, the others after the next painting, because laying out a hundred cards takes a slow phone longer than a visitor waits for an answer.
 */
import { select, toComparable, type Filter } from '../letter-filter.ts';

export interface Wall {
  /** Shows what a filter leaves and tells how many that are. Rejects where the talents cannot be had. */
  show(filter: Filter, isFit: IsFit): number | Promise<number>;
}

/** Tells by a talent's id whether it passes what the finder asks. */
export type IsFit = (id: string) => boolean;

/** Numbers of cards. */
export interface Steps {
  readonly first: number;
  readonly next: number;
}

/** A wall that holds every card of its category: the others are hidden. */
export function createWholeWall(list: HTMLElement, steps: Steps): Wall {
  const cards = Array.from(list.querySelectorAll<HTMLElement>('[data-talent]'), (card) => ({
    card,
    id: card.dataset['talent'] ?? '',
    ...toComparable(card.dataset['name'] ?? ''),
  }));
  let stop: (() => void) | null = null;
  return {
    show(filter, isFit) {
      stop?.();
      // From here on the address alone hides nothing.
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

/** Applies to the first items now and to the others after each painting. Answers how to stop. */
export function takeSteps<Item>(items: readonly Item[], { first, next }: Steps, apply: (item: Item) => void): () => void {
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
