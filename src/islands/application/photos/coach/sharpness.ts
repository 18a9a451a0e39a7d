/** How sharp the sharpest edges of a picture are. */
import { percentile, type Plane } from './pixels.ts';

/** Pixels to either side in which an edge has to happen. */
const REACH = 8;
/** Least difference in brightness that is an edge, of 255: several times what grain makes. */
const CONTRAST = 40;
/** Fewer edges than this say nothing of a direction. */
const EDGES = 60;
/** The edges that are told by: a sharp eyelash before a soft background is enough. */
const SHARPEST = 0.97;

/**
 * The share of an edge's contrast that lies within one pixel, at the sharpest edges: about 0.5 where it is cut with a knife, 0.4 / sigma
 * where a blur of that many pixels went over it. The lesser of both directions, because a shaken hand blurs one alone; `null` where
 * there are no edges to tell by.
 */
export function measureSharpness(luma: Plane): number | null {
  const found = [across(luma, 1, luma.width), across(luma, luma.width, 1)].filter((steepness) => steepness !== null);
  return found.length === 0 ? null : Math.min(...found);
}

/** Steepness of the edges met when going in steps of `step`; `beside` leads to the lines to either side, which are averaged in. */
function across(plane: Plane, step: number, beside: number): number | null {
  const { width, height } = plane;
  const data = smooth(plane, beside);
  const found: number[] = [];
  const margin = REACH + 2;
  for (let y = margin; y < height - margin; y += 1) {
    for (let x = margin; x < width - margin; x += 1) {
      const at = y * width + x;
      const slope = slopeAt(data, at, step);
      // The steepest place of its edge alone.
      if (slope < 2 || slope < slopeAt(data, at - step, step) || slope < slopeAt(data, at + step, step)) continue;
      let [low, high] = [255, 0];
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
  return data.map((value, at) => ((data[at - beside] ?? value) + value + (data[at + beside] ?? value)) / 3);
}
