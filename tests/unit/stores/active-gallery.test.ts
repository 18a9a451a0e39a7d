import { expect, it, vi } from 'vitest';
import { GALLERY_NAMES } from '../../../src/domain/talent.ts';
import { storageOf } from '../../support/text-storage.ts';

// The module binds the window's session storage when it is loaded, as a browser has it.
vi.stubGlobal('window', {});
const { chooseGallery, createActiveGallery } =
  await import('../../../src/stores/active-gallery.ts');

it('the active gallery is unset at first, after gallery mode was left, and where something else is stored', () => {
  const storage = storageOf();
  const store = createActiveGallery(storage);
  expect(store.get()).toBe(false);
  store.set('snap');
  expect(createActiveGallery(storage).get()).toBe('snap');
  store.set(false);
  expect(createActiveGallery(storage).get()).toBe(false);
  expect(createActiveGallery(storageOf(new Map([['activeGallery', 'constructor']]))).get()).toBe(
    false,
  );
});

it('the active gallery opens a profile when the talent has it, else the first gallery that has items', () => {
  expect(chooseGallery('snap', GALLERY_NAMES)).toBe('snap');
  expect(chooseGallery('snap', ['compo', 'video'])).toBe('compo');
  expect(chooseGallery(false, GALLERY_NAMES)).toBe('book');
  expect(chooseGallery('book', [])).toBeUndefined();
});
