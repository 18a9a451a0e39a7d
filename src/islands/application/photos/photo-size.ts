/** How large a photo leaves the device: the rules of size and weight, free of any canvas. */
import { PHOTOS_BYTES } from '../../../contracts/entry-kinds.ts';

/** Longest side that is sent, in pixels. */
export const LONGEST_SIDE = 1600;

/** Photos that share the weight of one post. */
const PHOTOS = 4;

/** Weight of one sent photo in bytes, so that all of them fit together. */
export const PHOTO_WEIGHT = PHOTOS_BYTES / PHOTOS;

/** JPEG qualities in the order in which they are tried. */
const QUALITIES = [0.86, 0.76, 0.66, 0.55] as const;

/** What each further round shrinks the sides by when no quality was light enough. */
const SHRINK = 0.75;

/** Rounds of shrinking; 1600 px become 380 px, which no JPEG makes heavier than the limit. */
const ROUNDS = 6;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that fits into `side` by `side`, in whole pixels, in the same proportion; never larger than it was. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Encodes at falling quality, then at falling size, until the outcome is light enough; the last outcome where none is. */
export async function encodeWithin<T extends { readonly size: number }>(
  start: Size,
  encode: (size: Size, quality: number) => Promise<T>,
  limit = PHOTO_WEIGHT,
): Promise<T> {
  let last: T | undefined;
  let size = start;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const quality of QUALITIES) {
      last = await encode(size, quality);
      if (last.size <= limit) return last;
    }
    size = fitWithin(size, Math.max(size.width, size.height) * SHRINK);
  }
  if (last === undefined) throw new Error('Nothing was encoded.');
  return last;
}
