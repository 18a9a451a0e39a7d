/**
 * The wall of cards below the letter bar, as the bar sees it. What a filter leaves is shown in steps: as many cards as a window holds at
 * once, the others after the next painting, because laying out a hundred cards takes a slow phone longer than a visitor waits for an answer.
 */
import { isFiltering, toComparable, toTest, type Comparable, type Filter } from './filter.ts';

export interface Wall {
  /** Shows what a filter leaves and tells how many that are. Rejects where the talents cannot be had. */
  show(filter: Filter): number | Promise<number>;
}

/** Numbers of cards. */
export interface Steps {
  readonly first: number;
  readonly next: number;
}

/** A wall that holds every card of its category: the others are hidden. */
export function createWholeWall(list: HTMLElement, steps: Steps): Wall {
  const cards = Array.from(list.querySelectorAll<HTMLElement>('[data-talent]'), (card) => ({
    card,
    name: toComparable(card.dataset['name'] ?? ''),
  }));
  let stop: (() => void) | null = null;
  return {
    show(filter) {
      stop?.();
      // From here on the address alone hides nothing.
      list.dataset['live'] = '';
      const isShown = toTest(filter);
      const shown = cards.filter(({ card, name }) => {
        const leaves = isShown(name);
        if (!leaves) card.hidden = true;
        return leaves;
      });
      stop = takeSteps(shown, steps, ({ card }) => {
        card.hidden = false;
      });
      return shown.length;
    },
  };
}

/** One talent of a category that is too long for one page. */
export interface IndexedTalent {
  readonly id: string;
  readonly name: string;
  readonly cover: string | null;
  readonly heightCm: number | null;
}

export interface IndexedWallTools {
  /** All talents of the category, in order. */
  readonly load: () => Promise<readonly IndexedTalent[]>;
  readonly draw: (talent: IndexedTalent) => HTMLElement;
  readonly steps: Steps;
}

/**
 * A wall that holds one page of its category. A filter looks through the whole category, which is loaded once, and its cards are drawn
 * as they come near; without a filter the page's own cards return.
 */
export function createIndexedWall(list: HTMLElement, { load, draw, steps }: IndexedWallTools): Wall {
  const own = Array.from(list.children);
  let category: Promise<readonly (readonly [IndexedTalent, Comparable])[]> | null = null;
  let latest = 0;
  let stop: (() => void) | null = null;

  const loadOnce = () => {
    category ??= load().then(
      (talents) => talents.map((talent) => [talent, toComparable(talent.name)] as const),
      (error: unknown) => {
        // The next filter tries again.
        category = null;
        throw error;
      },
    );
    return category;
  };
  const showOwn = () => {
    stop?.();
    delete list.dataset['waiting'];
    if (!('filtered' in list.dataset)) return own.length;
    delete list.dataset['filtered'];
    list.replaceChildren();
    stop = takeSteps(own, { ...steps, next: own.length }, (card) => {
      list.append(card);
    });
    return own.length;
  };
  const showFound = async (filter: Filter, isLatest: () => boolean) => {
    list.dataset['waiting'] = '';
    try {
      const isShown = toTest(filter);
      const found = (await loadOnce()).filter(([, name]) => isShown(name));
      if (isLatest()) {
        stop?.();
        list.dataset['filtered'] = '';
        list.replaceChildren();
        stop = drawAsNeeded(list, steps, found.length, (from, to) => found.slice(from, to).map(([talent]) => draw(talent)));
      }
      return found.length;
    } finally {
      if (isLatest()) delete list.dataset['waiting'];
    }
  };

  return {
    show(filter) {
      latest += 1;
      const turn = latest;
      return isFiltering(filter) ? showFound(filter, () => turn === latest) : showOwn();
    },
  };
}

/** Applies to the first items now and to the others after each painting. Answers how to stop. */
function takeSteps<Item>(items: readonly Item[], { first, next }: Steps, apply: (item: Item) => void): () => void {
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

/** How far below the window the next cards are drawn, in pixels. */
const AHEAD = 1500;

/** Draws the first cards now and the others when the visitor comes near. Answers how to stop. */
function drawAsNeeded(
  list: HTMLElement,
  steps: Steps,
  count: number,
  draw: (from: number, to: number) => readonly HTMLElement[],
): () => void {
  let drawn = 0;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) drawMore(steps.next);
    },
    { rootMargin: `${String(AHEAD)}px` },
  );
  const drawMore = (size: number) => {
    list.append(...draw(drawn, drawn + size));
    drawn += size;
    observer.disconnect();
    const last = list.lastElementChild;
    if (last !== null && drawn < count) observer.observe(last);
  };
  drawMore(steps.first);
  return () => {
    observer.disconnect();
  };
}
