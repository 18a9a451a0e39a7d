import { toCardOf } from '../../domain/card.ts';
import type { MeasureLanguage } from '../../domain/measures.ts';
import { loadTalentIndex } from '../load-talent-index.ts';
import { fillCard } from '../talent-card/fill-card.ts';
import { createIndexedWall, type DrawnCategory } from './indexed-wall.ts';
import type { Steps, Wall } from './wall.ts';

/** What has to be known of a category that is too long for one page. */
export interface CategorySettings {
  /** Position of the category in `CATEGORIES`. */
  readonly category: number;
  /** Path above the profiles, without a slash at its end. */
  readonly profiles: string;
  readonly language: MeasureLanguage;
  readonly imageBaseUrl: string;
}

/** The wall of a category that is too long for one page. */
export function createCategoryWall(list: HTMLElement, settings: CategorySettings, steps: Steps): Wall {
  return createIndexedWall(list, () => loadCategory(settings), steps);
}

/** Loads the whole category and finds the page's template of a card. Rejects where the talents cannot be had. */
async function loadCategory({ category, profiles, language, imageBaseUrl }: CategorySettings): Promise<DrawnCategory> {
  const template = document.querySelector<HTMLTemplateElement>('#card-template');
  if (template === null) throw new Error('The page has no template of a card');
  const talents = await loadTalentIndex();
  return {
    talents: talents.filter(({ categories }) => categories.includes(category)).map(({ card }) => card),
    draw: (talent) => fillCard(template, toCardOf(talent, profiles, language), imageBaseUrl),
  };
}
