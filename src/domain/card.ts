import type { CardTalent } from './card-talent.ts';
import { toCardLabel, toFrameHeight } from './line-up.ts';
import type { MeasureLanguage } from './measures.ts';
import { toCardName } from './names.ts';
import { toSlug } from './slug.ts';

export interface ShownTalent extends Pick<CardTalent, 'id' | 'name' | 'cover' | 'heightCm'> {
  readonly paper?: CardTalent['paper'] | undefined;
}

export function toShownTalent({ id, name, cover, heightCm, paper }: ShownTalent): ShownTalent {
  return { id, name, cover, heightCm, paper };
}

export interface Card extends ShownTalent {
  readonly lines: readonly string[];
  readonly path: string;
  readonly frameHeight: number;
  readonly label: string;
}

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
