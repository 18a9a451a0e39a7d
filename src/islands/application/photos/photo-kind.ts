/** Tells a file's kind by its first bytes: names and declared types prove nothing. */
import { PHOTO_KINDS } from '../../../domain/constants.ts';

export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** The kinds that the file dialog offers. */
export const ACCEPT = PHOTO_KINDS.map((kind) => `image/${kind.toLowerCase()}`).join();

const SIGNATURES: Readonly<Record<PhotoKind, readonly (readonly number[])[]>> = {
  JPEG: [[0xff, 0xd8, 0xff]],
  PNG: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  GIF: [
    [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
    [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  ],
};

/** The kind of an accepted picture; `null` for any other file (HEIC, WebP, SVG, text named
 * `.jpg`). */
export function photoKind(head: Uint8Array): PhotoKind | null {
  const begins = (signature: readonly number[]) =>
    signature.every((byte, index) => head[index] === byte);
  return PHOTO_KINDS.find((kind) => SIGNATURES[kind].some(begins)) ?? null;
}
