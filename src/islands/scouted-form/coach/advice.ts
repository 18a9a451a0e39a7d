/** What to tell of a photo: the measures' thresholds, and which advice comes first. Pure; words are chosen where it is shown. */
import { PHOTO_FIELDS, type PhotoField } from '../../../contracts/scouted-form.ts';
import type { Figure } from './figure.ts';
import { likeness } from './likeness.ts';
import type { Measures } from './measure-photo.ts';

/** In the order in which they are told, one at a time. */
export const FAULTS = ['screenshot', 'lying', 'small', 'dark', 'bright', 'blurred', 'near', 'far', 'same'] as const;
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
  /** Share of the upper edge that a head covers which goes on beyond it. */
  headCut: 0.04,
  /** Share of the lower edge that legs cover which go on beyond it. */
  legsCut: 0.06,
  /** A whole person is this much higher than wide. */
  wholePerson: 2.4,
  /** A whole person is at least this share of the picture high: the outline is 0.86. */
  wholeHeight: 0.55,
  /** A floor begins below this share of the height: what begins above it is furniture, before which nothing is sure. */
  floor: 0.65,
} as const;

export type Advice = { readonly fault: Exclude<Fault, 'same'> } | { readonly fault: 'same'; readonly other: PhotoField };

/**
 * The first thing to tell of the photo in `field`; `null` where it is fine. `all` are the measures of the photos chosen so far. Of one that
 * was `taken` just now nobody has a larger original.
 */
export function advise(field: PhotoField, all: Readonly<Partial<Record<PhotoField, Measures>>>, taken = false): Advice | null {
  const own = all[field];
  if (own === undefined) return null;
  const fault = findFault(own, taken) ?? findDistance(field, own.figure);
  if (fault !== null) return { fault };
  const other = PHOTO_FIELDS.find((slot) => {
    const signature = slot === field ? undefined : all[slot]?.signature;
    return signature !== undefined && likeness(signature, own.signature) >= THRESHOLDS.likeness;
  });
  return other === undefined ? null : { fault: 'same', other };
}

/** What is wrong with a photo by itself. */
function findFault({ original, light, sharpness, bars }: Measures, taken: boolean): Exclude<Fault, 'near' | 'far' | 'same'> | null {
  const { width, height, isPng } = original;
  if (bars >= THRESHOLDS.bars || (isPng && height >= width * THRESHOLDS.screen)) return 'screenshot';
  if (width > height) return 'lying';
  if (!taken && Math.min(width, height) < THRESHOLDS.shortSide) return 'small';
  if (light.brightest < THRESHOLDS.brightest) return 'dark';
  if (light.burnt > THRESHOLDS.burnt) return 'bright';
  return sharpness !== null && sharpness < THRESHOLDS.sharpness ? 'blurred' : null;
}

/**
 * Whether the figure is much larger or smaller than the slot's outline; `null` where that is not sure. That somebody is too near is told of
 * whole persons alone: hair and arms may fill the picture of a face or of half a person.
 */
function findDistance(field: PhotoField, figure: Figure | null): 'near' | 'far' | null {
  if (figure === null) return null;
  const { base, height, aspect, above, below } = figure;
  const isWhole = field === 'image_4';
  if (isWhole && (above > THRESHOLDS.headCut || below > THRESHOLDS.legsCut)) return 'near';
  const isSmall = isWhole ? height < THRESHOLDS.wholeHeight : aspect > THRESHOLDS.wholePerson && below === 0;
  return isSmall && base >= THRESHOLDS.floor ? 'far' : null;
}
