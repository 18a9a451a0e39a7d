/** Puts one dressed person into the sculpture, from the legs up. */
import type { Random } from '../random.ts';
import type { Body } from './body.ts';
import { sculptGarments } from './garments.ts';
import { sculptHair } from './hair.ts';
import { sculptHead } from './head.ts';
import { sculptArms, sculptLegs } from './limbs.ts';
import { lerp, noise } from './maths.ts';
import { SKIN, type Sculpt } from './sculpt.ts';
import { mapJoints, pose, type Stance } from './skeleton.ts';
import { turnedFrame, type Frame, type Point } from './space.ts';
import { sculptTrunk } from './trunk.ts';
import type { Look } from './types.ts';
import type { Outfit } from './wardrobe.ts';

/** Where a figure goes: the point of the picture at which its head's centre or its feet stand. */
export interface Spot {
  /** Stature in pixels. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'head' | 'floor';
}

/** Sculpts a person and tells at which height of the picture the floor is. */
export function sculptFigure(sculpt: Sculpt, look: Look, outfit: Outfit, spot: Spot, stance: Stance, chance: Random): number {
  const { scale } = spot;
  const skeleton = pose(stance, look.build, look.headSize);
  const { joints, headCentre, floor, mirror, facing, fromBehind } = skeleton;
  const anchor = spot.anchor === 'head' ? headCentre : ([0, floor, 0] as const);
  const toPixels = ([x, y, z]: Point): Point => [spot.x + (x - anchor[0]) * scale, spot.y + (y - anchor[1]) * scale, z * scale];
  const phase = chance() * 40;
  const body: Body = {
    sculpt,
    scale,
    build: look.build,
    outfit,
    stance,
    skeleton,
    joints: mapJoints(joints, toPixels),
    head: turnedFrame(toPixels(headCentre), look.headSize * scale, stance.headYaw * mirror, stance.headPitch, stance.headRoll * mirror),
    top: toPixels([joints.neck[0], joints.neck[1] - 0.012, 0]),
    hips: toPixels([joints.pelvis[0], joints.pelvis[1] + 0.05, 0]),
    breadth: lerp(0.72, 1, facing),
    depth: lerp(1.15, 1, facing),
    covered: outfit.jacket !== undefined || outfit.top === 'knit' || outfit.top === 'tee',
    phase,
    toPixels,
    folds:
      (amount, across = 7, along = 2) =>
      (x, t) =>
        scale *
        amount *
        (Math.sin(x * across + phase + t * along * 2) * 0.5 +
          noise(x * across * 0.7 + phase, t * along * 2) +
          0.4 * noise(x * across * 1.9, t * along * 5 + phase)),
  };
  sculptLegs(body);
  sculptTrunk(body);
  sculpt.dressing = true;
  sculptGarments(body);
  sculpt.dressing = false;
  sculptArms(body);
  if (fromBehind) sculpt.ellipsoid(body.head, [0, -0.1, -0.02], [0.31, 0.38, 0.38], SKIN);
  else sculptHead(sculpt, body.head, look.face);
  const behind = (): Frame =>
    turnedFrame(body.head.origin, body.head.scale, 180 + stance.headYaw * mirror, stance.headPitch, stance.headRoll * mirror);
  sculptHair(sculpt, fromBehind ? behind() : body.head, look, chance);
  return spot.y + (spot.anchor === 'head' ? (floor - headCentre[1]) * scale : 0);
}
