/** Clothes of the trunk: tops, the seat of trousers, dresses, skirts, jackets. Sleeves and trouser legs go with the limbs. */
import type { Body } from './body.ts';
import { lerp, noise, smooth } from './maths.ts';
import { LOW, TOP, type LoftOptions, type Material, type Station } from './sculpt.ts';
import { between, type Point } from './space.ts';
import { neckEnds, trunkStations } from './trunk.ts';
import type { Dress, Jacket, Skirt } from './wardrobe.ts';

export function sculptGarments(body: Body): void {
  const { dress, skirt, jacket } = body.outfit;
  sculptTop(body);
  if (body.outfit.legs !== 'bare') seat(body);
  if (dress) sculptDress(body, dress);
  if (skirt) sculptSkirt(body, skirt);
  if (jacket) sculptJacket(body, jacket);
}

/** Cloth close to the trunk. */
function overTrunk(body: Body, larger: number, deeper: number, material: Material, options: LoftOptions): void {
  body.sculpt.loft(body.top, body.hips, trunkStations(body, larger, deeper), material, { blend: body.scale * 0.008, ...options });
}

function sculptTop(body: Body): void {
  const { sculpt, scale: s, build, outfit } = body;
  switch (outfit.top) {
    case 'tank':
      overTrunk(body, 1.035, 1.06, TOP, { clip: tankCut(body), fold: body.folds(0.0022, 6, 3) });
      return;
    case 'tee':
    case 'knit':
      overTrunk(body, 1.07, 1.1, TOP, { clip: (x, t) => (t > 0.045 - 0.05 * x * x ? 1 : 0), fold: body.folds(0.004, 5, 2) });
      if (outfit.top === 'knit') {
        const { upper, lower } = neckEnds(body);
        sculpt.cone(between(upper, lower, 0.45), build.neck * 1.16 * s, lower, build.neck * 1.45 * s, TOP, { blend: s * 0.01 });
      }
      return;
    case 'band': {
      const end = outfit.bandEnd ?? 0.44;
      overTrunk(body, 1.03, 1.06, TOP, {
        clip: (x, t) => (t > 0.27 + 0.03 * x * x - 0.03 && t < end ? 1 : 0),
        fold: body.folds(0.002, 6, 3),
      });
      return;
    }
    case 'none':
    case undefined:
  }
}

/** Round neck and arm holes. */
function tankCut({ top, hips, scale, breadth, skeleton }: Body): NonNullable<LoftOptions['clip']> {
  const back = skeleton.fromBehind;
  return (_across, t, x) => {
    const away = Math.abs(x - lerp(top[0], hips[0], t)) / scale / breadth;
    const armHole = lerp(0.068, 0.11, smooth(0.12, 0.33, t));
    const v = away / 0.04;
    const neckline = away > 0.04 ? 0 : (back ? 0.12 : 0.23) - (back ? 0.1 : 0.19) * v * v * v;
    return away < armHole && t < 0.668 && t > neckline ? 1 : 0;
  };
}

function seat(body: Body): void {
  const { sculpt, scale: s, build, joints } = body;
  const { left, right } = joints.hip;
  const middle = (below: number): Point => [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + below * s, 0];
  sculpt.cone(middle(0.012), build.leg * 1.05 * s, middle(0.02), build.leg * 0.9 * s, LOW, { blend: s * 0.02 });
  overTrunk(body, 1.05, 1.08, LOW, { clip: (_across, t) => (t > 0.66 ? 1 : 0) });
}

function sculptDress(body: Body, dress: Dress): void {
  const { sculpt, scale: s, build, skeleton, top, breadth, phase: ph } = body;
  const { pelvis, knee } = skeleton.joints;
  const hem = body.toPixels([pelvis[0] * 0.5 + (knee.left[0] + knee.right[0]) * 0.25, lerp(pelvis[1], skeleton.floor, dress.hem), 0]);
  const trunk = (0.36 * s) / Math.hypot(hem[0] - top[0], hem[1] - top[1]);
  const shoulders = build.sh * s * breadth;
  const shift = skeleton.mirror * 0.004 * s;
  const stations: Station[] = [
    [0, 0, build.neck * s * 1.5, 0.04 * s],
    [0.045 * trunk, 0, shoulders * 0.52, 0.044 * s],
    [0.085 * trunk, 0, shoulders * 0.78, 0.048 * s],
    [0.14 * trunk, 0, shoulders * 0.92, 0.053 * s],
    [0.24 * trunk, 0, shoulders * 0.89, 0.062 * s],
    [0.36 * trunk, 0, build.chest * 1.04 * s * breadth, 0.066 * s],
    [0.62 * trunk, shift, build.waist * dress.loose * s, 0.052 * s],
    [0.9 * trunk, shift, build.hip * 1.06 * s, 0.066 * s],
    [lerp(trunk, 1, 0.5), 0, (build.hip * 1.08 + dress.flare * 0.4) * s, 0.07 * s],
    [1, 0, (build.hip + dress.flare) * s, 0.075 * s],
  ];
  const folds = body.folds(0.01, 7, 0.8);
  sculpt.loft(top, hem, stations, TOP, {
    blend: s * 0.006,
    fold: (x, t) => folds(x, t) * smooth(0.3 * trunk, 1, t),
    edge: (t) => s * 0.006 * noise(t * 4 + ph, 1) * smooth(0.4, 1, t),
    clip: (across, t, x) => {
      const neckline = dress.deep ? 0.27 - 0.1 * Math.abs(across) : 0.27 - 0.1 * across * across;
      if (t / trunk > neckline) return 1;
      const away = Math.abs(x - lerp(top[0], hem[0], t)) / s / breadth;
      return Math.abs(away - 0.046) < 0.0042 && t > 0 ? 1 : 0;
    },
  });
}

function sculptSkirt(body: Body, skirt: Skirt): void {
  const { sculpt, scale: s, build, skeleton, phase: ph } = body;
  const { pelvis, knee } = skeleton.joints;
  const hem = body.toPixels([pelvis[0] * 0.6 + (knee.left[0] + knee.right[0]) * 0.2, lerp(pelvis[1], skeleton.floor, skirt.hem), 0]);
  const stations: Station[] = [
    [0, 0, build.waist * 1.06 * s, 0.05 * s],
    [0.25, 0, build.hip * 1.06 * s, 0.062 * s],
    [1, 0, (build.hip + skirt.flare) * s, 0.07 * s],
  ];
  sculpt.loft(between(body.top, body.hips, 0.64), hem, stations, LOW, {
    blend: s * 0.006,
    fold: body.folds(0.008, 7, 0.8),
    edge: (t) => s * 0.004 * noise(t * 4 + ph, 1),
  });
}

function sculptJacket(body: Body, jacket: Jacket): void {
  const { sculpt, scale: s, build, skeleton, top, breadth, phase: ph } = body;
  const { facing, fromBehind, mirror } = skeleton;
  const { pelvis } = skeleton.joints;
  const hem = body.toPixels([pelvis[0], lerp(pelvis[1], skeleton.floor, jacket.hem), 0]);
  const trunk = (0.36 * s) / Math.hypot(hem[0] - top[0], hem[1] - top[1]);
  const shoulders = build.sh * s * breadth;
  const stations: Station[] = [
    [0, 0, 0.04 * s, 0.05 * s],
    [0.05 * trunk, 0, shoulders * 0.62, 0.052 * s],
    [0.1 * trunk, 0, shoulders * 0.92, 0.056 * s],
    [0.18 * trunk, 0, (build.sh + 0.012) * s * breadth, 0.066 * s],
    [0.6 * trunk, 0, jacket.width * 0.94 * s * lerp(0.85, 1, facing), 0.076 * s],
    [trunk, 0, jacket.width * 1.02 * s * lerp(0.9, 1, facing), 0.08 * s],
    [1, 0, (jacket.width + jacket.flare) * s * lerp(0.95, 1, facing), 0.08 * s],
  ];
  const opening = (q: number): number => 0.4 * (1 - q / 0.72);
  sculpt.loft(top, hem, stations, TOP, {
    blend: s * 0.008,
    power: 2.4,
    fold: body.folds(0.005, 4.2, 1.6),
    edge: (t) => s * 0.004 * noise(t * 5 + ph, 2),
    clip: (across, t) => {
      if (fromBehind) return 1;
      const q = t / trunk;
      const v = jacket.open ? 0.1 + 0.03 * Math.sin(q * 3) : opening(q);
      return Math.abs(across - 0.03 * mirror) < Math.max(0, v) ? 0 : 1;
    },
    // The shadow along the opening's edge, then the lapel, which catches the light.
    albedo: (across, t) => {
      if (fromBehind) return 1;
      const q = t / trunk;
      const fromEdge = Math.abs(across) - Math.max(0.02, opening(q));
      return fromEdge < 0.03 ? 0.55 : fromEdge < 0.3 * smooth(0.75, 0.1, q) ? 1.28 : 1;
    },
  });
}
