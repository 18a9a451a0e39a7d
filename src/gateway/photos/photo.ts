/** Accepts whole JPEGs of a displayable size: the form converts every photo to JPEG. */
import { PHOTO_EDGE } from '../../contracts/entry-kinds.ts';
import { cleanJpeg } from './jpeg.ts';

/** The photo under the given name; `null` if it is not acceptable. */
export function readPhoto(bytes: Uint8Array, name: string): File | null {
  const picture = cleanJpeg(bytes);
  if (picture === null || !isEdge(picture.width) || !isEdge(picture.height)) return null;
  return new File(picture.parts as Uint8Array<ArrayBuffer>[], `${name}.jpg`, {
    type: 'image/jpeg',
  });
}

function isEdge(pixels: number): boolean {
  return pixels >= 1 && pixels <= PHOTO_EDGE;
}
