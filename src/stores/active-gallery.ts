import { atom } from 'nanostores';
import { tabTexts, type TextStorage } from '../lib/browser-storage.ts';
import { GALLERY_NAMES, type GalleryName } from '../domain/talent.ts';

const KEY = 'activeGallery';

export function createActiveGallery(storage: TextStorage) {
  const stored = storage.read(KEY);
  const store = atom<GalleryName | false>(GALLERY_NAMES.find((name) => name === stored) ?? false);
  store.listen((name) => {
    if (name === false) storage.remove(KEY);
    else storage.write(KEY, name);
  });
  return store;
}

export const $activeGallery = createActiveGallery(tabTexts);

export function chooseGallery(
  active: GalleryName | false,
  offered: readonly GalleryName[],
): GalleryName | undefined {
  return offered.find((name) => name === active) ?? offered[0];
}
