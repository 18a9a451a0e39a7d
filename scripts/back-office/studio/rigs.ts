/** Ways to light a set. */
import type { Point } from './space.ts';

export interface Rig {
  /** Where the main light stands. */
  readonly key: Point;
  /** How far light creeps round edges. */
  readonly wrap: number;
  readonly ambient: number;
  readonly hardness: number;
  /** Strength of a light from behind, and the side it comes from (0 both). */
  readonly rim: number;
  readonly rimSide: -1 | 0 | 1;
  /** Brightness of the paper. */
  readonly background: number;
  /** Exposure of the sitter. */
  readonly gain: number;
  /** The shadow on the paper: how far it falls (in statures), how soft it is, how dark. */
  readonly shadowDistance: number;
  readonly shadowSoftness: number;
  readonly shadow: number;
}

const PLAIN = { rim: 0, rimSide: 0, gain: 1, shadowDistance: 0.1 } as const;

export const RIGS = {
  soft: {
    ...PLAIN,
    key: [-0.6, -0.55, 0.75],
    wrap: 0.35,
    ambient: 0.26,
    hardness: 0.5,
    background: 0.74,
    shadowSoftness: 0.09,
    shadow: 0.22,
  },
  side: {
    ...PLAIN,
    key: [-1, -0.25, 0.34],
    wrap: 0.12,
    ambient: 0.11,
    hardness: 1,
    rim: 0.25,
    rimSide: 1,
    background: 0.42,
    shadowSoftness: 0.1,
    shadow: 0.15,
  },
  flash: {
    ...PLAIN,
    key: [-0.1, -0.22, 1],
    wrap: 0.05,
    ambient: 0.2,
    hardness: 3,
    background: 0.8,
    shadowDistance: 0.035,
    shadowSoftness: 0.012,
    shadow: 0.5,
  },
  sun: {
    ...PLAIN,
    key: [-0.75, -0.6, 0.6],
    wrap: 0.02,
    ambient: 0.15,
    hardness: 3,
    background: 0.82,
    shadowDistance: 0.16,
    shadowSoftness: 0.014,
    shadow: 0.62,
  },
  back: {
    ...PLAIN,
    key: [0, -0.2, 0.9],
    wrap: 0.4,
    ambient: 0.06,
    hardness: 0.4,
    rim: 0.9,
    background: 1.7,
    gain: 0.07,
    shadowDistance: 0,
    shadowSoftness: 0.1,
    shadow: 0,
  },
} as const satisfies Record<string, Rig>;

export type RigName = keyof typeof RIGS;
