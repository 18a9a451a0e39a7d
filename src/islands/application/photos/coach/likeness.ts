/** Tells whether two pictures are the same one, even recompressed, resized, lighter or darker. */
import { reduce, toLuma, type Pixels } from './pixels.ts';

const COLUMNS = 24;
const ROWS = 32;

/** Brightness of 24 by 32 blocks minus their mean, at length one; zeros for a plain picture. */
export type Signature = readonly number[];

export function toSignature(pixels: Pixels): Signature {
  const { data } = toLuma(reduce(pixels, COLUMNS, ROWS));
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  const centred = Array.from(data, (value) => value - mean);
  const length = Math.hypot(...centred);
  return centred.map((value) => (length < 1 ? 0 : value / length));
}

/** How far the blocks' brightness deviates from its mean, of 255; almost 0 for a plain picture. */
export function measureContrast(pixels: Pixels): number {
  const { data } = toLuma(reduce(pixels, COLUMNS, ROWS));
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  return Math.sqrt(data.reduce((sum, value) => sum + (value - mean) ** 2, 0) / data.length);
}

/** 1 for the same picture, 0 for pictures that share nothing. */
export function likeness(one: Signature, other: Signature): number {
  return one.length === other.length
    ? one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
    : 0;
}
