/** What a card shows of a talent, for cards in pages and for cards that the browser draws. */
import type { CardTalent } from './card-talent.ts';
import { toCardLabel, toFrameHeight } from './line-up.ts';
import type { MeasureLanguage } from './measures.ts';
import { toCardName } from './names.ts';
import { toSlug } from './slug.ts';

/** As much of a talent as a card shows. */
export type ShownTalent = Pick<CardTalent, 'id' | 'name' | 'cover' | 'heightCm'>;

/** Whoever keeps or compares what cards show takes it from here: a field more in `ShownTalent` is a field more there. */
export function toShownTalent({ id, name, cover, heightCm }: ShownTalent): ShownTalent {
  return { id, name, cover, heightCm };
}

export interface Card extends ShownTalent {
  /** First and last word of the name, or its only word. */
  readonly lines: readonly string[];
  readonly path: string;
  /** Height of the frame in centimetres. */
  readonly frameHeight: number;
  /** For screen readers: the words of the card and, where known, the height; `null` where the visible text is enough. */
  readonly label: string | null;
}

/** `profiles` is the path above the profiles, without a slash at its end. */
export function toCardOf(talent: ShownTalent, profiles: string, language: MeasureLanguage): Card {
  const { id, name, heightCm } = talent;
  return {
    ...toShownTalent(talent),
    lines: toCardName(name),
    path: `${profiles}/${id}/${toSlug(name)}`,
    frameHeight: toFrameHeight(heightCm),
    label: toCardLabel(name, heightCm, language),
  };
}
