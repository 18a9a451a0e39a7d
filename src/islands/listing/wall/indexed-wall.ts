import { toCardOf } from '../../../domain/card.ts';
import type { CardTalent } from '../../../domain/card-talent.ts';
import type { MeasureLanguage } from '../../../domain/measures.ts';
import type { IndexedTalent } from '../../../domain/talent-index.ts';
import { loadTalentIndex } from '../load-talent-index.ts';
import { fillCard } from './fill-card.ts';
import {
  isFiltering,
  select,
  toComparable,
  type Comparable,
  type Filter,
} from '../letter-filter.ts';
import { takeSteps, type IsFit, type Steps, type Wall } from './wall.ts';

export interface CategorySettings {
  /** Position of the category in `CATEGORIES`. */
  readonly category: number;
  /** Without a trailing slash. */
  readonly profiles: string;
  readonly language: MeasureLanguage;
  readonly imageBaseUrl: string;
}

/** A category's talents in the listing's order, and how to draw one. */
interface Category {
  readonly entries: readonly (Comparable & { readonly talent: CardTalent })[];
  readonly draw: (talent: CardTalent) => HTMLElement;
}

/** Selects the category from all talents and finds the page's card template. */
function toCategory(
  talents: readonly IndexedTalent[],
  { category, profiles, language, imageBaseUrl }: CategorySettings,
): Category {
  const template = document.querySelector<HTMLTemplateElement>('#card-template');
  if (template === null) throw new Error('The page has no template of a card');
  return {
    entries: talents
      .filter(({ categories }) => categories.includes(category))
      .map(({ card }) => ({ talent: card, ...toComparable(card.name) })),
    draw: (talent) => fillCard(template, toCardOf(talent, profiles, language), imageBaseUrl),
  };
}

/** A wall of one page of its category. A filter searches the whole category, loaded once, and draws
 * cards as they come near. */
export function createIndexedWall(
  list: HTMLElement,
  settings: CategorySettings,
  steps: Steps,
): Wall {
  const own = Array.from(list.children);
  let category: Category | null = null;
  let latest = 0;
  let stop: (() => void) | null = null;

  const showOwn = () => {
    delete list.dataset['waiting'];
    // They stand there or are on their way.
    if (!('filtered' in list.dataset)) return own.length;
    stop?.();
    delete list.dataset['filtered'];
    list.replaceChildren();
    stop = takeSteps(own, { ...steps, next: own.length }, (card) => list.append(card));
    return own.length;
  };
  const showFound = (
    { entries, draw }: Category,
    filter: Filter,
    isFit: IsFit,
    isLatest: boolean,
  ) => {
    const found = select(entries, filter).filter(({ talent }) => isFit(talent.id));
    if (isLatest) {
      stop?.();
      list.dataset['filtered'] = '';
      list.replaceChildren();
      stop = drawAsNeeded(list, steps, found.length, (from, to) =>
        found.slice(from, to).map(({ talent }) => draw(talent)),
      );
    }
    return found.length;
  };
  const loadAndShow = async (filter: Filter, isFit: IsFit, isLatest: () => boolean) => {
    list.dataset['waiting'] = '';
    try {
      const talents = await loadTalentIndex();
      // Built once, even if several filters waited for it.
      category ??= toCategory(talents, settings);
      return showFound(category, filter, isFit, isLatest());
    } finally {
      delete list.dataset['waiting'];
    }
  };

  return {
    show(filter, isFit) {
      latest += 1;
      const turn = latest;
      if (!isFiltering(filter)) return showOwn();
      // Synchronous if loaded: fading the old cards would cost a slow phone as much as drawing the
      // new ones.
      return category === null
        ? loadAndShow(filter, isFit, () => turn === latest)
        : showFound(category, filter, isFit, true);
    },
  };
}

/** Pixels below the window within which cards are drawn. */
const AHEAD = 1500;

/** Draws the first cards now and the others as the visitor scrolls near. Returns a function that
 * stops it. */
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
    const last = list.lastElementChild;
    if (last !== null && drawn < count) observer.observe(last);
  };
  drawMore(steps.first);
  return () => observer.disconnect();
}
