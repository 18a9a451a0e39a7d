import type { Sculpt } from './sculpt.ts';
import type { Joints, Skeleton, Stance } from './skeleton.ts';
import type { Frame, Point } from './space.ts';
import type { Build } from './types.ts';
import type { Outfit } from './wardrobe.ts';

/** Everything the builders of one body share; points are in pixels. */
export interface Body {
  readonly sculpt: Sculpt;
  readonly scale: number;
  readonly build: Build;
  readonly outfit: Outfit;
  readonly stance: Stance;
  readonly skeleton: Skeleton;
  readonly joints: Joints;
  readonly head: Frame;
  /** Middle of the shoulders' top and of the hips. */
  readonly top: Point;
  readonly hips: Point;
  /** Breadth and depth of the trunk as the turn shows them. */
  readonly breadth: number;
  readonly depth: number;
  readonly covered: boolean;
  readonly phase: number;
  readonly toPixels: (point: Point) => Point;
  /** Folds of cloth: `amount` in statures, how many across and along. */
  readonly folds: (amount: number, across?: number, along?: number) => (across: number, t: number) => number;
}
