import { expect, it, vi } from 'vitest';
import { storageOf } from '../../support/text-storage.ts';

// The module binds the window's session storage when it is loaded, as a browser has it.
vi.stubGlobal('window', {});
const { createActiveGallery } = await import('../../../src/stores/active-gallery.ts');

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
