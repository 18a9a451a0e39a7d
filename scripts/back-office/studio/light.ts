/** Lights a sculpture: the main light with cast shadows, a soft surround, a rim from behind, and shine. */
import { at, plane, type Plane } from './planes.ts';
import type { Rig } from './rigs.ts';
import { FAR, HAIR, SHOE, SKIN, type Sculpt } from './sculpt.ts';

export interface Lit {
  readonly diffuse: Plane;
  readonly specular: Plane;
}

/** Steps of the walk towards the light that looks for something in its way. */
const SHADOW_STEPS = 13;
const STEP_GROWTH = 1.28;
/** Ambient light comes a little more from above than from below. */
const SKY = 0.1;

/** `stature` in pixels; `gobo` is a pattern in front of the light, 0 dark to 1 bright. */
export function lightSculpture(sculpt: Sculpt, rig: Rig, stature: number, gobo: Plane | null): Lit {
  const { width, height, depth, coverage, material, albedo } = sculpt;
  const length = width * height;
  const diffuse = plane(length).fill(0);
  const specular = plane(length).fill(0);
  const keyLength = Math.hypot(...rig.key);
  const lx = rig.key[0] / keyLength;
  const ly = rig.key[1] / keyLength;
  const lz = rig.key[2] / keyLength;
  const half = 1 / Math.hypot(lx, ly, lz + 1);
  const tear = stature * 0.012 + 2;
  const shadowOf = shadowCaster(sculpt, [lx, ly, lz], stature, rig.hardness);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (at(coverage, i) <= 0) continue;
      const here = at(depth, i);
      const slopeX = slope(here, x > 0 ? at(depth, i - 1) : FAR, x < width - 1 ? at(depth, i + 1) : FAR, tear);
      const slopeY = slope(here, y > 0 ? at(depth, i - width) : FAR, y < height - 1 ? at(depth, i + width) : FAR, tear);
      const nz = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const nx = -slopeX * nz;
      const ny = -slopeY * nz;
      const facing = Math.max(0, (nx * lx + ny * ly + nz * lz + rig.wrap) / (1 + rig.wrap));
      let open = facing > 0 ? shadowOf(x, y, here) : 1;
      if (gobo) open *= at(gobo, i);
      let d = facing * open + rig.ambient * (0.55 + 0.45 * nz) * (1 - SKY * ny);
      let s = 0;
      if (rig.rim !== 0) {
        const edge = 1 - nz;
        d += rig.rim * edge * edge * Math.max(0, rig.rimSide !== 0 ? nx * rig.rimSide * 1.2 - ny * 0.2 : 0.6);
        s += rig.rim * 0.35 * edge * edge * edge * Math.max(0, rig.rimSide !== 0 ? nx * rig.rimSide : 0.5);
      }
      const shine = Math.max(0, (nx * lx + ny * ly + nz * (lz + 1)) * half);
      diffuse[i] = d;
      specular[i] = s + gloss((material[i] ?? 0) & 7, shine, at(albedo, i)) * open;
    }
  }
  return { diffuse, specular };
}

/** Slope between two neighbours; across a tear in depth only the near side counts. */
function slope(here: number, before: number, after: number, tear: number): number {
  const joinsBefore = before > here - tear && before < here + tear;
  const joinsAfter = after > here - tear && after < here + tear;
  if (joinsBefore) return joinsAfter ? (after - before) * 0.5 : here - before;
  return joinsAfter ? after - here : 0;
}

/** How much of the light reaches a pixel past what stands nearer to it, 0 to 1. */
function shadowCaster(
  { width, height, depth }: Sculpt,
  [lx, ly, lz]: readonly [number, number, number],
  stature: number,
  hardness: number,
): (x: number, y: number, here: number) => number {
  const flat = Math.hypot(lx, ly) || 1e-3;
  const ux = lx / flat;
  const uy = ly / flat;
  const rise = lz / flat;
  const firstStep = Math.max(1.2, stature * 0.006);
  return (x, y, here) => {
    let open = 1;
    let step = firstStep;
    let way = firstStep * 1.5;
    for (let k = 0; k < SHADOW_STEPS; k++) {
      const px = (x + ux * way) | 0;
      const py = (y + uy * way) | 0;
      if (px < 0 || py < 0 || px >= width || py >= height) break;
      const above = (at(depth, py * width + px) - (here + rise * way + firstStep)) / (firstStep * 1.5 + (way * 0.3) / hardness);
      if (above > 0) {
        const left = above > 1 ? 0 : 1 - above;
        if (left < open) open = left;
      }
      way += step;
      step *= STEP_GROWTH;
    }
    return open;
  };
}

function gloss(material: number, shine: number, albedo: number): number {
  switch (material) {
    case SKIN:
      return 0.1 * Math.pow(shine, 16);
    case HAIR:
      return 0.1 * Math.pow(shine, 9) * albedo;
    case SHOE:
      return 0.25 * Math.pow(shine, 20);
    default:
      return 0.015 * Math.pow(shine, 6);
  }
}
