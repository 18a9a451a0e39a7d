import sharp from 'sharp';
import { expect, it } from 'vitest';
import { BODY_BYTES, PHOTO_BYTES, PHOTOS_BYTES } from '../../../../src/contracts/entry-kinds.ts';
import { jpegSize, photoKind } from '../../../../src/islands/application/photos/photo-head.ts';
import { shortFileName } from '../../../../src/islands/application/photos/file-name.ts';
import {
  encodeWithin,
  fitWithin,
  PHOTO_WEIGHT,
  type Size,
  uploadShares,
} from '../../../../src/islands/application/photos/photo-size.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });

it('the kind of a file is told by its bytes, and is none for text, a film or no bytes', async () => {
  for (const format of ['jpeg', 'png', 'gif', 'webp', 'avif'] as const) {
    const kind = photoKind(await picture(8, 8).toFormat(format).toBuffer());
    expect(kind?.toLowerCase()).toBe(format);
  }
  expect(photoKind(Buffer.from('....ftypheic'))).toBe('HEIC');
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF88a', '....ftypisom', ''])
    expect(photoKind(Buffer.from(text))).toBeNull();
});

it('the size of a JPEG is read before it is decoded, past what a camera writes ahead of it', async () => {
  for (const progressive of [false, true]) {
    const file = await picture(70, 40)
      .withExif({ IFD0: { Make: 'A'.repeat(9000) } })
      .jpeg({ progressive })
      .toBuffer();
    expect(jpegSize(file)).toEqual({ width: 70, height: 40 });
    expect(jpegSize(file.subarray(0, 300))).toBeNull();
  }
  for (const bytes of [Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(400)])
    expect(jpegSize(bytes)).toBeNull();
});

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [640, 480, 640, 480],
  [20_000, 1, 1600, 1],
])('a photo of %i by %i is sent as %i by %i', (width, height, sentWidth, sentHeight) => {
  expect(fitWithin({ width, height }, 1600)).toEqual({ width: sentWidth, height: sentHeight });
});

it('four photos go through the gateway, one by one and together', () => {
  expect(PHOTO_WEIGHT).toBeLessThanOrEqual(PHOTO_BYTES);
  expect(PHOTO_WEIGHT * 4).toBeLessThanOrEqual(PHOTOS_BYTES);
  expect(PHOTO_WEIGHT * 4).toBeLessThan(BODY_BYTES);
});

it.each([
  [0.3, ['1600@0.86']],
  [1.5, ['1600@0.86', '1600@0.76', '1600@0.66', '1600@0.55', '1200@0.86']],
])(
  'a sent photo of %d bytes a pixel takes the best quality that is light enough, and smaller sides only when none is',
  async (bytes, first) => {
    const tries: string[] = [];
    const { size } = await encodeWithin(
      { width: 1600, height: 1200 },
      ({ width, height }: Size, quality) => {
        tries.push(`${width}@${quality}`);
        return Promise.resolve({ size: width * height * bytes * quality });
      },
    );
    expect(size).toBeLessThanOrEqual(PHOTO_WEIGHT);
    expect(tries.slice(0, 5)).toEqual(first);
  },
);

it.each([
  [0, 510, [0, 0, 0, 0]],
  [60, 510, [0.5, 0, 0, 0]],
  [310, 510, [1, 1, 0.5, 0]],
  [510, 510, [1, 1, 1, 1]],
  [0, 0, [0, 0, 0, 0]],
])(
  'the progress of each photo begins when those before it have gone: %i of %i bytes',
  (sent, total, shares) => {
    expect(uploadShares([100, 100, 200, 100], sent, total)).toEqual(shares);
  },
);

it('a file’s name is cut at 20 characters with an ellipsis, and never through a character', () => {
  expect(shortFileName('IMG_20261120_080000_HDR.jpg')).toBe('IMG_20261120_080000_…');
  for (const name of ['12345678901234567890', 'foto.jpg']) expect(shortFileName(name)).toBe(name);
  expect(shortFileName('👩‍🚀'.repeat(21))).toBe(`${'👩‍🚀'.repeat(20)}…`);
  // As on a Mac: each letter separate from its accent.
  expect(shortFileName('ãéíõú'.repeat(4).normalize('NFD'))).toBe('ãéíõú'.repeat(4));
  expect(shortFileName(`a${'\u0301'.repeat(200_000)}.jpg`).length).toBeLessThan(1000);
});
