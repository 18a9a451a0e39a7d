const FALLBACK_HEIGHT = 178;
const SHORTEST_FRAME = 140;
const TALLEST_FRAME = 210;

export function toFrameHeight(heightCm: number | null): number {
  return Math.round(Math.min(TALLEST_FRAME, Math.max(SHORTEST_FRAME, heightCm ?? FALLBACK_HEIGHT)));
}
