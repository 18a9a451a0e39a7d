import { PHOTOS_BYTES } from '../../../contracts/entry-kinds.ts';
import { PHOTO_FIELDS } from '../../../contracts/scouted-form.ts';

export const LONGEST_SIDE = 1600;

/** Largest weight of one photo in bytes, so that all fit the post. */
export const PHOTO_WEIGHT = PHOTOS_BYTES / PHOTO_FIELDS.length;

const QUALITIES = [0.86, 0.76, 0.66, 0.55] as const;

const SHRINK = 0.75;

/** Rounds of shrinking: 1600 px become 380 px, which stays below the limit in any JPEG. */
const ROUNDS = 6;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

export async function encodeWithin<T extends { readonly size: number }>(
  start: Size,
  encode: (size: Size, quality: number) => Promise<T>,
): Promise<T> {
  let last: T | undefined;
  let size = start;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const quality of QUALITIES) {
      last = await encode(size, quality);
      if (last.size <= PHOTO_WEIGHT) return last;
    }
    size = fitWithin(size, Math.max(size.width, size.height) * SHRINK);
  }
  if (last === undefined) throw new Error('Nothing was encoded.');
  return last;
}
