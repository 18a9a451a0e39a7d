/**
 * Turns a file into the photo that is sent: decoded, upright, not too large, encoded anew as JPEG. What the camera wrote beside the
 * picture (place, time, device) stays behind, because only pixels get through.
 */
import { PHOTO_FILE_MEGABYTES } from '../../../domain/constants.ts';
import { encodeWithin, fitWithin, LONGEST_SIDE, type Size } from './photo-size.ts';
import { photoKind, SIGNATURE_LENGTH } from './photo-kind.ts';

/** Heaviest file that is opened at all, in bytes. */
export const FILE_LIMIT = PHOTO_FILE_MEGABYTES * 1_000_000;

export type PhotoFault =
  /** Over `FILE_LIMIT`. */
  | 'tooLarge'
  /** No PNG, GIF or JPEG, whatever its name says. */
  | 'image'
  /** One of these, yet the browser cannot read it, or not in reasonable time. */
  | 'broken';

export type PhotoResult = { readonly ok: true; readonly photo: Blob } | { readonly ok: false; readonly fault: PhotoFault };

/** A place to draw: on the page or, where the browser can, in a worker. */
export interface Easel {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  readonly encode: (quality: number) => Promise<Blob | null>;
}

/** Never rejects. */
export async function renderPhoto(file: Blob, toEasel: (size: Size) => Easel): Promise<PhotoResult> {
  if (file.size > FILE_LIMIT) return { ok: false, fault: 'tooLarge' };
  try {
    const head = new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer());
    if (photoKind(head) === null) return { ok: false, fault: 'image' };
    const bitmap = await decode(file);
    try {
      return { ok: true, photo: await encode(bitmap, toEasel) };
    } finally {
      bitmap.close();
    }
  } catch {
    return { ok: false, fault: 'broken' };
  }
}

/** Upright. A browser that does not know the word for it throws a TypeError, and turns pictures upright by itself. */
async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (error instanceof TypeError) return createImageBitmap(file);
    throw error;
  }
}

async function encode(bitmap: ImageBitmap, toEasel: (size: Size) => Easel): Promise<Blob> {
  let drawn: { size: Size; easel: Easel } | null = null;
  return encodeWithin(fitWithin(bitmap, LONGEST_SIDE), async (size, quality) => {
    if (drawn?.size !== size) drawn = { size, easel: draw(bitmap, size, toEasel(size)) };
    const photo = await drawn.easel.encode(quality);
    if (photo?.type !== 'image/jpeg') throw new Error('The browser encodes no JPEG.');
    return photo;
  });
}

function draw(bitmap: ImageBitmap, { width, height }: Size, easel: Easel): Easel {
  const { context } = easel;
  if (context === null) throw new Error('The browser gives no canvas.');
  // A transparent picture stands on paper, not on the black that JPEG would make of it.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return easel;
}
