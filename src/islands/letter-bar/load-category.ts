import { loadTalentIndex } from '../load-talent-index.ts';
import { drawCard, type CardSettings } from './draw-card.ts';
import type { DrawnCategory } from './indexed-wall.ts';

/** What has to be known of a category that is too long for one page. */
export interface CategorySettings extends CardSettings {
  /** Position of the category in `CATEGORIES`. */
  readonly category: number;
}

/** Loads the whole category and finds the page's model card. Rejects where the talents cannot be had. */
export async function loadCategory(settings: CategorySettings): Promise<DrawnCategory> {
  const model = document.querySelector<HTMLTemplateElement>('#card-model');
  if (model === null) throw new Error('The page has no model card');
  // Scripts that came along with the card have run already.
  for (const script of model.content.querySelectorAll('script')) script.remove();

  const { talents } = await loadTalentIndex();
  return {
    talents: talents
      .filter(([, , , , categories]) => categories.includes(settings.category))
      .map(([id, name, cover, heightCm]) => ({ id, name, cover, heightCm })),
    draw: (talent) => drawCard(model.content, talent, settings),
  };
}
