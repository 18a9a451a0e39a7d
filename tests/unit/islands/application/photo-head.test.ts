import { expect, it } from 'vitest';
import { isCutShort, photoKind } from '../../../../src/islands/application/photos/photo-head.ts';
import { phonePhoto, plainPhoto } from '../../../support/photos.ts';

const isCut = (bytes: Uint8Array) => isCutShort(photoKind(bytes), bytes);

it.each([
  ['a JPEG', await plainPhoto('jpeg')],
  ['a phone’s JPEG with a preview', await phonePhoto(160, 240)],
  ['a PNG', await plainPhoto('png')],
])('%s is told from one whose end is missing', (kind, photo) => {
  expect(isCut(photo)).toBe(false);
  // Phones write a film behind a picture.
  expect(isCut(Buffer.concat([photo, Buffer.from('ftypmp42')]))).toBe(false);
  const isTold = !kind.includes('PNG');
  for (const share of [0.3, 0.6, 0.95])
    expect(isCut(photo.subarray(0, photo.length * share))).toBe(isTold);
});
