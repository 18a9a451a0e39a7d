import type { FilmServiceName } from './film-services.ts';
import type { Paper } from './paper.ts';
import type { Account } from './networks.ts';

/** `undefined` is the services' word for neither. */
export type Gender = 'woman' | 'man' | 'undefined';

export const GALLERY_NAMES = ['book', 'snap', 'compo', 'video'] as const;
export type GalleryName = (typeof GALLERY_NAMES)[number];

export interface Picture {
  readonly kind: 'picture';
  readonly file: string;
  readonly width: number | null;
  readonly height: number | null;
}

export interface Video {
  readonly kind: 'video';
  readonly provider: FilmServiceName;
  readonly id: string;
  readonly hash: string | null;
}

export interface Galleries {
  readonly book: readonly Picture[];
  readonly snap: readonly Picture[];
  readonly compo: readonly Picture[];
  readonly video: readonly Video[];
}

export const NO_GALLERIES: Galleries = { book: [], snap: [], compo: [], video: [] };

export interface Talent {
  readonly id: string;
  readonly underAge: boolean;
  readonly name: string;
  readonly cover: string | null;
  /** Of `cover` and of `coverDesktop`, once these are read (catalogue/load-papers.ts). */
  readonly paper?: Paper | undefined;
  readonly widePaper?: Paper | undefined;
  readonly gender: Gender;
  readonly categories: readonly number[];
  readonly coverMobile: string | null;
  readonly coverDesktop: string | null;
  readonly accounts: readonly Account[];
  readonly heightCm: number | null;
  readonly jeans: string | null;
  readonly shoes: string | null;
  /** A man's `bustCm` is the chest. */
  readonly bustCm: number | null;
  readonly waistCm: number | null;
  readonly hipsCm: number | null;
  readonly measuredAt: string | null;
  readonly polaroidsAt: string | null;
  readonly hair: string | null;
  readonly eyes: string | null;
  readonly galleries: Galleries;
}
