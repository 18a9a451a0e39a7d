import type { GalleryName } from '../../../domain/talent.ts';
import { isRecord } from '../../../stores/json-store.ts';
import { toGalleryName } from './read-galleries.ts';

export interface GalleryPlace {
  readonly gallery: GalleryName;
  readonly item: number;
}

export function toHistoryState(place: GalleryPlace): { readonly galleryMode: GalleryPlace } {
  return { galleryMode: place };
}

export function readGalleryPlace(state: unknown): GalleryPlace | null {
  const place = isRecord(state) ? state['galleryMode'] : null;
  if (!isRecord(place)) return null;
  const gallery = toGalleryName(String(place['gallery']));
  const item = Number.isSafeInteger(place['item']) ? Number(place['item']) : -1;
  return gallery !== undefined && item >= 0 ? { gallery, item } : null;
}
