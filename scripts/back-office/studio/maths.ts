/** The few curves and the one field of noise that every part of the studio draws with. */
import { randomFrom } from '../random.ts';
import { at, type Plane } from './planes.ts';

export const DEGREE = Math.PI / 180;

export function clamp(x: number, low = 0, high = 1): number {
  return x < low ? low : x > high ? high : x;
}

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** 0 below `from`, 1 above `to`, an S in between; falls when `from` is the larger. */
export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A bell round (0, 0) that is cut off where it no longer matters. */
export function bell(x: number, y: number, width: number, height: number): number {
  const a = x / width;
  const b = y / height;
  const q = a * a + b * b;
  return q > 6 ? 0 : Math.exp(-q);
}

const LATTICE: Plane = (() => {
  const chance = randomFrom('lattice');
  return Float32Array.from({ length: 65536 }, () => chance() * 2 - 1);
})();

/** Value noise between -1 and 1; repeats every 256 units. */
export function noise(x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const left = xi & 255;
  const right = (xi + 1) & 255;
  const top = (yi & 255) << 8;
  const bottom = ((yi + 1) & 255) << 8;
  const a = at(LATTICE, top + left);
  const b = at(LATTICE, top + right);
  const c = at(LATTICE, bottom + left);
  const d = at(LATTICE, bottom + right);
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}
