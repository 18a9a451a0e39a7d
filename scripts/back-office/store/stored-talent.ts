export const GENDERS = ['woman', 'man', 'undefined'] as const;
export type Gender = (typeof GENDERS)[number];

export const LANGUAGES = ['pt', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface PictureItem {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** `yyyy-MM` or `yyyy-MM-dd`. */
  readonly date?: string;
}

export interface VideoItem extends PictureItem {
  readonly provider: 'vimeo' | 'youtube';
}

export const PICTURE_GALLERIES = ['book', 'snap', 'compo'] as const;

export interface Galleries extends Readonly<
  Record<(typeof PICTURE_GALLERIES)[number], readonly PictureItem[]>
> {
  readonly video: readonly VideoItem[];
}

export interface TalentCard {
  readonly id: number;
  readonly name: string;
  /** Storage path of a 2:3 portrait. */
  readonly cover: string;
  readonly gender: Gender;
  readonly categories: readonly number[];
  /** Under 18, by the contract's birth date. */
  readonly underAge: boolean;
}

/** Fields of the profile; empty if unknown. */
export interface TalentDetails {
  readonly coverWeb: string;
  readonly coverWide: string;
  readonly instagram: string;
  readonly followers: string;
  /** Centimetres as text. */
  readonly height: string;
  readonly jeans: string;
  readonly shoes: string;
  /** Centimetres as text; a man's `bust` is the chest. */
  readonly bust: string;
  readonly waist: string;
  readonly hips: string;
  /** When the measures were checked, `yyyy-MM` or `yyyy-MM-dd`. */
  readonly measuredAt: string;
  /** Ids of the option lists. */
  readonly hair: string;
  readonly eyes: string;
  readonly galleries: Galleries;
}

/** A listed talent with its profile's validator, by which readers detect changes. */
export interface ListedTalent extends TalentCard {
  readonly profileEtag: string;
}

export interface Talent extends TalentCard, TalentDetails {
  readonly hidden: boolean;
}
