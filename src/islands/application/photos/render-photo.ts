/** Shrinks a file to a JPEG without the camera's place, time and device. */
import { PHOTO_FILE_MEGABYTES } from '../../../domain/constants.ts';
import { measurePhoto, type Measures } from './measure-photo.ts';
import { isRareFormat, readHead, type RareFormat } from './photo-head.ts';
import { PHOTOS_BYTES } from '../../../contracts/entry-limits.ts';
import { PHOTO_FIELDS } from '../../../contracts/scouted-form.ts';

const FILE_LIMIT = PHOTO_FILE_MEGABYTES * 1_000_000;

/** Four bytes per pixel are more than a page should hold. */
const LARGE = 20_000_000;

export type PhotoFault =
  | 'tooLarge'
  | 'image'
  | 'absent'
  | 'cut'
  | 'broken'
  | RareFormat
  /** The browser makes noise of every picture, or gives no canvas. */
  | 'scrambled';

export type PhotoResult =
  | { readonly ok: true; readonly photo: Blob; readonly measures: Measures | null }
  | { readonly ok: false; readonly fault: PhotoFault };

export async function renderPhoto(file: Blob): Promise<PhotoResult> {
  if (file.size > FILE_LIMIT) return { ok: false, fault: 'tooLarge' };
  // A cloud's file may be a name alone until it is read.
  const read = await file.arrayBuffer().catch(() => null);
  if (read === null) return { ok: false, fault: 'absent' };
  const { kind, isCut, stored } = readHead(new Uint8Array(read));
  if (isCut) return { ok: false, fault: 'cut' };
  try {
    const bitmap = await decode(file, findReduction(stored));
    try {
      if (scramblesPictures()) return { ok: false, fault: 'scrambled' };
      return { ok: true, photo: await encode(bitmap), measures: readMeasures(bitmap) };
    } finally {
      bitmap.close();
    }
  } catch {
    return { ok: false, fault: kind === null ? 'image' : isRareFormat(kind) ? kind : 'broken' };
  }
}

const KNOWN = [200, 30, 90] as const;
const MISS = 4;

export function scramblesPictures(): boolean {
  try {
    const drawing = draw(null, { width: 1, height: 1 });
    drawing.fillStyle = `rgb(${KNOWN.join()})`;
    drawing.fillRect(0, 0, 1, 1);
    const { data } = drawing.getImageData(0, 0, 1, 1);
    return KNOWN.some((value, channel) => Math.abs(value - (data[channel] ?? 0)) > MISS);
  } catch {
    return true;
  }
}

/** Decoding shrinks fast but badly: it leaves half as much again for a later, better step. */
function findReduction(stored: Size | null): ImageBitmapOptions {
  if (stored === null || stored.width * stored.height < LARGE) return {};
  return { resizeWidth: fitWithin(stored, 1.5 * LONGEST_SIDE).width, resizeQuality: 'low' };
}

/** Older browsers throw a TypeError and rotate by themselves. */
async function decode(file: Blob, reduction: ImageBitmapOptions): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image', ...reduction });
  } catch (error) {
    if (error instanceof TypeError) return createImageBitmap(file);
    throw error;
  }
}

const MEASURED_SIDE = 96;

function readMeasures(bitmap: ImageBitmap): Measures | null {
  try {
    const size = fitWithin(bitmap, MEASURED_SIDE);
    const { data } = draw(bitmap, size).getImageData(0, 0, size.width, size.height);
    return measurePhoto(data, Math.min(bitmap.width, bitmap.height));
  } catch {
    // Some browsers give scripts no pixels, or too few.
    return null;
  }
}

async function encode(bitmap: ImageBitmap): Promise<Blob> {
  let drawn: Size | null = null;
  let canvas: OffscreenCanvas | null = null;
  return encodeWithin(fitWithin(bitmap, LONGEST_SIDE), async (size, quality) => {
    if (canvas === null || drawn !== size) [drawn, canvas] = [size, draw(bitmap, size).canvas];
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (photo.type !== 'image/jpeg') throw new Error('The browser encodes no JPEG.');
    return photo;
  });
}

function draw(bitmap: ImageBitmap | null, { width, height }: Size) {
  const drawing = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (drawing === null) throw new Error('The browser gives no canvas.');
  // JPEG would make transparency black.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  drawing.imageSmoothingQuality = 'high';
  if (bitmap !== null) drawing.drawImage(bitmap, 0, 0, width, height);
  return drawing;
}

const LONGEST_SIDE = 1600;

/** Four photos of this weight fit the post. */
export const PHOTO_WEIGHT = PHOTOS_BYTES / PHOTO_FIELDS.length;

const QUALITIES = [0.86, 0.76, 0.66, 0.55] as const;

const SHRINK = 0.75;

const ROUNDS = 6;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

export async function encodeWithin<T extends { readonly size: number }>(
  start: Size,
  encode: (size: Size, quality: number) => Promise<T>,
): Promise<T> {
  let last: T | undefined;
  let size = start;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const quality of QUALITIES) {
      last = await encode(size, quality);
      if (last.size <= PHOTO_WEIGHT) return last;
    }
    size = fitWithin(size, Math.max(size.width, size.height) * SHRINK);
  }
  if (last === undefined) throw new Error('Nothing was encoded.');
  return last;
}
