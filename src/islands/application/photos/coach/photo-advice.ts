/** Chooses the advice on a photo: thresholds and order of importance. Pure; components choose the
 * words. */
import { PHOTO_FIELDS, type PhotoField } from '../../../../contracts/scouted-form.ts';
import type { Figure } from './figure.ts';
import { likeness } from './likeness.ts';
import type { Measures } from './measure-photo.ts';

/** In order of importance. */
export const FAULTS = [
  'same',
  'screenshot',
  'lying',
  'small',
  'dark',
  'bright',
  'empty',
  'blurred',
  'near',
  'far',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Chosen with the labelled set of `npm run coach:measure`; docs/decisions/photos.md says how. Run
 * it again after changing one. */
export const THRESHOLDS = {
  /** Shorter side of the file in pixels: a full page in print needs as much. */
  shortSide: 600,
  /** A PNG is a screenshot from this height over width on. */
  screen: 1.7,
  bars: 0.06,
  brightest: 122,
  burnt: 0.3,
  /** A picture below this contrast shows a bare wall, or a finger on the lens. */
  contrast: 3,
  sharpness: 0.36,
  likeness: 0.95,
  /** A head is cut if it covers this share of the upper edge. */
  headCut: 0.04,
  /** Legs are cut if they cover this share of the lower edge. */
  legsCut: 0.06,
  /** A whole person is at least this many times taller than wide. */
  wholePerson: 2.4,
  /** A whole person takes at least this share of the picture's height; the outline takes 0.86. */
  wholeHeight: 0.55,
  /** A floor starts below this share of the height; furniture starts above it and makes the figure
   * uncertain. */
  floor: 0.65,
} as const;

export type Advice =
  | { readonly fault: Exclude<Fault, 'same'> }
  | { readonly fault: 'same'; readonly other: PhotoField };

/** More at once would discourage. */
const MOST_TOLD = 2;

/** Advice on the photo in `field`, most important first. `all`: measures of all photos. A `taken`
 * photo has no larger original. */
export function advise(
  field: PhotoField,
  all: Readonly<Partial<Record<PhotoField, Measures>>>,
  taken = false,
): readonly Advice[] {
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

/** The faults of one photo alone. A screenshot or an empty picture has only that fault. */
function findFaults(
  { original, light, contrast, sharpness, bars }: Measures,
  taken: boolean,
): readonly Exclude<Fault, 'near' | 'far' | 'same'>[] {
  const { width, height, isPng } = original;
  if (bars >= THRESHOLDS.bars || (isPng && height >= width * THRESHOLDS.screen))
    return ['screenshot'];
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

/** Whether the figure is too near or far for its outline; `null` if unsure. Only whole people can
 * be too near. */
function findDistance(field: PhotoField, figure: Figure | null): 'near' | 'far' | null {
  if (figure === null) return null;
  const { base, height, aspect, above, below } = figure;
  const isWhole = field === 'image_4';
  if (isWhole && (above > THRESHOLDS.headCut || below > THRESHOLDS.legsCut)) return 'near';
  const isSmall = isWhole
    ? height < THRESHOLDS.wholeHeight
    : aspect > THRESHOLDS.wholePerson && below === 0;
  return isSmall && base >= THRESHOLDS.floor ? 'far' : null;
}
