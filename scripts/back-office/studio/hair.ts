/** Dresses a head in hair: a cap that follows the hairline, falls of strands, puffs of curls, braids. */
import type { Random } from '../random.ts';
import { DEGREE, lerp, noise, smooth } from './maths.ts';
import { HAIR, type EllipsoidOptions, type Sculpt } from './sculpt.ts';
import { place, type Frame, type Point } from './space.ts';
import type { Look } from './types.ts';

type Shade = NonNullable<EllipsoidOptions['albedo']>;

interface FallOptions {
  /** Sideways drift of the ends. */
  readonly sway?: number;
  readonly bulge?: number;
  /** How far the ends come forward. */
  readonly forward?: number;
}

interface Salon {
  readonly sculpt: Sculpt;
  readonly frame: Frame;
  readonly look: Look;
  readonly chance: Random;
  readonly phase: number;
}

export function sculptHair(sculpt: Sculpt, frame: Frame, look: Look, chance: Random): void {
  const salon: Salon = { sculpt, frame, look, chance, phase: chance() * 50 };
  const { phase: ph } = salon;
  const length = look.hairLen;
  const s = frame.scale;
  switch (look.hair) {
    case 'shaved':
      cap(salon, 1.012, { albedo: (x, y) => 1.25 + 0.2 * noise(x * 80, y * 80) });
      break;
    case 'crop':
      cap(salon, 1.07, { displace: (x, y) => 0.1 * noise((x * 16) / s + ph, (y * 16) / s), grow: 0.08 });
      break;
    case 'slick':
      cap(salon, 1.03);
      puff(salon, [0, -0.02, -0.46], [0.1, 0.1, 0.1], 0.03, 20);
      break;
    case 'topknot':
      cap(salon, 1.025);
      puff(salon, [0, -0.56, -0.16], [0.135, 0.115, 0.135], 0.1, 14);
      break;
    case 'bun':
      cap(salon, 1.03);
      puff(salon, [0, 0.02, -0.5], [0.17, 0.16, 0.15], 0.08, 14);
      break;
    case 'pony':
      cap(salon, 1.03);
      fall(salon, [0, -0.2, -0.44], length * 0.9, 0.07, 0.1, { sway: 0.12 });
      break;
    case 'afro':
      afro(salon);
      break;
    case 'curly':
      curly(salon);
      break;
    case 'braids':
      braids(salon);
      break;
    case 'bob':
      cap(salon, 1.1);
      for (const side of [-1, 1]) fall(salon, [side * 0.28, -0.26, 0], 0.58 + length * 0.1, 0.12, 0.12, { bulge: side * 0.07 });
      fall(salon, [0, -0.2, -0.26], 0.66, 0.36, 0.34);
      break;
    case 'fringe':
      fringe(salon);
      break;
    case 'long':
      long(salon);
      break;
  }
}

/** Height of the hairline at a place round the head: high over the brow, low in the neck. */
function hairline(x: number, z: number): number {
  const angle = Math.atan2(Math.abs(x), z) / DEGREE;
  if (angle < 38) return -0.36 + 0.07 * smooth(8, 38, angle);
  if (angle < 72) return lerp(-0.29, -0.1, smooth(38, 72, angle));
  if (angle < 98) return lerp(-0.1, 0.13, smooth(72, 98, angle));
  return lerp(0.13, 0.34, smooth(98, 130, angle));
}

function scalp({ phase }: Salon): NonNullable<EllipsoidOptions['clip']> {
  return (x, y, z) => smooth(0.02, -0.02, y - hairline(x, z) - 0.012 * noise(x * 60 + phase, y * 20));
}

function streaks({ phase }: Salon, amount: number): Shade {
  return (x, y, z) => 1 + amount * noise(x * 34 + phase, (y + z) * 5) + amount * 0.6 * noise(x * 34 * 2.3, (y - z) * 5 * 1.7 + phase);
}

function cap(salon: Salon, size: number, options: EllipsoidOptions = {}): void {
  const { sculpt, frame } = salon;
  sculpt.ellipsoid(frame, [0, -0.135, -0.045], [0.325 * size, 0.372 * size, 0.4 * size], HAIR, {
    blend: frame.scale * 0.05,
    clip: scalp(salon),
    albedo: streaks(salon, 0.35),
    ...options,
  });
}

function strands(phase: number, amount: number): (across: number, t: number) => number {
  return (across, t) => 1 + amount * noise(across * 26 + phase, t * 3) + amount * 0.5 * noise(across * 26 * 2.7, t * 5 + phase);
}

/** Hair that hangs from a point of the head; length and widths in head units. */
function fall(salon: Salon, from: Point, length: number, rootWidth: number, endWidth: number, options: FallOptions = {}): void {
  const { sculpt, frame, phase: ph } = salon;
  const { sway = 0, bulge = 0, forward = 0 } = options;
  const s = frame.scale;
  const root = place(frame, from);
  const end: Point = [root[0] + sway * s, root[1] + length * s, 0];
  sculpt.loft(
    root,
    end,
    [
      [0, 0, rootWidth * s * 0.55, 0.08 * s],
      [0.18, bulge * s, rootWidth * s, 0.13 * s],
      [0.6, bulge * s * 0.6, lerp(rootWidth, endWidth, 0.6) * s, 0.12 * s],
      [1, 0, endWidth * s, 0.06 * s],
    ],
    HAIR,
    {
      z: root[2],
      zEnd: root[2] + forward * s,
      blend: s * 0.04,
      fold: (across, t) => 0.022 * s * (Math.sin(across * 9 + ph + t * 3) * 0.5 + noise(across * 9 * 1.6 + ph, t * 2.5) * 0.8),
      albedo: strands(ph, 0.4),
      edge: (t, x, y) => s * 0.016 * noise(y * 0.09 + ph, x > root[0] ? 3 : 9) * (1 + t * 2),
      clip: (across, t) => smooth(1, 0.93 - 0.06 * noise(across * 9 + ph, 2), t),
    },
  );
}

/** A cloud of curls. */
function puff(salon: Salon, centre: Point, radii: Point, amount: number, grain: number, options: EllipsoidOptions = {}): void {
  const { sculpt, frame, phase: ph } = salon;
  const s = frame.scale;
  sculpt.ellipsoid(frame, centre, radii, HAIR, {
    blend: s * 0.04,
    grow: 0.2,
    displace: (x, y) =>
      amount * (noise((x * grain) / s + ph, (y * grain) / s) + 0.6 * noise((x * grain * 2.3) / s, (y * grain * 2.3) / s + ph)),
    albedo: (_x, _y, _z, x, y) => 1 + 0.5 * noise((x * grain * 2) / s, (y * grain * 2) / s + ph),
    ...options,
  });
}

function afro(salon: Salon): void {
  const length = salon.look.hairLen;
  const s = salon.frame.scale;
  puff(salon, [0, -0.25, -0.15], [0.4 + 0.22 * length, 0.42 + 0.18 * length, 0.44], 0.16, 13, {
    clip: (x, y, z, px, py) => {
      if (z < 0.02) return 1;
      const face = (x / 0.265) ** 2 + ((y - 0.13) / 0.46) ** 2;
      return smooth(0.9, 1.12, face + 0.1 * noise((px * 20) / s, (py * 20) / s));
    },
  });
}

function curly(salon: Salon): void {
  const length = salon.look.hairLen;
  const volume = 0.14 + 0.05 * length;
  puff(salon, [0, -0.02 + length * 0.12, -0.27], [0.36 + volume * 0.5, 0.52 + length * 0.22, 0.26], 0.22, 13);
  puff(salon, [0, -0.26, -0.06], [0.36, 0.3, 0.38], 0.16, 15, { clip: scalp(salon) });
  for (const side of [-1, 1]) {
    puff(salon, [side * 0.33, 0, -0.1], [volume, 0.36, 0.17], 0.3, 14);
    puff(salon, [side * 0.36, 0.3 + length * 0.18, -0.05], [volume * 1.05, 0.24 + length * 0.2, 0.17], 0.34, 13);
  }
}

function braids(salon: Salon): void {
  const { sculpt, frame, look, chance } = salon;
  const s = frame.scale;
  cap(salon, 1.02, { albedo: (x) => 0.7 + 0.6 * smooth(0.3, 0.9, Math.abs(Math.sin(x * 42))) });
  for (let i = 0; i < 20; i++) {
    const side = lerp(-1, 1, i / 19);
    const front = Math.abs(side) > 0.72;
    const root = place(frame, [side * 0.33, front ? -0.02 : 0.1, front ? -0.04 : -0.26 - 0.1 * (1 - side * side)]);
    const length = (look.hairLen * (0.85 + 0.25 * chance()) + 0.3) * s;
    const end: Point = [root[0] + side * s * 0.1 + s * 0.05 * (chance() - 0.5), root[1] + length, root[2] + (front ? 0.06 * s : 0)];
    sculpt.cone(root, 0.03 * s, end, 0.018 * s, HAIR, {
      blend: 0,
      displace: (t) => 0.006 * s * Math.sin(((t * length) / s) * 60 + i),
      albedo: 0.8 + 0.5 * chance(),
    });
  }
}

function fringe(salon: Salon): void {
  const { sculpt, frame, phase: ph } = salon;
  const length = salon.look.hairLen;
  const shade = strands(ph, 0.35);
  cap(salon, 1.075);
  sculpt.ellipsoid(frame, [0, -0.16, 0.04], [0.3, 0.29, 0.35], HAIR, {
    blend: frame.scale * 0.04,
    clip: (x, y, z) => smooth(0.02, -0.02, y + 0.105 + 0.02 * noise(x * 50 + ph, 1)) * (z > 0.05 ? 1 : 0),
    albedo: (x, y) => shade(x, y),
  });
  for (const side of [-1, 1]) fall(salon, [side * 0.27, -0.22, -0.03], 0.5 + length * 0.5, 0.09, 0.09, { bulge: side * 0.04 });
  fall(salon, [0, -0.2, -0.28], 0.6 + length * 0.5, 0.29, 0.27);
}

function long(salon: Salon): void {
  const { look, phase: ph } = salon;
  const length = look.hairLen;
  cap(salon, 1.075, {
    albedo: (x, y, z) =>
      (1 + 0.35 * noise(x * 30 + ph, (y + z) * 5)) * (1 + 0.9 * smooth(0.012, 0.003, Math.abs(x - look.part)) * smooth(-0.3, -0.4, y)),
  });
  fall(salon, [0, -0.15, -0.3], 0.75 + length * 0.9, 0.36, 0.34);
  const sideLength = 0.55 + length * 0.9;
  for (const side of [-1, 1]) {
    const front = look.front === side || look.front === 2;
    fall(salon, [side * 0.285, -0.27, -0.02], front ? sideLength : sideLength * 0.8, 0.1, front ? 0.17 : 0.12, {
      bulge: side * 0.05,
      forward: front ? 0.42 : -0.1,
      sway: front ? side * 0.1 : side * 0.02,
    });
  }
}
