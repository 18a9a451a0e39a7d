/** One talent of a selection on the height chart. */
import { toCardOf } from '../../domain/card.ts';
import { formatShownHeight, formatSize, type MeasureLanguage } from '../../domain/measures.ts';
import type { Favourite } from '../../stores/favourites-store.ts';
import { fillCard } from '../talent-card/fill-card.ts';

export interface FrameContext {
  readonly language: MeasureLanguage;
  /** Profiles stand below this path, by id and slug. */
  readonly profilesPath: string;
  readonly imageBaseUrl: string;
}

/** The talent's card, with its measures. These are read aloud as they are, so the card needs no label. */
export function createFrame(template: HTMLTemplateElement, talent: Favourite, context: FrameContext): HTMLElement {
  const { language, profilesPath, imageBaseUrl } = context;
  const frame = fillCard(template, { ...toCardOf(talent, profilesPath, language), label: null }, imageBaseUrl);
  frame.querySelector('[data-part="measures"]')?.append(toMeasures(talent, language));
  return frame;
}

/** `1,76 · 36 · 37,5`: what is known of height, jeans and shoes. */
function toMeasures({ heightCm, jeans, shoes }: Favourite, language: MeasureLanguage): string {
  const sizes = [jeans, shoes].filter((size) => size !== null).map((size) => formatSize(size, language));
  return [...(heightCm === null ? [] : [formatShownHeight(heightCm, language)]), ...sizes].join(' · ');
}
