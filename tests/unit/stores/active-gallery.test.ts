import { describe, expect, it, vi } from 'vitest';
import { toTextStorage } from '../../../src/lib/storage.ts';
import { GALLERY_NAMES } from '../../../src/domain/talent.ts';

// The module binds the window's session storage when it is loaded, as a browser has it.
vi.stubGlobal('window', {});
const { chooseGallery, createActiveGallery } = await import('../../../src/stores/active-gallery.ts');

function session(text?: string) {
  const texts = new Map<string, string>(text === undefined ? [] : [['activeGallery', text]]);
  return toTextStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }));
}

describe('the active gallery', () => {
  it('is unset at first, and again after gallery mode was left', () => {
    const storage = session();
    const store = createActiveGallery(storage);
    expect(store.get()).toBe(false);
    store.set('snap');
    expect(createActiveGallery(storage).get()).toBe('snap');
    store.set(false);
    expect(createActiveGallery(storage).get()).toBe(false);
  });

  it('is null where something else is stored', () => {
    expect(createActiveGallery(session('constructor')).get()).toBe(false);
  });

  it('opens a profile when the talent has it', () => {
    expect(chooseGallery('snap', GALLERY_NAMES)).toBe('snap');
  });

  it('gives way to the first gallery that has items', () => {
    expect(chooseGallery('snap', ['compo', 'video'])).toBe('compo');
    expect(chooseGallery(false, GALLERY_NAMES)).toBe('book');
    expect(chooseGallery('book', [])).toBeUndefined();
  });
});
