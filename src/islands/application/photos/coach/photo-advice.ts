/** What to tell of a photo: the measures' thresholds, and which advice comes first. Pure; words are chosen where it is shown. */
import { PHOTO_FIELDS, type PhotoField } from '../../../../contracts/scouted-form.ts';
import type { Figure } from './figure.ts';
import { likeness } from './likeness.ts';
import type { Measures } from './measure-photo.ts';

/** In the order in which they are told. */
export const FAULTS = ['same', 'screenshot', 'lying', 'small', 'dark', 'bright', 'empty', 'blurred', 'near', 'far'] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * Measured on the labelled set of `npm run coach:measure`, which prints what they find and what they miss: docs/decisions/photos.md says how they
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
  /** Of a wall alone, or of a finger before the lens. */
  contrast: 3,
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

/** More at once nobody mends. */
const MOST_TOLD = 2;

/**
 * What to tell of the photo in `field`, the most important first; nothing where it is fine. `all` are the measures of the photos chosen so
 * far. Of one that was `taken` just now nobody has a larger original.
 */
export function advise(field: PhotoField, all: Readonly<Partial<Record<PhotoField, Measures>>>, taken = false): readonly Advice[] {
  const own = all[field];
  if (own === undefined) return [];
  const other = PHOTO_FIELDS.find((slot) => {
    const signature = slot === field ? undefined : all[slot]?.signature;
    return signature !== undefined && likeness(signature, own.signature) >= THRESHOLDS.likeness;
  });
  const same: readonly Advice[] = other === undefined ? [] : [{ fault: 'same', other }];
  const distance = findDistance(field, own.figure);
  const faults = [...findFaults(own, taken), ...(distance === null ? [] : [distance])];
  return [...same, ...faults.map((fault) => ({ fault }))].slice(0, MOST_TOLD);
}

/** What is wrong with a photo by itself. Of a screenshot nothing else matters, nor of a picture that shows nothing. */
function findFaults(
  { original, light, contrast, sharpness, bars }: Measures,
  taken: boolean,
): readonly Exclude<Fault, 'near' | 'far' | 'same'>[] {
  const { width, height, isPng } = original;
  if (bars >= THRESHOLDS.bars || (isPng && height >= width * THRESHOLDS.screen)) return ['screenshot'];
  const isDark = light.brightest < THRESHOLDS.brightest;
  const isBright = light.burnt > THRESHOLDS.burnt;
  const isEmpty = !isDark && !isBright && contrast < THRESHOLDS.contrast;
  if (isEmpty) return ['empty'];
  return [
    ...(width > height ? (['lying'] as const) : []),
    ...(!taken && Math.min(width, height) < THRESHOLDS.shortSide ? (['small'] as const) : []),
    ...(isDark ? (['dark'] as const) : []),
    ...(isBright ? (['bright'] as const) : []),
    ...(sharpness !== null && sharpness < THRESHOLDS.sharpness ? (['blurred'] as const) : []),
  ];
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
