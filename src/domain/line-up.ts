/** How a talent stands in the line-up: the frame and what is read aloud. */
import { FALLBACK_HEIGHT } from './constants.ts';
import { formatHeight, type MeasureLanguage } from './measures.ts';
import { toCardName } from './names.ts';

/** Smallest and largest height of a frame, in centimetres. */
const SHORTEST_FRAME = 140;
const TALLEST_FRAME = 210;

/** The height of a talent's frame in whole centimetres, within what frames can show. */
export function toFrameHeight(heightCm: number | null): number {
  return Math.round(Math.min(TALLEST_FRAME, Math.max(SHORTEST_FRAME, heightCm ?? FALLBACK_HEIGHT)));
}

/** The accessible name of a card: the words that it shows and, where known, the height. */
export function toCardLabel(name: string, heightCm: number | null, language: MeasureLanguage): string {
  const shown = toCardName(name).join(' ');
  return heightCm === null ? shown : `${shown}, ${formatHeight(heightCm, language)}`;
}
