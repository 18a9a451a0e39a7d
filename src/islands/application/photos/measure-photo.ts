export interface Measures {
  readonly shortSide: number;
  readonly brightest: number;
  readonly burnt: number;
  readonly pixelHash: number;
}

const FULL = 250;
/** Leaves out a few glints. */
const PERCENTILE = 0.98;

export function measurePhoto(data: Uint8ClampedArray, shortSide: number): Measures {
  const count = data.length / 4;
  const byStrength = new Uint32Array(256);
  let burnt = 0;
  let pixelHash = 0x811c9dc5;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const strongest = Math.max(red, green, blue);
    byStrength[strongest] = (byStrength[strongest] ?? 0) + 1;
    if (Math.min(red, green, blue) >= FULL) burnt += 1;
    for (const value of [red, green, blue]) pixelHash = Math.imul(pixelHash ^ value, 0x01000193);
  }
  let brightest = 255;
  for (let above = 0; brightest > 0; brightest -= 1) {
    above += byStrength[brightest] ?? 0;
    if (above > count * (1 - PERCENTILE)) break;
  }
  return { shortSide, brightest, burnt: burnt / count, pixelHash };
}
