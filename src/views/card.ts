/** One talent as a card: on listings, on the home page, among favourites. */
import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { toCardLabel, toFrameHeight } from '../domain/line-up.ts';
import { toCardName, toSlug } from '../domain/names.ts';
import type { Talent } from '../domain/talent.ts';
import { toPath } from '../routes.ts';

export interface CardView {
  readonly id: string;
  readonly name: string;
  /** First and last word of the name, or its only word. */
  readonly lines: readonly string[];
  readonly path: string;
  readonly cover: string | null;
  readonly heightCm: number | null;
  /** Height of the frame in centimetres. */
  readonly frameHeight: number;
  /** What a screen reader says: the words of the card and, where known, the height. */
  readonly label: string;
  readonly addFavourite: string;
}

/** Cards stand on several pages; each is made once. */
const made = new WeakMap<Talent, Map<Locale, CardView>>();

/** The card of a talent, the same object each time. */
export function toCard(talent: Talent, locale: Locale): CardView {
  const cards = made.get(talent) ?? new Map<Locale, CardView>();
  const known = cards.get(locale);
  if (known !== undefined) return known;
  const card = makeCard(talent, locale);
  made.set(talent, cards.set(locale, card));
  return card;
}

function makeCard(talent: Talent, locale: Locale): CardView {
  const words = dictionary(locale).common;
  return {
    id: talent.id,
    name: talent.name,
    lines: toCardName(talent.name),
    path: toPath({ page: 'profile', id: talent.id, slug: toSlug(talent.name) }, locale),
    cover: talent.cover,
    heightCm: talent.heightCm,
    frameHeight: toFrameHeight(talent.heightCm),
    label: toCardLabel(talent.name, talent.heightCm, locale),
    addFavourite: fill(words.addFavourite, { name: talent.name }),
  };
}
