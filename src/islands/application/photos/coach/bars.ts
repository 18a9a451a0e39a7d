/** Detects the bars that a phone shows above and below a picture. */
import { percentile, type Plane } from './pixels.ts';

/** Largest difference from the bar's brightness, of 255. */
const SAME = 6;
/** Share of a row that must have the bar's brightness; the rest is writing. */
const PLAIN = 0.6;
/** Share of a row that must change abruptly at a bar's end. Walls do not end like that. */
const ABRUPT = 0.5;
const STEP = 10;
/** Largest share of the picture's height for one bar. */
const HIGHEST = 0.45;

/** Share of the picture's height that both bars take; 0 unless both exist in one colour, since a
 * ceiling or a floor alone is no bar. */
export function measureBars(luma: Plane): number {
  const { height } = luma;
  const upper = findBar(luma, (y) => y);
  const lower = findBar(luma, (y) => height - 1 - y);
  return upper === null || lower === null || Math.abs(upper.own - lower.own) > SAME
    ? 0
    : (upper.end + lower.end) / height;
}

/** Where the bar at an edge ends, and its brightness. */
function findBar(
  { data, width, height }: Plane,
  toRow: (y: number) => number,
): { readonly end: number; readonly own: number } | null {
  const row = (y: number) => data.subarray(toRow(y) * width, (toRow(y) + 1) * width);
  const own = percentile(row(1), 0.5);
  for (let end = Math.floor(height * HIGHEST); end > 2; end -= 1) {
    const before = row(end - 2);
    const after = row(end + 1);
    const isPlain = share(width, (x) => Math.abs((before[x] ?? 0) - own) <= SAME) >= PLAIN;
    if (
      isPlain &&
      share(width, (x) => Math.abs((before[x] ?? 0) - (after[x] ?? 0)) >= STEP) >= ABRUPT
    )
      return { end, own };
  }
  return null;
}

function share(width: number, has: (x: number) => boolean): number {
  let count = 0;
  for (let x = 0; x < width; x += 1) if (has(x)) count += 1;
  return count / width;
}
