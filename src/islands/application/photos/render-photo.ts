/** Decodes, rotates and shrinks a file, and encodes it as JPEG. Only pixels survive, so the
 * camera's place, time and device do not. */
import { PHOTO_FILE_MEGABYTES } from '../../../domain/constants.ts';
import type { Measures, Original } from './coach/measure-photo.ts';
import type { Pixels } from './coach/pixels.ts';
import { jpegSize } from './jpeg-size.ts';
import { encodeWithin, fitWithin, LONGEST_SIDE, type Size } from './photo-size.ts';
import { photoKind } from './photo-kind.ts';

/** Heaviest file to open, in bytes. */
const FILE_LIMIT = PHOTO_FILE_MEGABYTES * 1_000_000;

/** Bytes that tell a file's kind and a JPEG's size: they cover what cameras write ahead of the
 * picture. */
const HEAD_LENGTH = 512 * 1024;

/** JPEGs with more pixels shrink while decoding: four bytes per pixel are more than a page should
 * hold. */
const LARGE = 20_000_000;

export type PhotoFault =
  /** Over `FILE_LIMIT`. */
  | 'tooLarge'
  /** Not an accepted kind, whatever its name says. */
  | 'image'
  /** An accepted kind that the browser cannot read in reasonable time. */
  | 'broken';

/** `measures` is `null` if nothing was measured: advice is a courtesy, never a condition. */
export type PhotoResult =
  | { readonly ok: true; readonly photo: Blob; readonly measures: Measures | null }
  | { readonly ok: false; readonly fault: PhotoFault };

type Measure = (pixels: Pixels, original: Original) => Measures;

type Drawing = OffscreenCanvasRenderingContext2D;

/** Never rejects. */
export async function renderPhoto(file: Blob, measure: Measure | null): Promise<PhotoResult> {
  if (file.size > FILE_LIMIT) return { ok: false, fault: 'tooLarge' };
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
    const kind = photoKind(head);
    if (kind === null) return { ok: false, fault: 'image' };
    const bitmap = await decode(file, kind === 'JPEG' ? findReduction(jpegSize(head)) : {});
    try {
      const size = fitWithin(bitmap, LONGEST_SIDE);
      const drawing = draw(bitmap, size);
      const original = { width: bitmap.width, height: bitmap.height, isPng: kind === 'PNG' };
      const measures = measure && readMeasures(drawing, size, original, measure);
      return { ok: true, photo: await encode(bitmap, size, drawing), measures };
    } finally {
      bitmap.close();
    }
  } catch {
    return { ok: false, fault: 'broken' };
  }
}

/** Reduces a large JPEG while decoding, to save memory, to half as large again as sent: decoding
 * shrinks fast, a later step well. */
function findReduction(stored: Size | null): ImageBitmapOptions {
  if (stored === null || stored.width * stored.height < LARGE) return {};
  return { resizeWidth: fitWithin(stored, 1.5 * LONGEST_SIDE).width, resizeQuality: 'low' };
}

/** Decodes upright. Browsers that do not know the option throw a TypeError and rotate by
 * themselves. */
async function decode(file: Blob, reduction: ImageBitmapOptions): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image', ...reduction });
  } catch (error) {
    if (error instanceof TypeError) return createImageBitmap(file);
    throw error;
  }
}

function readMeasures(
  drawing: Drawing,
  { width, height }: Size,
  original: Original,
  measure: Measure,
): Measures | null {
  try {
    return measure(drawing.getImageData(0, 0, width, height), original);
  } catch {
    // Some browsers give scripts no pixels, or too few.
    return null;
  }
}

async function encode(bitmap: ImageBitmap, start: Size, first: Drawing): Promise<Blob> {
  let drawn = start;
  let drawing = first;
  return encodeWithin(start, async (size, quality) => {
    if (drawn !== size) [drawn, drawing] = [size, draw(bitmap, size)];
    const photo = await drawing.canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (photo.type !== 'image/jpeg') throw new Error('The browser encodes no JPEG.');
    return photo;
  });
}

function draw(bitmap: ImageBitmap, { width, height }: Size): Drawing {
  const drawing = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (drawing === null) throw new Error('The browser gives no canvas.');
  // Puts a transparent picture on white; JPEG would make it black.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(bitmap, 0, 0, width, height);
  return drawing;
}
