import type { KeptTalent } from './kept-talent.ts';
import { toFrameHeight } from './line-up.ts';
import { formatHeight, type MeasureLanguage } from './measures.ts';
import { toCardName } from './names.ts';
import { toSlug } from './slug.ts';

export interface ShownTalent extends Pick<KeptTalent, 'id' | 'name' | 'cover' | 'heightCm'> {
  readonly paper?: KeptTalent['paper'] | undefined;
}

export function toShownTalent({ id, name, cover, heightCm, paper }: ShownTalent): ShownTalent {
  return { id, name, cover, heightCm, paper };
}

export function toLinkedCard(talent: ShownTalent, modelsPath: string, language: MeasureLanguage) {
  const { id, name, heightCm } = talent;
  const lines = toCardName(name);
  const shown = lines.join(' ');
  return {
    ...toShownTalent(talent),
    lines,
    path: `${modelsPath}/${id}/${toSlug(name)}`,
    frameHeight: toFrameHeight(heightCm),
    label: heightCm === null ? shown : `${shown}, ${formatHeight(heightCm, language)}`,
  };
}
