/** One talent of a selection on the height chart. */
import { toCardOf } from '../../domain/card.ts';
import { formatShownHeight, formatSize, type MeasureLanguage } from '../../domain/measures.ts';
import type { Favourite } from '../../stores/favourites-store.ts';
import { fillCard } from '../talent-card/fill-card.ts';

export interface FrameContext {
  readonly language: MeasureLanguage;
  /** What a size is the size of; a height needs no word. */
  readonly sizeLabels: { readonly jeans: string; readonly shoes: string };
  /** Profiles stand below this path, by id and slug. */
  readonly profilesPath: string;
  readonly imageBaseUrl: string;
}

/** The talent's card, with its measures. These are read aloud as they are, so the card needs no label. */
export function createFrame(template: HTMLTemplateElement, talent: Favourite, context: FrameContext): HTMLElement {
  const { profilesPath, imageBaseUrl, language } = context;
  const frame = fillCard(template, { ...toCardOf(talent, profilesPath, language), label: null }, imageBaseUrl);
  frame.querySelector('[data-part="measures"]')?.append(toMeasures(talent, context));
  return frame;
}

/** `1,76 · jeans 36 · sapatos 37,5`: what is known of height, jeans and shoes. */
function toMeasures({ heightCm, jeans, shoes }: Favourite, { language, sizeLabels }: FrameContext): string {
  const known = [
    heightCm === null ? null : formatShownHeight(heightCm, language),
    jeans === null ? null : `${sizeLabels.jeans} ${formatSize(jeans, language)}`,
    shoes === null ? null : `${sizeLabels.shoes} ${formatSize(shoes, language)}`,
  ];
  return known.filter((measure) => measure !== null).join(' · ');
}
