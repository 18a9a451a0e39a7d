/** The set behind the sitter: seamless paper under a spot, with the shadows that fall on it and the mirror of a polished floor. */
import { clamp, noise, smooth } from './maths.ts';
import { at, blur, plane, type Plane } from './planes.ts';
import type { Rig } from './rigs.ts';
import type { Sculpt } from './sculpt.ts';
import type { Brief } from './types.ts';

export interface Scene {
  readonly sculpt: Sculpt;
  readonly rig: Rig;
  readonly gobo: Plane | null;
  /** Stature and height of the floor, in pixels. */
  readonly stature: number;
  readonly floor: number;
  /** Where people stand across the frame, 0 to 1. */
  readonly feet: readonly number[];
  readonly fullLength: boolean;
  readonly backlit: boolean;
  readonly brief: Brief;
}

/** Brightness of the paper at each pixel. */
export function buildSet(scene: Scene): Plane {
  const set = lightPaper(scene);
  if (scene.fullLength) {
    shadeFeet(scene, set);
    if (scene.backlit) mirrorOnFloor(scene, set);
  }
  return set;
}

function lightPaper({ sculpt, rig, gobo, stature, floor, fullLength, backlit, brief }: Scene): Plane {
  const { width, height, coverage } = sculpt;
  const set = plane(width * height);
  const spotX = width * (brief.spotX ?? (backlit ? (brief.x ?? 0.5) : 0.5 + 0.22 * Math.sign(rig.key[0] || 1)));
  const spotY = height * (brief.spotY ?? (fullLength ? 0.42 : 0.38));
  const spotSize = Math.hypot(width, height) * (brief.spot ?? (backlit ? 0.5 : 0.72));
  const falloff = brief.fall ?? (backlit ? 0.8 : 0.5);
  const unit = Math.min(height, width * 1.5) / 400;
  const shiftX = Math.round(rig.key[0] * -stature * rig.shadowDistance);
  const shiftY = Math.round(-rig.key[1] * stature * rig.shadowDistance * 0.7);
  const shadow = rig.shadow !== 0 ? blur(coverage, width, height, stature * rig.shadowSoftness * 0.28) : null;
  for (let y = 0, i = 0; y < height; y++) {
    const dy = (y - spotY) / spotSize;
    const onFloor = fullLength ? smooth(floor - height * 0.16, floor + height * 0.02, y) : 0;
    const onWall = fullLength ? smooth(floor + 3, floor - height * 0.05, y) : 1;
    const unevenness = noise(3, (y * 0.03) / unit) * 0.01;
    for (let x = 0; x < width; x++, i++) {
      const dx = (x - spotX) / spotSize;
      const spot = 1 - falloff * smooth(0, 1.15, Math.sqrt(dx * dx + dy * dy));
      let v = spot * rig.background * (1 + 0.1 * onFloor * (backlit ? -3 : 1) + unevenness);
      if (gobo) v *= 0.24 + 0.76 * at(gobo, i);
      if (shadow) {
        const px = x - shiftX;
        const py = y - shiftY;
        if (px >= 0 && py >= 0 && px < width && py < height) v *= 1 - rig.shadow * at(shadow, py * width + px) * onWall;
      }
      set[i] = v;
    }
  }
  return set;
}

/** The dark round the feet that makes people stand on the floor instead of floating. */
function shadeFeet({ sculpt: { width, height }, stature, floor, feet }: Scene, set: Plane): void {
  const radiusX = stature * 0.15;
  const radiusY = stature * 0.018;
  for (const share of feet) {
    const middle = width * share;
    const bottom = Math.min(height, floor + radiusY * 6);
    const right = Math.min(width, middle + radiusX * 4);
    for (let y = Math.max(0, (floor - radiusY * 5) | 0); y < bottom; y++) {
      for (let x = Math.max(0, (middle - radiusX * 4) | 0); x < right; x++) {
        const ex = (x - middle) / radiusX;
        const ey = (y - floor + radiusY * 0.6) / radiusY;
        const e = ex * ex + ey * ey;
        if (e >= 40) continue;
        const i = y * width + x;
        set[i] = at(set, i) * (1 - 0.45 * Math.exp(-e * 0.9)) * (1 - 0.14 * Math.exp(-e * 0.12));
      }
    }
  }
}

function mirrorOnFloor({ sculpt: { width, height, coverage }, floor }: Scene, set: Plane): void {
  const first = Math.round(floor);
  const mirrored = plane(set.length).fill(0);
  for (let y = first; y < height; y++) {
    const source = Math.round(first - (y - first) * 2.6);
    if (source < 0) break;
    const narrowing = 1 - ((y - first) / height) * 0.5;
    for (let x = 0; x < width; x++) {
      const from = clamp(Math.round(width / 2 + (x - width / 2) * narrowing), 0, width - 1);
      mirrored[y * width + x] = at(coverage, source * width + from);
    }
  }
  const soft = blur(mirrored, width, height, width * 0.006 + 1);
  for (let i = first * width; i < set.length; i++) set[i] = at(set, i) * (1 - 0.6 * at(soft, i));
}
