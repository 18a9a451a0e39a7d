import { percentile, reduceTo, type Pixels } from './pixels.ts';

const SIDE = 96;
/** A channel is full from this value on, of 255. */
const FULL = 250;
/** The quantile for the brightest places, which ignores a lamp or a glint. */
const BRIGHTEST = 0.98;

export interface Light {
  /** The strongest channel at the brightest places, 0 to 255. */
  readonly brightest: number;
  /** Share of the picture with a full channel, 0 to 1. */
  readonly burnt: number;
}

export function measureLight(pixels: Pixels): Light {
  const { data, width, height } = reduceTo(pixels, SIDE);
  const strongest = new Float32Array(width * height);
  let burnt = 0;
  for (let index = 0; index < strongest.length; index += 1) {
    const red = data[index * 4] ?? 0;
    const green = data[index * 4 + 1] ?? 0;
    const blue = data[index * 4 + 2] ?? 0;
    strongest[index] = Math.max(red, green, blue);
    if (Math.min(red, green, blue) >= FULL) burnt += 1;
  }
  return { brightest: percentile(strongest, BRIGHTEST), burnt: burnt / strongest.length };
}
