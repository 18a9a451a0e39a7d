import sharp, { type Sharp } from 'sharp';
import { split } from './rows.ts';

type Format = 'jpeg' | 'png' | 'gif';

/** Pixels that no compression makes small: the bytes follow from the size. */
function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#8a7f72',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

export async function noisePhoto(
  format: Format,
  width = 60,
  height = 90,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await noise(width, height).toFormat(format).toBuffer());
}

/** A photo of one colour, quickly made and prepared at any size. */
export async function flatPhoto(format: Format, width = 480, height = 640): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c9b8a8' } })
    .toFormat(format)
    .toBuffer();
}

export const PHONE_MARKS = split(
  'Exif MarcaDoTelefone ModeloDoTelefone GPSLatitude http://ns.adobe.com/xap DonaDoTelefone',
);

function asOfPhone(photo: Sharp): Sharp {
  return photo
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: 'MarcaDoTelefone', Model: 'ModeloDoTelefone', Artist: 'DonaDoTelefone' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '8/1 3/1 2772/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '34/1 52/1 4584/100',
      },
    })
    .withXmp(
      '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="8,3.46S"/></r:RDF></x:xmpmeta>',
    );
}

export async function phonePhoto(width = 300, height = 450): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await asOfPhone(noise(width, height).jpeg({ quality: 80 })).toBuffer());
}

/** A rotated photo, stored 600 by 400: upright 400 by 600, red above and blue below. */
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
