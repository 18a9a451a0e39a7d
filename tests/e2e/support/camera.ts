import sharp from 'sharp';
import type { PHOTO_FORMATS } from '../../../src/domain/constants.ts';
import { asOfPhone } from '../../support/photos.ts';

/** A rotated picture, stored 600 by 400: upright 400 by 600, red above and blue below. */
export async function photoOnItsSide(): Promise<Buffer> {
  const half = { width: 300, height: 400, channels: 3 } as const;
  const red = await sharp({ create: { ...half, background: '#d01010' } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { ...half, width: 600, background: '#1010d0' } }).composite([
    { input: red, left: 0, top: 0 },
  ]);
  return asOfPhone(picture.jpeg({ quality: 92 })).toBuffer();
}

export async function plainPicture(
  format: Lowercase<(typeof PHOTO_FORMATS)[number]>,
  width = 480,
  height = 640,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c9b8a8' } })
    .toFormat(format)
    .toBuffer();
}
