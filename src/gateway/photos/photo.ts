/** What the gateway takes as a photo: PNG, GIF or JPEG by its bytes, whole, of a size that can be looked at, and nothing but the picture. */
import { PHOTO_EDGE } from '../../contracts/entries.ts';
import { cleanGif } from './gif.ts';
import { cleanJpeg } from './jpeg.ts';
import type { CleanPicture } from './picture.ts';
import { cleanPng } from './png.ts';

const FORMATS: readonly { readonly type: string; readonly ending: string; readonly clean: (bytes: Uint8Array) => CleanPicture | null }[] = [
  { type: 'image/jpeg', ending: 'jpg', clean: cleanJpeg },
  { type: 'image/png', ending: 'png', clean: cleanPng },
  { type: 'image/gif', ending: 'gif', clean: cleanGif },
];

/** The photo in these bytes under a name of ours; `null` for what is not taken. */
export function readPhoto(bytes: Uint8Array, name: string): File | null {
  for (const { type, ending, clean } of FORMATS) {
    const picture = clean(bytes);
    if (picture === null) continue;
    const fits = isEdge(picture.width) && isEdge(picture.height);
    return fits ? new File(picture.parts as Uint8Array<ArrayBuffer>[], `${name}.${ending}`, { type }) : null;
  }
  return null;
}

function isEdge(pixels: number): boolean {
  return pixels >= 1 && pixels <= PHOTO_EDGE;
}
