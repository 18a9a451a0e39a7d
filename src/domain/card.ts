import type { CardTalent } from './card-talent.ts';
import { toCardLabel, toFrameHeight } from './line-up.ts';
import type { MeasureLanguage } from './measures.ts';
import { toCardName } from './names.ts';
import { toSlug } from './slug.ts';

export type ShownTalent = Pick<CardTalent, 'id' | 'name' | 'cover' | 'heightCm'>;

/** Picks the fields that cards show. Use it to store or compare them. */
export function toShownTalent({ id, name, cover, heightCm }: ShownTalent): ShownTalent {
  return { id, name, cover, heightCm };
}

export interface Card extends ShownTalent {
  /** First and last word of the name, or its only word. */
  readonly lines: readonly string[];
  readonly path: string;
  /** Centimetres. */
  readonly frameHeight: number;
  /** For screen readers. */
  readonly label: string;
}

/** `profiles` is the path above the profiles, without a trailing slash. */
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
