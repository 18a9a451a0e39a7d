/**
 * Sculpts rounded bodies into a depth buffer seen from the front. Pieces of one material melt into each other where they
 * meet; pieces of different materials hide each other. What is kept per pixel: depth, coverage, material, brightness.
 */
import { clamp } from './maths.ts';
import { at, plane, type Plane } from './planes.ts';
import { place, type Frame, type Point } from './space.ts';

/** Depth of a pixel that nothing covers. */
export const FAR = -1e6;

export const SKIN = 1;
export const HAIR = 2;
export const TOP = 3;
export const LOW = 4;
export const SHOE = 5;
export type Material = typeof SKIN | typeof HAIR | typeof TOP | typeof LOW | typeof SHOE;

/** Materials of one figure; each further figure of a frame adds this to its own. */
export const MATERIALS = 8;

export interface ConeOptions {
  /** Depth against width; 1 is round. */
  readonly flat?: number;
  /** Pixels over which it melts into its own material. */
  readonly blend?: number;
  /** Pixels added to the radius along the way. */
  readonly displace?: (t: number) => number;
  readonly albedo?: number;
}

/** A cross-section of a loft: how far along, offset to the side, half width, depth. */
export type Station = readonly [t: number, offset: number, halfWidth: number, depth: number];

export interface LoftOptions {
  readonly blend?: number;
  /** Depth of both ends. */
  readonly z?: number;
  readonly zEnd?: number;
  /** Folds: pixels of depth at a place across (-1 to 1) and along (0 to 1). */
  readonly fold?: (across: number, t: number) => number;
  /** Share of the pixel that is there, 0 to 1. */
  readonly clip?: (across: number, t: number, x: number) => number;
  /** Roundness of the cross-section: 2 is an ellipse, more is boxier. */
  readonly power?: number;
  /** Pixels added to the half width. */
  readonly edge?: (t: number, x: number, y: number) => number;
  readonly albedo?: (across: number, t: number) => number;
}

export interface EllipsoidOptions {
  readonly blend?: number;
  readonly clip?: (x: number, y: number, z: number, pixelX: number, pixelY: number) => number;
  readonly displace?: (pixelX: number, pixelY: number) => number;
  readonly albedo?: (x: number, y: number, z: number, pixelX: number, pixelY: number) => number;
  /** Share by which displacement may enlarge it. */
  readonly grow?: number;
}

/** Samples of a loft's outline; finer ones are not visible. */
const LOFT_SAMPLES = 64;

export class Sculpt {
  readonly width: number;
  readonly height: number;
  readonly depth: Plane;
  readonly coverage: Plane;
  readonly albedo: Plane;
  readonly material: Uint8Array<ArrayBuffer>;
  /** Clothes cover skin even where the skin comes nearer. */
  dressing = false;
  /** Added to materials, so that figures of one frame stay apart. */
  base = 0;

  constructor(width: number, height: number) {
    const length = width * height;
    this.width = width;
    this.height = height;
    this.depth = plane(length).fill(FAR);
    this.coverage = plane(length).fill(0);
    this.albedo = plane(length).fill(1);
    this.material = new Uint8Array(length);
  }

  private put(index: number, depth: number, coverage: number, material: number, blend: number, albedo: number): void {
    const own = material | this.base;
    const standing = at(this.depth, index);
    if (standing === FAR) this.replace(index, depth, own, albedo);
    else if (this.material[index] === own && blend > 0) {
      const h = clamp(0.5 + (0.5 * (depth - standing)) / blend);
      this.depth[index] = standing + (depth - standing) * h + blend * h * (1 - h);
      this.albedo[index] = at(this.albedo, index) + (albedo - at(this.albedo, index)) * h;
    } else {
      const wins = depth > standing || (this.dressing && this.material[index] === (SKIN | this.base));
      if (wins && (coverage > 0.5 || at(this.coverage, index) < 0.5)) this.replace(index, depth, own, albedo);
    }
    if (coverage > at(this.coverage, index)) this.coverage[index] = coverage;
  }

  private replace(index: number, depth: number, material: number, albedo: number): void {
    this.depth[index] = depth;
    this.material[index] = material;
    this.albedo[index] = albedo;
  }

  /** A rounded cone between two points, radii in pixels. */
  cone(a: Point, radiusA: number, b: Point, radiusB: number, material: Material, options: ConeOptions = {}): void {
    const { flat = 1, blend = 2, displace, albedo = 1 } = options;
    const reach = Math.max(radiusA, radiusB) * 1.25 + 1;
    const [ax, ay, az] = a;
    const [bx, by, bz] = b;
    const { x0, x1, y0, y1 } = this.box(
      Math.min(ax, bx) - reach,
      Math.max(ax, bx) + reach,
      Math.min(ay, by) - reach,
      Math.max(ay, by) + reach,
    );
    const dx = bx - ax;
    const dy = by - ay;
    const squared = dx * dx + dy * dy || 1e-6;
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const px = x - ax;
        const py = y - ay;
        const along = (px * dx + py * dy) / squared;
        const t = along < 0 ? 0 : along > 1 ? 1 : along;
        const qx = px - dx * t;
        const qy = py - dy * t;
        const distance2 = qx * qx + qy * qy;
        let r = radiusA + (radiusB - radiusA) * t;
        if (displace) r += displace(t);
        const outer = r + 0.5;
        if (distance2 > outer * outer) continue;
        const coverage = clamp(r - Math.sqrt(distance2) + 0.5);
        const bulge = r * r - distance2;
        const depth = az + (bz - az) * t + (bulge > 0 ? Math.sqrt(bulge) * flat : 0);
        this.put(y * this.width + x, depth, coverage, material, blend, albedo);
      }
    }
  }

  /** A body drawn through cross-sections on the way from one point to another. */
  loft(from: Point, to: Point, stations: readonly Station[], material: Material, options: LoftOptions = {}): void {
    const { blend = 2, z = 0, zEnd = z, fold, clip, power = 2, edge, albedo } = options;
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const length = Math.hypot(dx, dy);
    const ux = dx / length;
    const uy = dy / length;
    const reach = stations.reduce((most, [, offset, halfWidth]) => Math.max(most, halfWidth + Math.abs(offset)), 0) * 1.15 + 2;
    const { x0, x1, y0, y1 } = this.box(
      Math.min(from[0], to[0]) - reach,
      Math.max(from[0], to[0]) + reach,
      Math.min(from[1], to[1]) - reach,
      Math.max(from[1], to[1]) + reach,
    );
    const outline = sampleOutline(stations);
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const px = x - from[0];
        const py = y - from[1];
        const raw = (px * ux + py * uy) / length;
        if (raw < -0.6 / length || raw > 1 + 0.6 / length) continue;
        const t = raw < 0 ? 0 : raw > 1 ? 1 : raw;
        const sample = t * (LOFT_SAMPLES - 0.001);
        const n = sample | 0;
        const fraction = sample - n;
        let halfWidth = mix(outline.halfWidth, n, fraction);
        if (edge) halfWidth += edge(t, x, y);
        const side = px * uy - py * ux - at(outline.offset, n) - (at(outline.offset, n + 1) - at(outline.offset, n)) * fraction;
        const away = side < 0 ? -side : side;
        if (away > halfWidth + 0.5) continue;
        let coverage = clamp(halfWidth - away + 0.5);
        const q = away / halfWidth;
        const across = side / halfWidth;
        if (clip) {
          coverage *= clip(across, t, x);
          if (coverage < 0.02) continue;
        }
        const round = q >= 1 ? 0 : power === 2 ? Math.sqrt(1 - q * q) : Math.pow(1 - Math.pow(q, power), 1 / power);
        let depth = z + (zEnd - z) * t + mix(outline.depth, n, fraction) * round;
        if (fold) depth += fold(across, t) * (0.25 + 0.75 * round);
        this.put(y * this.width + x, depth, coverage, material, blend, albedo ? albedo(across, t) : 1);
      }
    }
  }

  /** An ellipsoid in a turned frame; centre and radii in the frame's units. */
  ellipsoid(frame: Frame, centre: Point, radii: Point, material: Material, options: EllipsoidOptions = {}): void {
    const { blend = 2, clip, displace, albedo, grow = 0 } = options;
    const {
      origin,
      scale,
      axes,
      axes: [X, Y, Z],
    } = frame;
    const C = place(frame, centre);
    const form = quadric(axes, radii, scale);
    const extent = (i: 0 | 1): number => scale * Math.hypot(X[i] * radii[0], Y[i] * radii[1], Z[i] * radii[2]) * (1 + grow) + 1;
    const ex = extent(0);
    const ey = extent(1);
    const { x0, x1, y0, y1 } = this.box(C[0] - ex, C[0] + ex, C[1] - ey, C[1] + ey);
    const smaller = Math.min(ex, ey);
    const inverse = 1 / form.zz;
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const px = x - C[0];
        const py = y - C[1];
        const b = form.xz * px + form.yz * py;
        const c = form.xx * px * px + form.yy * py * py + 2 * form.xy * px * py - 1;
        let discriminant = b * b - form.zz * c;
        if (displace) discriminant += displace(x, y) * form.zz;
        const inside = discriminant * inverse;
        if (inside < -2 / smaller) continue;
        const depth = C[2] + (-b + Math.sqrt(discriminant > 0 ? discriminant : 0)) * inverse;
        let coverage = clamp(inside * smaller * 0.5 + 0.5);
        let brightness = 1;
        if (clip || albedo) {
          const vx = x - origin[0];
          const vy = y - origin[1];
          const vz = depth - origin[2];
          const lx = (X[0] * vx + X[1] * vy + X[2] * vz) / scale;
          const ly = (Y[0] * vx + Y[1] * vy + Y[2] * vz) / scale;
          const lz = (Z[0] * vx + Z[1] * vy + Z[2] * vz) / scale;
          if (clip) {
            coverage *= clip(lx, ly, lz, x, y);
            if (coverage < 0.02) continue;
          }
          if (albedo) brightness = albedo(lx, ly, lz, x, y);
        }
        this.put(y * this.width + x, depth, coverage, material, blend, brightness);
      }
    }
  }

  private box(left: number, right: number, top: number, bottom: number): { x0: number; x1: number; y0: number; y1: number } {
    return {
      x0: Math.max(0, Math.floor(left)),
      x1: Math.min(this.width - 1, Math.ceil(right)),
      y0: Math.max(0, Math.floor(top)),
      y1: Math.min(this.height - 1, Math.ceil(bottom)),
    };
  }
}

interface Outline {
  readonly offset: Plane;
  readonly halfWidth: Plane;
  readonly depth: Plane;
}

function mix(values: Plane, index: number, fraction: number): number {
  return at(values, index) + (at(values, index + 1) - at(values, index)) * fraction;
}

/** Catmull-Rom through the stations. */
function sampleOutline(stations: readonly Station[]): Outline {
  const offset = new Float32Array(LOFT_SAMPLES + 1);
  const halfWidth = new Float32Array(LOFT_SAMPLES + 1);
  const depth = new Float32Array(LOFT_SAMPLES + 1);
  const station = (index: number): Station => stations[Math.min(stations.length - 1, Math.max(0, index))] as Station;
  let segment = 0;
  for (let n = 0; n <= LOFT_SAMPLES; n++) {
    const t = n / LOFT_SAMPLES;
    while (segment < stations.length - 2 && t > station(segment + 1)[0]) segment += 1;
    const a = station(segment - 1);
    const b = station(segment);
    const c = station(segment + 1);
    const d = station(segment + 2);
    const f = clamp((t - b[0]) / (c[0] - b[0] || 1));
    const f2 = f * f;
    const f3 = f2 * f;
    const curve = (j: 1 | 2 | 3): number =>
      (2 * f3 - 3 * f2 + 1) * b[j] + (f3 - 2 * f2 + f) * (c[j] - a[j]) * 0.5 + (-2 * f3 + 3 * f2) * c[j] + (f3 - f2) * (d[j] - b[j]) * 0.5;
    offset[n] = curve(1);
    halfWidth[n] = Math.max(0.2, curve(2));
    depth[n] = Math.max(0.1, curve(3));
  }
  return { offset, halfWidth, depth };
}

/** The ellipsoid's equation as the camera sees it. */
function quadric(axes: Frame['axes'], radii: Point, scale: number): Record<'xx' | 'yy' | 'zz' | 'xy' | 'xz' | 'yz', number> {
  const form = { xx: 0, yy: 0, zz: 0, xy: 0, xz: 0, yz: 0 };
  for (const i of [0, 1, 2] as const) {
    const q = 1 / (radii[i] * scale) ** 2;
    const [x, y, z] = axes[i];
    form.xx += q * x * x;
    form.yy += q * y * y;
    form.zz += q * z * z;
    form.xy += q * x * y;
    form.xz += q * x * z;
    form.yz += q * y * z;
  }
  return form;
}
