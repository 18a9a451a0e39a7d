/** The studio's vocabulary: who stands before the camera, and what the photographer is asked for. */
import type { RigName } from './rigs.ts';
import type { PaperName } from './palette.ts';
import type { PoseName } from './poses.ts';
import type { StockName } from './film.ts';
import type { WearName } from './wardrobe.ts';

/** Linear red, green and blue. */
export type Colour = readonly [number, number, number];

export type HairStyle = 'shaved' | 'crop' | 'slick' | 'topknot' | 'bun' | 'pony' | 'afro' | 'curly' | 'braids' | 'bob' | 'fringe' | 'long';

export interface Face {
  readonly w: number;
  readonly jaw: number;
  readonly len: number;
  readonly nose: number;
  readonly lip: number;
  readonly cheek: number;
  readonly brow: number;
  readonly open: number;
}

/** Half widths and radii in statures. */
export interface Build {
  readonly sh: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  readonly leg: number;
  readonly arm: number;
  readonly neck: number;
  readonly bust: boolean;
}

/** What a person looks like. */
export interface Look {
  readonly man: boolean;
  /** `#rrggbb`. */
  readonly skin: string;
  readonly hairColour: string;
  readonly hair: HairStyle;
  readonly hairLen: number;
  /** Where a parting sits, left or right of the middle. */
  readonly part: number;
  /** Side on which long hair falls in front: -1, 1, 2 for both, 0 for none. */
  readonly front: number;
  readonly headSize: number;
  readonly face: Face;
  readonly build: Build;
  readonly paper: PaperName;
  readonly stock: StockName;
  readonly wearTone: string;
}

/** A person before the camera. `seed` decides everything that chance decides in their pictures. */
export interface Sitter extends Look {
  readonly seed: string;
}

export type Crop = 'full' | 'three' | 'half' | 'bust' | 'head' | 'tight';
export type Effect = 'reeded' | 'frost' | 'drag';
export type GoboKind = 'slit' | 'window' | 'palm';

/** What differs from person to person when several stand in one frame. */
export interface Place {
  readonly sitter: Sitter;
  /** Across the frame, 0 to 1. */
  readonly x: number;
  /** Height as a share of 178 cm. */
  readonly stature: number;
  readonly pose?: PoseName;
  readonly wear?: WearName;
  readonly flip?: boolean;
  readonly tone?: string;
}

/** An order for one picture; what is left out follows from the sitter or from chance. */
export interface Brief {
  readonly w?: number;
  readonly h?: number;
  readonly crop?: Crop;
  readonly pose?: PoseName;
  readonly wear?: WearName;
  readonly rig?: RigName;
  readonly paper?: PaperName;
  /** Second paper colour for the brightest part of the set. */
  readonly glow?: PaperName;
  readonly stock?: StockName;
  readonly x?: number;
  readonly y?: number;
  /** Enlarges the crop's own size. */
  readonly size?: number;
  /** Degrees. */
  readonly yaw?: number;
  readonly pitch?: number;
  readonly roll?: number;
  readonly flip?: boolean;
  /** Mirrors the light. */
  readonly side?: boolean;
  readonly tone?: string;
  readonly blur?: number;
  readonly effect?: Effect;
  readonly reeds?: number;
  readonly gobo?: GoboKind;
  readonly spot?: number;
  readonly spotX?: number;
  readonly spotY?: number;
  readonly fall?: number;
  /** Ambient and background light, where they differ from the rig's. */
  readonly light?: { readonly background?: number; readonly ambient?: number };
  /** How many output pixels share one sculpted pixel; follows from the blur. */
  readonly coarseness?: number;
  /** Tells two pictures of one person with the same crop, pose and rig apart. */
  readonly seed?: string;
  readonly cast?: readonly Place[];
}
