import type { KeptTalent } from './kept-talent.ts';
import { formatHeight, type MeasureLanguage } from './measures.ts';
import { toCardName } from './names.ts';
import { toSlug } from './slug.ts';

const FALLBACK_HEIGHT = 178;
const SHORTEST_FRAME = 140;
const TALLEST_FRAME = 210;

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

export function toFrameHeight(heightCm: number | null): number {
  return Math.round(Math.min(TALLEST_FRAME, Math.max(SHORTEST_FRAME, heightCm ?? FALLBACK_HEIGHT)));
}
