/** Legs with trousers and shoes, arms with hands and sleeves. */
import type { Body } from './body.ts';
import { DEGREE, noise } from './maths.ts';
import { LOW, SHOE, SKIN, TOP, type ConeOptions, type Material } from './sculpt.ts';
import { SIDES, sign, type Side } from './skeleton.ts';
import { between, type Point } from './space.ts';

type Bone = (a: Point, radiusA: number, b: Point, radiusB: number, material: Material, options?: ConeOptions) => void;

/** Cones with radii in statures. */
function bones({ sculpt, scale }: Body): Bone {
  return (a, radiusA, b, radiusB, material, options) => {
    sculpt.cone(a, radiusA * scale, b, radiusB * scale, material, { blend: scale * 0.008, ...options });
  };
}

export function sculptLegs(body: Body): void {
  for (const side of SIDES) {
    if (body.outfit.legs === 'bare') bareLeg(body, side);
    foot(body, side);
    trouserLeg(body, side);
  }
}

function bareLeg(body: Body, side: Side): void {
  const bone = bones(body);
  const { hip, knee, ankle } = body.joints;
  const [h, k, a] = [hip[side], knee[side], ankle[side]];
  const thigh = body.build.leg;
  const calf = thigh * 0.66;
  bone(h, thigh, between(h, k, 0.55), thigh * 0.86, SKIN);
  bone(between(h, k, 0.55), thigh * 0.86, k, calf * 0.98, SKIN);
  bone(k, calf * 0.98, between(k, a, 0.3), calf * 1.05, SKIN);
  bone(between(k, a, 0.3), calf * 1.05, a, 0.0165, SKIN);
}

function foot(body: Body, side: Side): void {
  const { scale: s, outfit, stance, skeleton } = body;
  const bone = bones(body);
  const a = body.joints.ankle[side];
  const turn = Math.sin(stance.yaw * DEGREE) * skeleton.mirror;
  const outward = sign(side) * 0.014 * (skeleton.fromBehind ? 0.3 : 1) * skeleton.facing;
  const toe: Point = [a[0] + (outward + 0.06 * turn) * s, a[1] + (outfit.heels === true ? 0.04 : 0.03) * s, a[2] + 0.03 * s];
  const material = outfit.shoes ? SHOE : SKIN;
  bone(a, 0.017, toe, 0.0145, material, { blend: s * 0.01 });
  const heel: Point = [a[0] - 0.008 * turn * s, a[1] + 0.02 * s, a[2]];
  bone(heel, 0.016, [toe[0] + 0.012 * turn * s, toe[1] + 0.004 * s, toe[2] + 3], 0.014, material, { blend: s * 0.01 });
}

function trouserLeg(body: Body, side: Side): void {
  const { sculpt, scale: s, phase: ph } = body;
  const bone = bones(body);
  const { hip, knee, ankle } = body.joints;
  const [h, k, a] = [hip[side], knee[side], ankle[side]];
  const thigh = body.build.leg;
  const calf = thigh * 0.66;
  switch (body.outfit.legs) {
    case 'bare':
      return;
    case 'slim':
      bone(h, thigh * 1.05, k, calf * 1.18, LOW);
      bone(k, calf * 1.18, between(k, a, 0.95), 0.024, LOW, { displace: (t) => s * 0.001 * noise(t * 8 + ph, 2) });
      return;
    case 'straight':
      bone(h, thigh * 1.1, k, calf * 1.5, LOW, { displace: (t) => s * 0.001 * noise(t * 6, ph) });
      bone(k, calf * 1.5, between(k, a, 1.02), 0.04, LOW, { flat: 0.7, displace: (t) => s * 0.001 * noise(t * 7 + ph, 3) });
      return;
    case 'wide':
      sculpt.loft(
        h,
        between(k, a, 1.06),
        [
          [0, 0, thigh * 0.96 * s, thigh * s],
          [0.16, 0, thigh * 1.16 * s, thigh * s],
          [0.5, 0, thigh * 1.32 * s, thigh * s],
          [1, 0, thigh * 1.55 * s, thigh * 0.9 * s],
        ],
        LOW,
        {
          z: h[2] - 0.01 * s,
          zEnd: a[2] - 0.01 * s,
          fold: body.folds(0.008, 5, 1),
          blend: s * 0.006,
          edge: (t) => s * 0.003 * noise(t * 6 + ph, sign(side)),
        },
      );
  }
}

export function sculptArms(body: Body): void {
  for (const side of SIDES) {
    bareArm(body, side);
    hand(body, side);
    sleeve(body, side);
  }
}

function bareArm(body: Body, side: Side): void {
  const { scale: s, build } = body;
  const bone = bones(body);
  const { shoulder, elbow, wrist } = body.joints;
  const [sh, e, w] = [shoulder[side], elbow[side], wrist[side]];
  const arm = build.arm;
  bone([sh[0] - sign(side) * 0.004 * s, sh[1] + 0.004 * s, sh[2]], arm * 1.12, between(sh, e, 0.35), arm, SKIN, { blend: s * 0.03 });
  bone(between(sh, e, 0.35), arm, e, arm * 0.8, SKIN);
  bone(e, arm * 0.8, between(e, w, 0.3), arm * 0.84, SKIN);
  bone(between(e, w, 0.3), arm * 0.84, w, arm * 0.5, SKIN);
}

/** A relaxed hand: palm, three fingers, thumb. */
function hand(body: Body, side: Side): void {
  const { scale: s } = body;
  const bone = bones(body);
  const arm = body.build.arm;
  const q = sign(side);
  const [e, w] = [body.joints.elbow[side], body.joints.wrist[side]];
  const dx = w[0] - e[0];
  const dy = w[1] - e[1];
  const length = Math.hypot(dx, dy) || 1;
  const ux = dx / length;
  const uy = dy / length;
  const curl = 0.18 * q;
  const hx = ux * Math.cos(curl) + uy * Math.sin(curl);
  const hy = uy * Math.cos(curl) - ux * Math.sin(curl);
  const knuckles: Point = [w[0] + ux * 0.038 * s, w[1] + uy * 0.038 * s, w[2]];
  bone(w, arm * 0.5, knuckles, arm * 0.66, SKIN, { flat: 0.6 });
  for (const finger of [-1, 0, 1]) {
    const offset = finger * 0.0075 * s;
    const reach = 0.062 * (0.86 - 0.1 * Math.abs(finger)) * s;
    const root: Point = [knuckles[0] - uy * offset, knuckles[1] + ux * offset, knuckles[2]];
    const tip: Point = [
      knuckles[0] - uy * offset * 0.7 + hx * reach,
      knuckles[1] + ux * offset * 0.7 + hy * reach,
      knuckles[2] + 0.006 * s,
    ];
    bone(root, 0.0075, tip, 0.005, SKIN, { blend: s * 0.003 });
  }
  const thumbRoot: Point = [w[0] + ux * 0.012 * s, w[1] + uy * 0.012 * s, w[2] + 0.006 * s];
  const thumbTip: Point = [
    knuckles[0] - q * hy * 0.012 * s + hx * 0.012 * s,
    knuckles[1] + q * hx * 0.012 * s + hy * 0.012 * s,
    knuckles[2] + 0.01 * s,
  ];
  bone(thumbRoot, 0.0085, thumbTip, 0.006, SKIN, { blend: s * 0.004 });
}

function sleeve(body: Body, side: Side): void {
  const { scale: s, outfit, phase: ph } = body;
  if (!outfit.sleeve) return;
  const bone = bones(body);
  const q = sign(side);
  const arm = body.build.arm;
  const { shoulder, elbow, wrist } = body.joints;
  const [sh, e, w] = [shoulder[side], elbow[side], wrist[side]];
  const wider = Math.max(1, arm / 0.0195);
  const upper = Math.max(outfit.sleeve.upper * wider, arm * 1.36);
  const displace = (t: number): number => s * 0.0012 * noise(t * 6 + ph, q);
  const outer: Point = [sh[0] - q * 0.006 * s, sh[1] + 0.006 * s, sh[2]];
  bone([sh[0] - q * 0.034 * s, sh[1] + 0.01 * s, sh[2]], upper * 0.92, outer, upper * 0.86, TOP, { blend: s * 0.03 });
  bone(outer, upper * 0.86, between(sh, e, 0.5), upper * 0.98, TOP, { displace, blend: s * 0.03 });
  bone(between(sh, e, 0.5), upper * 0.98, e, upper * 0.94, TOP, { displace, blend: s * 0.012 });
  if (outfit.sleeve.end > 0.5) {
    bone(e, upper * 0.94, between(e, w, (outfit.sleeve.end - 0.5) * 2), outfit.sleeve.lower * wider, TOP, { displace, blend: s * 0.012 });
  }
}
