/** What to tell of a photo: the measures' thresholds, and which advice comes first. Pure; words are chosen where it is shown. */
import { PHOTO_FIELDS, type PhotoField } from '../../../contracts/scouted-form.ts';
import { likeness } from './likeness.ts';
import type { Measures } from './measure-photo.ts';

/** In the order in which they are told, one at a time. */
export const FAULTS = ['screenshot', 'lying', 'small', 'dark', 'bright', 'blurred', 'same'] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * Measured on the labelled set of `npm run coach:measure`, which prints what they find and what they miss: docs/decisions says how they
 * were chosen. Change one, and run it again.
 */
export const THRESHOLDS = {
  /** Shorter side of the file, in pixels: a full-page picture in print asks for as much. */
  shortSide: 600,
  /** Height over width from which on a PNG is a screen. */
  screen: 1.7,
  bars: 0.06,
  brightest: 122,
  burnt: 0.3,
  sharpness: 0.36,
  likeness: 0.95,
} as const;

export type Advice = { readonly fault: Exclude<Fault, 'same'> } | { readonly fault: 'same'; readonly other: PhotoField };

/**
 * The first thing to tell of the photo in `field`; `null` where it is fine. `all` are the measures of the photos chosen so far. Of one that
 * was `taken` just now nobody has a larger original.
 */
export function advise(field: PhotoField, all: Readonly<Partial<Record<PhotoField, Measures>>>, taken = false): Advice | null {
  const own = all[field];
  if (own === undefined) return null;
  const fault = findFault(own, taken);
  if (fault !== null) return { fault };
  const other = PHOTO_FIELDS.find((slot) => {
    const signature = slot === field ? undefined : all[slot]?.signature;
    return signature !== undefined && likeness(signature, own.signature) >= THRESHOLDS.likeness;
  });
  return other === undefined ? null : { fault: 'same', other };
}

/** What is wrong with a photo by itself. */
function findFault({ original, light, sharpness, bars }: Measures, taken: boolean): Exclude<Fault, 'same'> | null {
  const { width, height, isPng } = original;
  if (bars >= THRESHOLDS.bars || (isPng && height >= width * THRESHOLDS.screen)) return 'screenshot';
  if (width > height) return 'lying';
  if (!taken && Math.min(width, height) < THRESHOLDS.shortSide) return 'small';
  if (light.brightest < THRESHOLDS.brightest) return 'dark';
  if (light.burnt > THRESHOLDS.burnt) return 'bright';
  return sharpness !== null && sharpness < THRESHOLDS.sharpness ? 'blurred' : null;
}
