/** Measures a photo in the worker that prepares it. */
import { isRecord } from '../../../../stores/json-store.ts';
import { measureBars } from './bars.ts';
import { measureFigure, type Figure } from './figure.ts';
import { measureLight, type Light } from './light.ts';
import { measureContrast, toSignature, type Signature } from './likeness.ts';
import { reduceTo, toLuma, type Pixels } from './pixels.ts';
import { measureSharpness } from './sharpness.ts';

/** Longer side for sharpness: smaller than the sent photo, to average out grain. */
const SIDE = 800;

/** The chosen file: its upright size in pixels, and whether it is a PNG, which screens write and
 * cameras do not. */
export interface Original {
  readonly width: number;
  readonly height: number;
  readonly isPng: boolean;
}

export interface Measures {
  readonly original: Original;
  readonly light: Light;
  readonly contrast: number;
  /** `null` without edges. */
  readonly sharpness: number | null;
  /** Share of the height. */
  readonly bars: number;
  readonly signature: Signature;
  /** `null` if it does not stand out from the background. */
  readonly figure: Figure | null;
}

/** `pixels` is the upright photo as it will be sent. */
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

/** Reads measures that a browser kept; `null` for those of another version. */
export function toMeasures(value: unknown): Measures | null {
  if (!isRecord(value)) return null;
  const { original, light, contrast, sharpness, bars, signature, figure } = value;
  const fits =
    hasNumbers(original, ['width', 'height']) &&
    hasNumbers(light, ['brightest', 'burnt']) &&
    [contrast, bars, sharpness ?? 0].every((part) => typeof part === 'number') &&
    Array.isArray(signature) &&
    signature.every((part) => typeof part === 'number') &&
    (figure === null || hasNumbers(figure, ['base', 'height', 'aspect', 'above', 'below']));
  return fits ? (value as unknown as Measures) : null;
}

function hasNumbers(value: unknown, fields: readonly string[]): boolean {
  return isRecord(value) && fields.every((field) => typeof value[field] === 'number');
}
