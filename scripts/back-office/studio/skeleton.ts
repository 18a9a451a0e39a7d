/** Finds the joints of a posed body, in statures first and then on the picture. */
import { DEGREE, lerp } from './maths.ts';
import type { Limb, Pose } from './poses.ts';
import type { Point } from './space.ts';
import type { Build } from './types.ts';

export const SIDES = ['left', 'right'] as const;
/** Sides of the image, not of the body. */
export type Side = (typeof SIDES)[number];
export const sign = (side: Side): -1 | 1 => (side === 'left' ? -1 : 1);

export interface Joints {
  readonly pelvis: Point;
  readonly neck: Point;
  readonly shoulder: Readonly<Record<Side, Point>>;
  readonly elbow: Readonly<Record<Side, Point>>;
  readonly wrist: Readonly<Record<Side, Point>>;
  readonly hip: Readonly<Record<Side, Point>>;
  readonly knee: Readonly<Record<Side, Point>>;
  readonly ankle: Readonly<Record<Side, Point>>;
}

/** A pose as one picture shows it: mirrored or not, with the head turned its own way. Angles in degrees. */
export interface Stance extends Pose {
  readonly mirrored: boolean;
  readonly headYaw: number;
  readonly headPitch: number;
  readonly headRoll: number;
}

export interface Skeleton {
  readonly joints: Joints;
  readonly headCentre: Point;
  /** Height of the floor below the pelvis. */
  readonly floor: number;
  readonly mirror: -1 | 1;
  /** 1 when seen from the front or the back, 0 from the side. */
  readonly facing: number;
  readonly fromBehind: boolean;
}

export function pose(stance: Stance, build: Build, headSize: number): Skeleton {
  const mirror = stance.mirrored ? -1 : 1;
  const facing = Math.abs(Math.cos(stance.yaw * DEGREE));
  const fromBehind = Math.abs(stance.yaw) > 120;
  const angle = (degrees: number): number => degrees * DEGREE * mirror;
  const step = (degrees: number, length: number): readonly [number, number] => [
    Math.sin(angle(degrees)) * length,
    Math.cos(angle(degrees)) * length,
  ];
  const pelvis: Point = [mirror * stance.hip, 0, 0];
  const spine = step(180 - stance.lean, 0.314);
  const neck: Point = [pelvis[0] + spine[0], pelvis[1] + spine[1], 0];
  const narrow = lerp(0.38, 1, facing);
  const shoulderWidth = build.sh * 0.94 * narrow;
  const hipWidth = build.hip * 0.62 * narrow;
  const shoulderTilt = angle(stance.shoulderTilt);
  const hipTilt = angle(stance.hipTilt);
  const turned = stance.yaw !== 0 && !fromBehind ? 0.06 : 0;
  const pair = (make: (side: Side, q: -1 | 1) => Point): Record<Side, Point> => ({ left: make('left', -1), right: make('right', 1) });
  const shoulder = pair((_, q) => [
    neck[0] + q * shoulderWidth * Math.cos(shoulderTilt),
    neck[1] + 0.022 + q * shoulderWidth * Math.sin(shoulderTilt),
    mirror * q * turned,
  ]);
  const hip = pair((_, q) => [
    pelvis[0] + q * hipWidth * Math.cos(hipTilt),
    0.035 + q * hipWidth * Math.sin(hipTilt),
    mirror * q * turned * 0.6,
  ]);
  const limb = (from: Point, [upper, lower, depth]: Limb, upperLength: number, lowerLength: number): readonly [Point, Point] => {
    const first = step(upper, upperLength);
    const middle: Point = [from[0] + first[0], from[1] + first[1], from[2] + depth * 0.35];
    const second = step(lower, lowerLength);
    return [middle, [middle[0] + second[0], middle[1] + second[1], from[2] + depth]];
  };
  // Mirroring turns the angles; swapping the sides keeps what is left in the image left.
  const legs = stance.mirrored ? { left: stance.rightLeg, right: stance.leftLeg } : { left: stance.leftLeg, right: stance.rightLeg };
  const arms = stance.mirrored ? { left: stance.rightArm, right: stance.leftArm } : { left: stance.leftArm, right: stance.rightArm };
  const [leftLeg, rightLeg] = SIDES.map((side) => limb(hip[side], legs[side], 0.228, 0.222)) as [[Point, Point], [Point, Point]];
  const [leftArm, rightArm] = SIDES.map((side) => limb(shoulder[side], arms[side], 0.168, 0.138)) as [[Point, Point], [Point, Point]];
  const joints: Joints = {
    pelvis,
    neck,
    shoulder,
    hip,
    knee: { left: leftLeg[0], right: rightLeg[0] },
    ankle: { left: leftLeg[1], right: rightLeg[1] },
    elbow: { left: leftArm[0], right: rightArm[0] },
    wrist: { left: leftArm[1], right: rightArm[1] },
  };
  const headCentre: Point = [
    neck[0] + Math.sin(angle(stance.headRoll)) * 0.05 + mirror * Math.sin(stance.headYaw * DEGREE) * 0.01,
    neck[1] - 0.032 - headSize * 0.5,
    0.012,
  ];
  const floor = Math.max(joints.ankle.left[1], joints.ankle.right[1]) + 0.035;
  return { joints, headCentre, floor, mirror, facing, fromBehind };
}

/** The same joints after a change of coordinates. */
export function mapJoints(joints: Joints, to: (point: Point) => Point): Joints {
  const both = ({ left, right }: Readonly<Record<Side, Point>>): Record<Side, Point> => ({ left: to(left), right: to(right) });
  return {
    pelvis: to(joints.pelvis),
    neck: to(joints.neck),
    shoulder: both(joints.shoulder),
    elbow: both(joints.elbow),
    wrist: both(joints.wrist),
    hip: both(joints.hip),
    knee: both(joints.knee),
    ankle: both(joints.ankle),
  };
}
