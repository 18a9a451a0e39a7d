/** Everything that is measured of one photo, in the worker that prepares it. */
import { measureBars } from './bars.ts';
import { measureFigure, type Figure } from './figure.ts';
import { measureLight, type Light } from './light.ts';
import { measureContrast, toSignature, type Signature } from './likeness.ts';
import { reduceTo, toLuma, type Pixels } from './pixels.ts';
import { measureSharpness } from './sharpness.ts';

/** The longer side on which edges are judged: smaller than what is sent, so that grain is averaged away. */
const SIDE = 800;

/** The file as it was chosen: its size upright in pixels, and whether it is a PNG, which cameras do not write and screens do. */
export interface Original {
  readonly width: number;
  readonly height: number;
  readonly isPng: boolean;
}

export interface Measures {
  readonly original: Original;
  readonly light: Light;
  readonly contrast: number;
  /** `null` where there are no edges to tell by. */
  readonly sharpness: number | null;
  /** Share of the height. */
  readonly bars: number;
  readonly signature: Signature;
  /** `null` where it cannot be told from what is behind it. */
  readonly figure: Figure | null;
}

/** `pixels` is the photo upright, as it is sent. */
export function measurePhoto(pixels: Pixels, original: Original): Measures {
  const luma = toLuma(reduceTo(pixels, SIDE));
  return {
    original,
    light: measureLight(pixels),
    contrast: measureContrast(pixels),
    sharpness: measureSharpness(luma),
    bars: measureBars(luma),
    signature: toSignature(pixels),
    figure: measureFigure(pixels),
  };
}
