import { describe, expect, it } from 'vitest';
import { readPlace, toState } from '../../../../src/islands/profile/gallery/slide-place.ts';

describe('a place in gallery mode', () => {
  it('is read back from the history that keeps it', () => {
    expect(readPlace(structuredClone(toState({ gallery: 'snap', item: 3 })))).toEqual({ gallery: 'snap', item: 3 });
  });

  it('is null for a foreign history entry', () => {
    for (const state of [null, undefined, 7, 'snap', {}, { galleryMode: null }, { galleryMode: { gallery: 'snap' } }]) {
      expect(readPlace(state)).toBeNull();
    }
    expect(readPlace({ galleryMode: { gallery: 'toString', item: 0 } })).toBeNull();
    expect(readPlace({ galleryMode: { gallery: 'book', item: 'x' } })).toBeNull();
    expect(readPlace({ galleryMode: { gallery: 'book', item: -1 } })).toBeNull();
  });
});
