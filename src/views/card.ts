/** One talent as a card: on listings, on the home page, among favourites. */
import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { FALLBACK_HEIGHT } from '../domain/constants.ts';
import { formatHeight } from '../domain/measures.ts';
import { toCardName, toSlug } from '../domain/names.ts';
import type { Talent } from '../domain/talent.ts';
import { toPath } from '../routes.ts';

/** Heights that the line-up's frames know, in centimetres. */
const SHORTEST_FRAME = 140;
const TALLEST_FRAME = 210;

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
  /** What a screen reader says: the name and, where known, the height. */
  readonly label: string;
  readonly addFavourite: string;
}

/** The card of a talent. */
export function toCard(talent: Talent, locale: Locale): CardView {
  const words = dictionary(locale).common;
  return {
    id: talent.id,
    name: talent.name,
    lines: toCardName(talent.name),
    path: toPath({ page: 'profile', id: talent.id, slug: toSlug(talent.name) }, locale),
    cover: talent.cover,
    heightCm: talent.heightCm,
    frameHeight: toFrameHeight(talent.heightCm),
    label: talent.heightCm === null ? talent.name : `${talent.name}, ${formatHeight(talent.heightCm, locale)}`,
    addFavourite: fill(words.addFavourite, { name: talent.name }),
  };
}

/** The height of a talent's frame in whole centimetres, within what frames can show. */
export function toFrameHeight(heightCm: number | null): number {
  return Math.round(Math.min(TALLEST_FRAME, Math.max(SHORTEST_FRAME, heightCm ?? FALLBACK_HEIGHT)));
}
