/** The gallery that a visitor looks at, kept for the tab's session, so that the next profile opens with the same one. */
import { atom } from 'nanostores';
import { toTextStorage, type TextStorage } from '../lib/storage.ts';
import { GALLERY_NAMES, type GalleryName } from '../domain/talent.ts';

const KEY = 'activeGallery';

/** A store that remembers itself; `false` means that none was chosen, or that the visitor left gallery mode. */
export function createActiveGallery(storage: TextStorage) {
  const stored = storage.read(KEY);
  const store = atom<GalleryName | false>(GALLERY_NAMES.find((name) => name === stored) ?? false);
  store.listen((name) => {
    if (name === false) storage.remove(KEY);
    else storage.write(KEY, name);
  });
  return store;
}

export const $activeGallery = createActiveGallery(toTextStorage(() => window.sessionStorage));

/** The gallery to open with: the active one if it is offered, else the first. `undefined` where none is offered. */
export function chooseGallery(active: GalleryName | false, offered: readonly GalleryName[]): GalleryName | undefined {
  return offered.find((name) => name === active) ?? offered[0];
}
