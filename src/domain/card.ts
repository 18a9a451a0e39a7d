import type { KeptTalent } from './card-talent.ts';
import { toCardLabel, toFrameHeight } from './line-up.ts';
import type { MeasureLanguage } from './measures.ts';
import { toCardName } from './names.ts';
import { toSlug } from './slug.ts';

export interface ShownTalent extends Pick<KeptTalent, 'id' | 'name' | 'cover' | 'heightCm'> {
  readonly paper?: KeptTalent['paper'] | undefined;
}

export function toShownTalent({ id, name, cover, heightCm, paper }: ShownTalent): ShownTalent {
  return { id, name, cover, heightCm, paper };
}

export type Card = ReturnType<typeof toCardOf>;

export function toCardOf(talent: ShownTalent, profiles: string, language: MeasureLanguage) {
  const { id, name, heightCm } = talent;
  return {
    ...toShownTalent(talent),
    lines: toCardName(name),
    path: `${profiles}/${id}/${toSlug(name)}`,
    frameHeight: toFrameHeight(heightCm),
    label: toCardLabel(name, heightCm, language),
  };
}
