/** What stands between the set and the film: defocus, frosted or reeded glass, a dragged shutter, glow. */
import { clamp, smooth } from './maths.ts';
import { at, blur, plane, type Plane } from './planes.ts';
import { FAR, type Sculpt } from './sculpt.ts';
import type { Effect } from './types.ts';

export interface LensOrder {
  readonly effect: Effect | undefined;
  /** Defocus in pixels. */
  readonly radius: number;
  readonly reeds: number;
  /** Stature in pixels. */
  readonly stature: number;
}

const GLOW = 0.07;
/** Red light spreads furthest in film. */
const GLOW_BY_COLOUR = [1.2, 1, 0.9];
/** How far the shutter drags, as a share of the width. */
const DRAG = 0.1;

export function throughLens(planes: readonly Plane[], sculpt: Sculpt, order: LensOrder): Plane[] {
  const { width, height } = sculpt;
  const reference = Math.min(height, width * 1.5);
  return planes
    .map((source) => applyEffect(source, sculpt, reference, order))
    .map((source, colour) => {
      const glow = blur(source, width, height, reference * 0.05);
      const amount = GLOW * (planes.length === 1 ? 1 : (GLOW_BY_COLOUR[colour] ?? 1));
      for (let i = 0; i < source.length; i++) source[i] = at(source, i) + (at(glow, i) - at(source, i)) * amount;
      return source;
    });
}

function applyEffect(source: Plane, sculpt: Sculpt, reference: number, order: LensOrder): Plane {
  const { width, height } = sculpt;
  switch (order.effect) {
    case 'frost':
      return frost(source, sculpt, reference, order.stature);
    case 'reeded':
      return reeded(source, width, height, order.reeds);
    case 'drag':
      return drag(order.radius >= 0.5 ? blur(source, width, height, order.radius) : source, width, height);
    case undefined:
      return order.radius >= 0.5 ? blur(source, width, height, order.radius) : source;
  }
}

/** Frosted glass: what is near it stays readable, what is behind dissolves. */
function frost(source: Plane, { width, height, depth }: Sculpt, reference: number, stature: number): Plane {
  const near = blur(source, width, height, reference * 0.014);
  const far = blur(source, width, height, reference * 0.045);
  const out = plane(source.length);
  for (let i = 0; i < source.length; i++) {
    const z = at(depth, i);
    const t = z > FAR ? smooth(stature * -0.03, stature * 0.07, z) : 0.1;
    out[i] = at(near, i) * t + at(far, i) * (1 - t);
  }
  return out;
}

/** Reeded glass: every reed mirrors its own strip. */
function reeded(source: Plane, width: number, height: number, reeds: number): Plane {
  const pitch = width / reeds;
  const soft = blur(source, width, height, width * 0.007);
  const out = plane(source.length);
  for (let x = 0; x < width; x++) {
    const u = x / pitch;
    const f = u - Math.floor(u);
    const from = clamp(Math.round((Math.floor(u) + 0.5 + (f - 0.5) * -1.9) * pitch), 0, width - 1);
    const shade = Math.fround(1 - 0.2 * Math.pow(Math.abs(f - 0.5) * 2, 4) + 0.05 * smooth(0.2, 0, Math.abs(f - 0.3)));
    for (let row = 0; row < source.length; row += width) out[row + x] = at(soft, row + from) * shade;
  }
  return out;
}

/** A shutter left open while the camera moved sideways, with a flash at the end. */
function drag(source: Plane, width: number, height: number): Plane {
  const reach = Math.round(width * DRAG);
  const share = 0.74 / (2 * reach + 1);
  const out = plane(source.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -reach; x <= reach; x++) sum += at(source, row + clamp(x, 0, width - 1));
    for (let x = 0; x < width; x++) {
      out[row + x] = sum * share + at(source, row + x) * 0.26;
      sum += at(source, row + Math.min(width - 1, x + reach + 1)) - at(source, row + Math.max(0, x - reach));
    }
  }
  return out;
}
