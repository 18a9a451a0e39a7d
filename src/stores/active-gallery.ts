import { atom } from 'nanostores';
import { tabTexts } from '../lib/browser-storage.ts';
import { GALLERY_NAMES, type GalleryName } from '../domain/talent.ts';

const KEY = 'activeGallery';

const stored = tabTexts.read(KEY);

export const $activeGallery = atom<GalleryName | null>(
  GALLERY_NAMES.find((name) => name === stored) ?? null,
);
$activeGallery.listen((name) => {
  if (name === null) tabTexts.remove(KEY);
  else tabTexts.write(KEY, name);
});

/** Shows where the visit began, then forgets it: `profile-galleries` does not hear `null`. */
export function leaveAt(gallery: GalleryName): void {
  $activeGallery.set(gallery);
  $activeGallery.set(null);
}

export function chooseGallery(
  active: GalleryName | null,
  offered: readonly GalleryName[],
): GalleryName | undefined {
  return offered.find((name) => name === active) ?? offered[0];
}
