import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { toLinkedCard, type ShownTalent } from '../domain/card.ts';
import { toPath } from '../routes.ts';

export type CardView = ReturnType<typeof toCard>;

export function toCard(talent: ShownTalent, locale: Locale) {
  const profiles = toPath({ page: 'listing', category: 'models' }, locale);
  const addToSelection = fill(dictionary(locale).common.addToSelection, { name: talent.name });
  return { ...toLinkedCard(talent, profiles, locale), addToSelection };
}
