/** Builds a head from ellipsoids and rounded cones, then models and paints brows, eyes and mouth into its surface. */
import { bell, lerp, smooth } from './maths.ts';
import { at } from './planes.ts';
import { type Sculpt, SKIN } from './sculpt.ts';
import { place, type Frame, type Point } from './space.ts';
import type { Face } from './types.ts';

export function sculptHead(sculpt: Sculpt, frame: Frame, face: Face): void {
  const { scale } = frame;
  const soft = scale * 0.085;
  const ball = (centre: Point, radii: Point, blend = soft): void => {
    sculpt.ellipsoid(frame, centre, radii, SKIN, { blend });
  };
  const bridge = (a: Point, radiusA: number, b: Point, radiusB: number, blend: number): void => {
    sculpt.cone(place(frame, a), radiusA * scale, place(frame, b), radiusB * scale, SKIN, { blend });
  };
  ball([0, -0.13, -0.04], [0.312, 0.36, 0.385]);
  ball([0, 0.06, 0.08], [0.258 * face.w, 0.37, 0.28]);
  ball([0, 0.25, 0.07], [0.205 * face.jaw, 0.205, 0.245], soft * 1.3);
  ball([0, 0.405 * face.len, 0.2], [0.085, 0.085, 0.095], soft * 1.5);
  for (const side of [-1, 1]) ball([side * 0.3, 0.055, -0.06], [0.026, 0.092, 0.055], soft * 0.5);
  bridge([0, -0.06, 0.325], 0.026 * face.nose, [0, 0.125, 0.405], 0.034 * face.nose, soft * 0.7);
  bridge([0, 0.155, 0.412], 0.042 * face.nose, [0, 0.158, 0.412], 0.042 * face.nose, soft * 0.5);
  for (const side of [-1, 1]) bridge([side * 0.05 * face.nose, 0.178, 0.36], 0.029, [side * 0.04, 0.172, 0.375], 0.03, soft * 0.5);
  bridge([-0.05, 0.28, 0.312], 0.024 * face.lip, [0.05, 0.28, 0.312], 0.024 * face.lip, soft * 0.6);
  bridge([-0.035, 0.328, 0.305], 0.03 * face.lip, [0.035, 0.328, 0.305], 0.03 * face.lip, soft * 0.6);
  drawFeatures(sculpt, frame, face);
}

/** Walks over the skin in front of the head and lays the features on it, in the head's own coordinates. */
function drawFeatures(sculpt: Sculpt, frame: Frame, face: Face): void {
  const { width, height, depth, material, albedo } = sculpt;
  const {
    origin,
    scale,
    axes: [X, Y, Z],
  } = frame;
  const radius = scale * 0.62;
  const skin = SKIN | sculpt.base;
  const bottom = Math.min(height, origin[1] + radius);
  const right = Math.min(width, origin[0] + radius);
  for (let y = Math.max(0, (origin[1] - radius) | 0); y < bottom; y++) {
    for (let x = Math.max(0, (origin[0] - radius) | 0); x < right; x++) {
      const i = y * width + x;
      if (material[i] !== skin) continue;
      const vx = x - origin[0];
      const vy = y - origin[1];
      const vz = at(depth, i) - origin[2];
      const lz = (Z[0] * vx + Z[1] * vy + Z[2] * vz) / scale;
      if (lz < 0.06) continue;
      const lx = (X[0] * vx + X[1] * vy + X[2] * vz) / scale;
      const ly = (Y[0] * vx + Y[1] * vy + Y[2] * vz) / scale;
      if (ly > 0.52) continue;
      const away = lx < 0 ? -lx : lx;
      const front = smooth(0.06, 0.2, lz);
      albedo[i] = at(albedo, i) * lerp(1, paint(away, ly, face), front);
      depth[i] = at(depth, i) + relief(away, ly, face) * scale * front;
    }
  }
}

/** How far the surface rises or sinks: sockets, cheekbones, temples, lips, chin. */
function relief(x: number, y: number, face: Face): number {
  let d = 0;
  d -= 0.05 * bell(x - 0.118, y - 0.002, 0.07, 0.042);
  d += 0.024 * bell(x - 0.13, y - 0.012, 0.05, 0.024);
  d += 0.028 * bell(x - 0.19, y - 0.105, 0.075, 0.05) * face.cheek;
  d -= 0.024 * bell(x - 0.19, y - 0.25, 0.055, 0.08) * face.cheek;
  d += 0.014 * bell(x - 0.13, y + 0.085, 0.08, 0.028);
  d -= 0.018 * bell(x - 0.27, y + 0.1, 0.05, 0.1);
  d -= 0.02 * bell(x, y - 0.372, 0.075, 0.022);
  d -= 0.016 * bell(x, y - 0.299, 0.09, 0.009);
  d -= 0.008 * bell(x, y - 0.235, 0.012, 0.03);
  return d;
}

/** How dark the skin is painted: brow, eye, nostril, mouth. */
function paint(x: number, y: number, face: Face): number {
  let a = 1;
  const browLine = -0.088 - 0.034 * smooth(0.04, 0.17, x) + 0.05 * smooth(0.17, 0.25, x);
  const browHeight = 0.004 + 0.018 * face.brow * smooth(0.03, 0.07, x) * (1 - smooth(0.2, 0.26, x));
  if (x > 0.035 && x < 0.26) a *= 1 - 0.74 * smooth(browHeight * 1.7, browHeight * 0.3, Math.abs(y - browLine));
  a *= eye(x, y, face);
  a *= 1 - 0.7 * smooth(0.018, 0.005, Math.hypot((x - 0.028) / 1.5, y - 0.203));
  const mouth = x / 0.088;
  if (mouth < 1) {
    const upper = 0.298 - 0.034 * face.lip * (1 - Math.pow(mouth, 1.5)) + 0.008 * bell(x, 0, 0.014, 1);
    const lower = 0.298 + 0.048 * face.lip * Math.sqrt(1 - mouth * mouth);
    const lips = smooth(-0.006, 0.005, y - upper) * smooth(-0.006, 0.005, lower - y);
    a *= 1 - 0.36 * lips;
    a *= 1 - 0.55 * smooth(0.009, 0.002, Math.abs(y - 0.298 - 0.004 * mouth));
  }
  return a;
}

/** Socket tone, white, iris, lash line, crease. */
function eye(x: number, y: number, face: Face): number {
  const ex = (x - 0.132) / 0.062;
  const arc = 1 - ex * ex;
  const lid = 0.01 - 0.03 * face.open * arc + 0.008 * ex;
  const low = 0.014 + 0.018 * face.open * arc;
  let a = 1 - 0.16 * bell(x - 0.13, y, 0.085, 0.05);
  if (ex <= -1.15 || ex >= 1.15) return a;
  const inside = smooth(-0.003, 0.006, y - lid) * smooth(-0.003, 0.006, low - y);
  const iris = smooth(0.036, 0.028, Math.hypot(x - 0.132, y - 0.004));
  a *= 1 - inside * (0.12 + 0.8 * iris);
  a *= 1 - 0.88 * smooth(0.013, 0.002, Math.abs(y - lid + 0.003)) * smooth(1.15, 0.9, Math.abs(ex));
  a *= 1 - 0.35 * smooth(0.009, 0.002, Math.abs(y - low)) * smooth(1.05, 0.8, Math.abs(ex));
  a *= 1 - 0.22 * smooth(0.012, 0.002, Math.abs(y - lid + 0.026));
  return a;
}
