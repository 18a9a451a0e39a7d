import sharp, { type Sharp } from 'sharp';
import { words } from './words.ts';

/** Pixels of a photo that no compression makes small: its bytes follow from its size. */
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

export const PHONE_MARKS = words(
  'Exif MarcaDoTelefone ModeloDoTelefone GPSLatitude http://ns.adobe.com/xap DonaDoTelefone',
);

export function asOfPhone(photo: Sharp): Sharp {
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

export async function plainPhoto(
  format: 'jpeg' | 'png' | 'gif',
  width = 60,
  height = 90,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await noise(width, height).toFormat(format).toBuffer());
}
