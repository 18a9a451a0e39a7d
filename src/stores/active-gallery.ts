import { atom } from 'nanostores';
import { tabTexts } from '../lib/browser-storage.ts';
import { GALLERY_NAMES, type GalleryName } from '../domain/talent.ts';

const KEY = 'activeGallery';

const stored = tabTexts.read(KEY);

export const $activeGallery = atom<GalleryName | false>(
  GALLERY_NAMES.find((name) => name === stored) ?? false,
);
$activeGallery.listen((name) => {
  if (name === false) tabTexts.remove(KEY);
  else tabTexts.write(KEY, name);
});

export function chooseGallery(
  active: GalleryName | false,
  offered: readonly GalleryName[],
): GalleryName | undefined {
  return offered.find((name) => name === active) ?? offered[0];
}
