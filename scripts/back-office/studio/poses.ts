/** How people stand. Angles in degrees from straight down, positive to the right of the image; depths and offsets in statures. */

/** Upper part, lower part, depth of the hand or foot. */
export type Limb = readonly [upper: number, lower: number, depth: number];

export interface Pose {
  /** Sideways offset of the pelvis. */
  readonly hip: number;
  readonly hipTilt: number;
  readonly shoulderTilt: number;
  readonly lean: number;
  /** Turn of the whole body: 0 faces the camera, 180 shows the back. */
  readonly yaw: number;
  readonly leftLeg: Limb;
  readonly rightLeg: Limb;
  readonly leftArm: Limb;
  readonly rightArm: Limb;
}

type Row = readonly [
  hip: number,
  hipTilt: number,
  shoulderTilt: number,
  lean: number,
  leftLeg: Limb,
  rightLeg: Limb,
  leftArm: Limb,
  rightArm: Limb,
  yaw?: number,
];

const ROWS = {
  stand: [0.012, 4, -3, -1, [-5, -4, 0], [7, 2, 0], [-9, -3, 0.01], [9, 6, 0.01]],
  easy: [-0.014, -5, 4, 1.5, [-8, -1, 0], [3, 3, 0], [-12, -6, 0.01], [7, 1, 0.02]],
  walk: [0.008, 5, -4, 0, [4, -1, 0.05], [-5, 12, -0.08], [-14, -10, -0.04], [10, 8, 0.05]],
  walk2: [-0.006, -5, 3, 1, [5, -13, -0.08], [-3, 1, 0.05], [-9, -9, 0.05], [15, 12, -0.04]],
  akimbo: [0.018, 6, -4, -2, [-7, -5, 0], [8, 3, 0], [-8, -2, 0.01], [44, -40, 0.05]],
  akimbo2: [0, 0, 0, 0, [-10, -6, 0], [10, 6, 0], [-46, 40, 0.05], [46, -40, 0.05]],
  pockets: [0.01, 3, -2, 0, [-6, -4, 0], [6, 3, 0], [-19, 9, 0.05], [19, -9, 0.05]],
  crossed: [0.006, 2, 0, 0, [-4, -3, 0], [6, 3, 0], [-8, 72, 0.1], [9, -76, 0.11]],
  nape: [0.014, 5, -5, -3, [-5, -3, 0], [8, 3, 0], [-8, -2, 0], [128, 246, 0.02]],
  wide: [0, 0, 2, 0, [-15, -12, 0], [14, 11, 0], [-16, -4, 0.03], [14, 3, 0.03]],
  crossleg: [0.012, 5, -3, -1, [2, 4, 0.03], [-2, -6, -0.03], [-10, -5, 0.02], [15, -12, 0.06]],
  stride: [0, 3, -2, 4, [20, 4, 0.02], [-18, -28, -0.05], [-14, -8, -0.05], [16, 26, 0.06], 62],
  side: [0, 0, 0, -2, [2, -2, 0.02], [-2, -4, -0.02], [-2, 6, -0.05], [3, 10, 0.05], 80],
  back: [-0.012, -5, 3, 1, [-7, -2, 0], [4, 4, 0], [-9, -4, 0], [9, 3, 0], 180],
} as const satisfies Record<string, Row>;

export type PoseName = keyof typeof ROWS;

export function poseOf(name: PoseName): Pose {
  const [hip, hipTilt, shoulderTilt, lean, leftLeg, rightLeg, leftArm, rightArm, yaw = 0]: Row = ROWS[name];
  return { hip, hipTilt, shoulderTilt, lean, leftLeg, rightLeg, leftArm, rightArm, yaw };
}
