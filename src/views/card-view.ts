import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { toCardOf, type Card, type ShownTalent } from '../domain/card.ts';
import { toPath } from '../routes.ts';

export interface CardView extends Card {
  readonly addToSelection: string;
}

/** Several pages show a card, which is made once. */
const made = new WeakMap<ShownTalent, Map<Locale, CardView>>();

/** The cached card of a talent. */
export function toCard(talent: ShownTalent, locale: Locale): CardView {
  const cards = made.get(talent) ?? new Map<Locale, CardView>();
  const known = cards.get(locale);
  if (known !== undefined) return known;
  const profiles = toPath({ page: 'listing', category: 'models' }, locale);
  const addToSelection = fill(dictionary(locale).common.addToSelection, { name: talent.name });
  const card = { ...toCardOf(talent, profiles, locale), addToSelection };
  made.set(talent, cards.set(locale, card));
  return card;
}
