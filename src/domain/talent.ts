/** A talent after parsing: texts trimmed, absent values `null`. */
import type { Account } from './networks.ts';

export type Gender = 'woman' | 'man' | 'undefined';

export const GALLERY_NAMES = ['book', 'snap', 'compo', 'video'] as const;
/** Galleries in the order in which they are offered: book, polaroids (snap), composite (compo), videos. */
export type GalleryName = (typeof GALLERY_NAMES)[number];

export interface Picture {
  readonly kind: 'picture';
  /** Path below the image base, or an absolute http(s) URL. */
  readonly file: string;
  /** Pixels of the original; `null` when the service does not know. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface Video {
  readonly kind: 'video';
  readonly provider: 'vimeo' | 'youtube';
  /** The provider's id of the video. */
  readonly id: string;
  /** Vimeo's key of an unlisted video; `null` for public ones. */
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
  /** Decimal digits. */
  readonly id: string;
  /** Under 18: what must not be shown has been removed by `withholdForMinor`. */
  readonly underAge: boolean;
  /** Trimmed, inner white space collapsed; never empty. */
  readonly name: string;
  readonly cover: string | null;
  readonly gender: Gender;
  /** Ids of the back office's categories. */
  readonly categories: readonly number[];
  /** Cover for narrow screens (`cover_web`) and for wide ones (`cover_web_secondary`). */
  readonly coverMobile: string | null;
  readonly coverDesktop: string | null;
  readonly accounts: readonly Account[];
  readonly heightCm: number | null;
  /** As the back office keeps them: `36x34`, `37 BR`. */
  readonly jeans: string | null;
  readonly shoes: string | null;
  /** Whole centimetres; of a man `bustCm` is the chest. */
  readonly bustCm: number | null;
  readonly waistCm: number | null;
  readonly hipsCm: number | null;
  /** When the measures were checked, `yyyy-MM` or `yyyy-MM-dd`. */
  readonly measuredAt: string | null;
  /** When the newest of the polaroids was taken, written alike. */
  readonly polaroidsAt: string | null;
  readonly hair: string | null;
  readonly eyes: string | null;
  readonly galleries: Galleries;
}
