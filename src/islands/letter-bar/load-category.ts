import { toCardOf } from '../../domain/card.ts';
import type { MeasureLanguage } from '../../domain/measures.ts';
import { loadTalentIndex } from '../load-talent-index.ts';
import { fillCard } from '../talent-card/fill-card.ts';
import type { DrawnCategory } from './indexed-wall.ts';

/** What has to be known of a category that is too long for one page. */
export interface CategorySettings {
  /** Position of the category in `CATEGORIES`. */
  readonly category: number;
  /** Path above the profiles, without a slash at its end. */
  readonly profiles: string;
  readonly language: MeasureLanguage;
  readonly imageBaseUrl: string;
}

/** Loads the whole category and finds the page's template of a card. Rejects where the talents cannot be had. */
export async function loadCategory({ category, profiles, language, imageBaseUrl }: CategorySettings): Promise<DrawnCategory> {
  const template = document.querySelector<HTMLTemplateElement>('#card-template');
  if (template === null) throw new Error('The page has no template of a card');
  const { talents } = await loadTalentIndex();
  return {
    talents: talents
      .filter(([, , , , categories]) => categories.includes(category))
      .map(([id, name, cover, heightCm]) => ({ id, name, cover, heightCm })),
    draw: (talent) => fillCard(template, toCardOf(talent, profiles, language), imageBaseUrl),
  };
}
