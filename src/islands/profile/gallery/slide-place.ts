import type { GalleryName } from '../../../domain/talent.ts';
import { toGalleryName } from './read-galleries.ts';

export interface GalleryPlace {
  readonly gallery: GalleryName;
  readonly item: number;
}

export function toHistoryState(place: GalleryPlace): { readonly galleryMode: GalleryPlace } {
  return { galleryMode: place };
}

export function readGalleryPlace(state: unknown): GalleryPlace | null {
  if (typeof state !== 'object' || state === null || !('galleryMode' in state)) return null;
  const { galleryMode: place } = state;
  if (typeof place !== 'object' || place === null || !('gallery' in place) || !('item' in place))
    return null;
  const gallery = toGalleryName(String(place.gallery));
  const item = Number.isSafeInteger(place.item) ? Number(place.item) : -1;
  return gallery !== undefined && item >= 0 ? { gallery, item } : null;
}
