/** Measures the sharpest edges of a picture. */
import { percentile, type Plane } from './pixels.ts';

/** Pixels to either side that an edge may span. */
const REACH = 8;
/** Least brightness difference of an edge, of 255: several times that of grain. */
const CONTRAST = 40;
/** Fewer edges than this do not tell about a direction. */
const EDGES = 60;
/** The quantile for the sharpest edges: a sharp eyelash before a soft background is enough. */
const SHARPEST = 0.97;

/**
 * The share of an edge's contrast within one pixel, at the sharpest edges: about 0.5 for a hard
 * edge, 0.4 / sigma after a blur of sigma pixels. Takes the lesser of both directions, because a
 * shaking hand blurs only one; `null` without edges.
 */
export function measureSharpness(luma: Plane): number | null {
  const found = [across(luma, 1, luma.width), across(luma, luma.width, 1)].filter(
    (steepness) => steepness !== null,
  );
  return found.length === 0 ? null : Math.min(...found);
}

/** Steepness of the edges along steps of `step`; averages the neighbouring lines at `beside`. */
function across(plane: Plane, step: number, beside: number): number | null {
  const { width, height } = plane;
  const data = smooth(plane, beside);
  const found: number[] = [];
  const margin = REACH + 2;
  for (let y = margin; y < height - margin; y += 1) {
    for (let x = margin; x < width - margin; x += 1) {
      const at = y * width + x;
      const slope = slopeAt(data, at, step);
      // Count each edge only at its steepest place.
      if (
        slope < 2 ||
        slope < slopeAt(data, at - step, step) ||
        slope < slopeAt(data, at + step, step)
      )
        continue;
      let low = 255;
      let high = 0;
      for (let near = at - REACH * step; near <= at + REACH * step; near += step) {
        const value = data[near] ?? 0;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      if (high - low >= CONTRAST) found.push(slope / (high - low));
    }
  }
  return found.length < EDGES ? null : percentile(found, SHARPEST);
}

function slopeAt(data: Float32Array, at: number, step: number): number {
  return Math.abs((data[at + step] ?? 0) - (data[at - step] ?? 0)) / 2;
}

function smooth({ data }: Plane, beside: number): Float32Array {
  return data.map(
    (value, at) => ((data[at - beside] ?? value) + value + (data[at + beside] ?? value)) / 3,
  );
}
