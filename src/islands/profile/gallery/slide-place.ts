import type { GalleryName } from '../../../domain/talent.ts';
import { toGalleryName } from './read-galleries.ts';

export interface Place {
  readonly gallery: GalleryName;
  readonly item: number;
}

export function toState(place: Place): { readonly galleryMode: Place } {
  return { galleryMode: place };
}

export function readPlace(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('galleryMode' in state)) return null;
  const { galleryMode: place } = state;
  if (typeof place !== 'object' || place === null || !('gallery' in place) || !('item' in place))
    return null;
  const gallery = toGalleryName(String(place.gallery));
  const item = Number.isSafeInteger(place.item) ? Number(place.item) : -1;
  return gallery !== undefined && item >= 0 ? { gallery, item } : null;
}
