/**
 * What the gateway takes as a photo: a JPEG by its bytes, whole, of a size that can be looked at, and
 * nothing but the picture. The form's own work always ends in a JPEG.
 */
import { PHOTO_EDGE } from '../../contracts/entries.ts';
import { cleanJpeg } from './jpeg.ts';

/** The photo in these bytes under a name of ours; `null` for what is not taken. */
export function readPhoto(bytes: Uint8Array, name: string): File | null {
  const picture = cleanJpeg(bytes);
  if (picture === null || !isEdge(picture.width) || !isEdge(picture.height)) return null;
  return new File(picture.parts as Uint8Array<ArrayBuffer>[], `${name}.jpg`, { type: 'image/jpeg' });
}

function isEdge(pixels: number): boolean {
  return pixels >= 1 && pixels <= PHOTO_EDGE;
}
