/** Patterns in front of the light, thrown on set and sitter alike: 0 is shadow, 1 is light. */
import type { Random } from '../random.ts';
import { smooth } from './maths.ts';
import { at, blur, plane, type Plane } from './planes.ts';
import type { GoboKind } from './types.ts';

export function makeGobo(kind: GoboKind, width: number, height: number, chance: Random): Plane {
  const slant = chance.range(0.25, 0.5);
  const offset = chance.range(0.3, 0.5);
  const phase = chance() * 30;
  switch (kind) {
    case 'slit':
      return slit(width, height, chance.range(0.13, 0.2), slant, offset);
    case 'window':
      return windowPanes(width, height, slant, offset);
    case 'palm':
      return palm(width, height, phase, chance);
  }
}

function draw(width: number, height: number, value: (x: number, y: number) => number): Plane {
  const pattern = plane(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pattern[y * width + x] = value(x, y);
  return pattern;
}

function slit(width: number, height: number, opening: number, slant: number, offset: number): Plane {
  return draw(width, height, (x, y) => {
    const away = x / width - offset - (y / height - 0.4) * slant;
    return smooth(opening, opening - 0.05, Math.abs(away));
  });
}

function windowPanes(width: number, height: number, slant: number, offset: number): Plane {
  const pane = (f: number): number => smooth(0.03, 0.07, f) * smooth(0.97, 0.93, f);
  return draw(width, height, (x, y) => {
    const u = (x / width + (y / height) * slant * 0.6) * 2.4 + offset;
    const v = ((y / height) * (height / width) - (x / width) * 0.18) * 1.5 + 0.2;
    return pane(u - Math.floor(u)) * pane(v - Math.floor(v)) * smooth(0.2, 0.45, u) * smooth(3.1, 2.8, u);
  });
}

/** Four fronds of radiating leaflets. */
function palm(width: number, height: number, phase: number, chance: Random): Plane {
  const pattern = plane(width * height).fill(1);
  const fronds = Array.from({ length: 4 }, () => ({
    x: chance.range(-0.25, 0.2) * width,
    y: chance.range(-0.15, 0.6) * height,
    angle: chance.range(-0.2, 0.9),
    length: chance.range(0.7, 1.1) * width,
  }));
  for (const frond of fronds) {
    const cosine = Math.cos(frond.angle);
    const sine = Math.sin(frond.angle);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const dx = x - frond.x;
        const dy = y - frond.y;
        const t = (dx * cosine + dy * sine) / frond.length;
        if (t < 0 || t > 1) continue;
        const q = (dy * cosine - dx * sine) / frond.length - 0.18 * t * t;
        const reach = 0.26 * Math.sin(Math.min(1, t * 1.1 + 0.1) * 3);
        if (Math.abs(q) > reach) continue;
        const leaf = t * 17 - Math.abs(q) * 13 + (q > 0 ? 0.5 : 0) + phase;
        const f = leaf - Math.floor(leaf);
        const dark = smooth(0.62, 0.5, Math.abs(f - 0.5) * 2 * (0.6 + (Math.abs(q) / reach) * 0.7));
        const i = y * width + x;
        pattern[i] = at(pattern, i) * (1 - 0.92 * dark * smooth(0, 0.06, t));
      }
    }
  }
  return blur(pattern, width, height, width * 0.008);
}
