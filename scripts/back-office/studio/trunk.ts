/** Trunk, neck and collarbones. */
import type { Body } from './body.ts';
import { lerp } from './maths.ts';
import { SKIN, TOP, type Station } from './sculpt.ts';
import { SIDES, sign, type Side } from './skeleton.ts';
import { between, place, type Point } from './space.ts';

/** Cross-sections of the trunk from the neck to the hips; garments are the same ones, a little larger. */
export function trunkStations(body: Body, larger = 1, deeper = 1): Station[] {
  const { scale: s, build, skeleton, breadth, depth } = body;
  const neck = build.neck * s;
  const shoulders = build.sh * s * breadth;
  const waist = lerp(0.85, 1, skeleton.facing);
  const shift = skeleton.mirror * 0.004 * s;
  return [
    [0, 0, neck * 1.45 * larger, 0.012 * s * deeper],
    [0.045, 0, shoulders * 0.5 * larger, 0.026 * s * deeper],
    [0.085, 0, shoulders * 0.76 * larger, 0.036 * s * deeper],
    [0.14, 0, shoulders * 0.9 * larger, 0.049 * s * deeper],
    [0.24, 0, shoulders * 0.87 * larger, 0.058 * s * deeper * depth],
    [0.36, 0, build.chest * s * breadth * larger, 0.062 * s * deeper * depth],
    [0.62, shift, build.waist * s * waist * larger, 0.046 * s * deeper],
    [0.86, shift, build.hip * s * waist * larger, 0.06 * s * deeper * depth],
    [1, 0, build.hip * 0.9 * s * waist * larger, 0.05 * s * deeper],
  ];
}

/** Where the neck leaves the head and where it meets the trunk. */
export function neckEnds(body: Body): { readonly upper: Point; readonly lower: Point } {
  const { neck } = body.skeleton.joints;
  return { upper: place(body.head, [0, 0.16, -0.12]), lower: body.toPixels([neck[0], neck[1] + 0.008, -0.01]) };
}

export function sculptTrunk(body: Body): void {
  const { sculpt, scale: s, build } = body;
  sculpt.loft(body.top, body.hips, trunkStations(body), SKIN, { blend: s * 0.012 });
  const { upper, lower } = neckEnds(body);
  const neck = build.neck * s;
  sculpt.cone(upper, neck * 0.98, lower, neck * 1.06, SKIN, { blend: s * 0.016 });
  const middle = between(upper, lower, 0.62);
  for (const side of SIDES) {
    slope(body, side, middle);
    if (!body.skeleton.fromBehind && !body.covered) collarbone(body, side, lower);
    if (!body.skeleton.fromBehind && build.bust && body.outfit.top !== 'none') bust(body, side);
  }
}

/** From the neck to the shoulder; a covered one belongs to the garment. */
function slope({ sculpt, scale: s, build, covered, joints }: Body, side: Side, middle: Point): void {
  const neck = build.neck * s;
  const q = sign(side);
  const shoulder = joints.shoulder[side];
  sculpt.cone(
    [middle[0] + q * neck * 0.25, middle[1] + (covered ? 0.01 * s : 0), middle[2] - 0.006 * s],
    neck * (covered ? 0.8 : 0.86),
    [shoulder[0] - q * 0.03 * s, shoulder[1] - 0.002 * s, -0.012 * s],
    0.0165 * s,
    covered ? TOP : SKIN,
    { blend: s * 0.03 },
  );
}

function collarbone({ sculpt, scale: s, skeleton, joints, head }: Body, side: Side, lower: Point): void {
  const q = sign(side);
  const shoulder = joints.shoulder[side];
  sculpt.cone(
    [lower[0] + q * 0.012 * s * skeleton.facing, lower[1] + 0.012 * s, 0.026 * s],
    0.0016 * s,
    [shoulder[0] - q * 0.026 * s, shoulder[1] - 0.002 * s, 0.022 * s],
    0.0034 * s,
    SKIN,
    { blend: s * 0.02 },
  );
  sculpt.cone(
    [lower[0] + q * 0.006 * s * skeleton.facing, lower[1] + 0.004 * s, 0.02 * s],
    0.0036 * s,
    place(head, [q * 0.2, 0.16, -0.12]),
    0.006 * s,
    SKIN,
    { blend: s * 0.02 },
  );
}

function bust({ sculpt, scale: s, skeleton, breadth, outfit, toPixels }: Body, side: Side): void {
  const { neck } = skeleton.joints;
  const x = neck[0] + (sign(side) * 0.038 * breadth + (1 - skeleton.facing) * 0.03 * skeleton.mirror);
  const at = (below: number): Point => toPixels([x, neck[1] + below, 0.026]);
  sculpt.cone(at(0.098), 0.031 * s, at(0.106), 0.031 * s, outfit.top === 'band' ? TOP : SKIN, { blend: s * 0.02, flat: 0.8 });
}
