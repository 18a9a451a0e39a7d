import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { BODY_BYTES, PHOTO_BYTES, PHOTOS_BYTES } from '../../../../src/contracts/entry-limits.ts';
import { PHOTO_FORMATS } from '../../../../src/domain/constants.ts';
import { readHead } from '../../../../src/islands/application/photos/photo-head.ts';
import { phonePhoto, noisePhoto } from '../../../support/photos.ts';
import { shortFileName } from '../../../../src/islands/application/photos/PhotoAdvice.tsx';
import {
  encodeWithin,
  fitWithin,
  PHOTO_WEIGHT,
  scramblesPictures,
  type Size,
} from '../../../../src/islands/application/photos/render-photo.ts';

it('the kind of a file is told by its bytes, and is none for text, a film or no bytes', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } });
  for (const kind of PHOTO_FORMATS) {
    const format = kind.toLowerCase() as Lowercase<typeof kind>;
    expect(readHead(await picture.clone().toFormat(format).toBuffer()).kind).toBe(kind);
  }
  expect(readHead(Buffer.from('....ftypheic')).kind).toBe('HEIC');
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF88a', '....ftypisom', ''])
    expect(readHead(Buffer.from(text, 'latin1')).kind).toBeNull();
});

it('the size of a JPEG is read before it is decoded, past what a camera writes ahead of it', async () => {
  const picture = sharp({ create: { width: 70, height: 40, channels: 3, background: '#888' } });
  for (const options of [{}, { progressive: true }]) {
    const photo = picture.clone().withExif({ IFD0: { Make: 'A'.repeat(9000) } });
    const file = await photo.jpeg(options).toBuffer();
    expect(readHead(file).stored).toEqual({ width: 70, height: 40 });
  }
});

it.each([
  ['a JPEG', await noisePhoto('jpeg')],
  ['a phone’s JPEG with a preview', await phonePhoto(160, 240)],
  [
    'a WebP',
    await sharp(await noisePhoto('png'))
      .webp()
      .toBuffer(),
  ],
  ['a PNG', await noisePhoto('png')],
])('%s is told from one whose end is missing', (kind, photo) => {
  expect(readHead(photo).isCut).toBe(false);
  // Phones write a film behind a picture.
  expect(readHead(Buffer.concat([photo, Buffer.from('ftypmp42')])).isCut).toBe(false);
  const isTold = !kind.includes('PNG');
  for (const share of [0.3, 0.6, 0.95])
    expect(readHead(photo.subarray(0, photo.length * share)).isCut).toBe(isTold);
});

it('the size of a sent photo keeps the proportion, fits the longest side, never grows, and lets four photos through the gateway, one by one and together', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(fitWithin({ width: 640, height: 480 }, 1600)).toEqual({ width: 640, height: 480 });
  expect(fitWithin({ width: 20_000, height: 1 }, 1600)).toEqual({ width: 1600, height: 1 });
  expect(PHOTO_WEIGHT).toBeLessThanOrEqual(PHOTO_BYTES);
  expect(PHOTO_WEIGHT * 4).toBeLessThanOrEqual(PHOTOS_BYTES);
  expect(PHOTO_WEIGHT * 4).toBeLessThan(BODY_BYTES);
});

it('the size of a sent photo takes the best quality that is light enough, and smaller sides only when none is', async () => {
  const tries: string[] = [];
  const encode = (bytesPerPixel: number) => (size: Size, quality: number) => {
    tries.push(`${size.width}@${quality}`);
    return Promise.resolve({ size: size.width * size.height * bytesPerPixel * quality });
  };
  const light = await encodeWithin({ width: 1600, height: 1200 }, encode(0.3));
  expect(light.size).toBeLessThanOrEqual(PHOTO_WEIGHT);
  expect(tries).toEqual(['1600@0.86']);
  tries.length = 0;
  const heavy = await encodeWithin({ width: 1600, height: 1200 }, encode(1.5));
  expect(heavy.size).toBeLessThanOrEqual(PHOTO_WEIGHT);
  const first = '1600@0.86 1600@0.76 1600@0.66 1600@0.55 1200@0.86';
  expect(tries.slice(0, 5).join(' ')).toBe(first);
});

it('a file’s name is cut at 20 characters with an ellipsis, and never through a character', () => {
  expect(shortFileName('IMG_20261120_080000_HDR.jpg')).toBe('IMG_20261120_080000_…');
  expect(shortFileName('12345678901234567890')).toBe('12345678901234567890');
  expect(shortFileName('👩‍🚀'.repeat(21))).toBe(`${'👩‍🚀'.repeat(20)}…`);
  // As on a Mac: each letter separate from its accent.
  expect(shortFileName('ãéíõú'.repeat(4).normalize('NFD'))).toBe('ãéíõú'.repeat(4));
  expect(shortFileName(`${'ã'.repeat(21)}.jpg`.normalize('NFD'))).toBe(`${'ã'.repeat(20)}…`);
});

it.each([
  ['gives its pixels', () => ({ data: [200, 30, 90, 255] }), false],
  ['makes noise', () => ({ data: [207, 30, 90, 255] }), true],
  ['forbids reading', () => ({ data: [] }), true],
  ['gives no canvas', null, true],
])('a browser that %s is asked before a photo is drawn', (_, getImageData, scrambles) => {
  const drawing = { fillRect: () => undefined, getImageData };
  const canvas = class {
    getContext = () => (getImageData === null ? null : drawing);
  };
  vi.stubGlobal('OffscreenCanvas', canvas);
  expect(scramblesPictures()).toBe(scrambles);
});
