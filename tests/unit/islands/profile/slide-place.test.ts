import { expect, it } from 'vitest';
import { readPlace, toState } from '../../../../src/islands/profile/gallery/slide-place.ts';

it('a place in gallery mode is read back from the history that keeps it, and null for a foreign entry', () => {
  expect(readPlace(structuredClone(toState({ gallery: 'snap', item: 3 })))).toEqual({
    gallery: 'snap',
    item: 3,
  });
  for (const state of [
    null,
    undefined,
    7,
    'snap',
    {},
    { galleryMode: null },
    { galleryMode: { gallery: 'snap' } },
  ]) {
    expect(readPlace(state)).toBeNull();
  }
  expect(readPlace({ galleryMode: { gallery: 'toString', item: 0 } })).toBeNull();
  expect(readPlace({ galleryMode: { gallery: 'book', item: 'x' } })).toBeNull();
  expect(readPlace({ galleryMode: { gallery: 'book', item: -1 } })).toBeNull();
});
