/** Binds the letter bar to the page that it stands on. */
import { CARDS_SHOWN_FIRST, CARDS_SHOWN_NEXT } from '../../domain/constants.ts';
import { loadTalentIndex } from '../load-talent-index.ts';
import { drawCard, type CardSettings } from './draw-card.ts';
import { createIndexedWall, createWholeWall, type IndexedTalent, type Wall } from './wall.ts';

/** What a wall needs to know of a category that is too long for one page. */
export interface WallSettings extends CardSettings {
  /** Position of the category in `CATEGORIES`. */
  readonly category: number;
}

const STEPS = { first: CARDS_SHOWN_FIRST, next: CARDS_SHOWN_NEXT };

/** The page's wall; `index` is `null` where it holds the whole category. */
export function findWall(index: WallSettings | null): Wall {
  const list = document.querySelector<HTMLElement>('.wall');
  if (list === null) throw new Error('The page has no wall');
  if (index === null) return createWholeWall(list, STEPS);

  const model = document.querySelector<HTMLTemplateElement>('#card-model');
  if (model === null) throw new Error('The page has no model card');
  // Scripts that came along with the card have run already.
  for (const script of model.content.querySelectorAll('script')) script.remove();
  return createIndexedWall(list, {
    load: async () => toCategory((await loadTalentIndex()).talents, index.category),
    draw: (talent) => drawCard(model.content, talent, index),
    steps: STEPS,
  });
}

function toCategory(rows: Awaited<ReturnType<typeof loadTalentIndex>>['talents'], category: number): readonly IndexedTalent[] {
  return rows
    .filter(([, , , , categories]) => categories.includes(category))
    .map(([id, name, cover, heightCm]) => ({ id, name, cover, heightCm }));
}
