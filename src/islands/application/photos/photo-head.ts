/** What a file's first bytes tell of it: names and declared types prove nothing. */
import type { Size } from './photo-size.ts';

/** The kinds that the file dialog offers. Without HEIC, so that an iPhone makes a JPEG of it. */
export const ACCEPT = ['jpeg', 'png', 'gif', 'webp', 'avif'].map((kind) => `image/${kind}`).join();

/** Kinds that some browsers do not open. */
const RARE = ['WebP', 'AVIF', 'HEIC'] as const;
export type RareKind = (typeof RARE)[number];
export type PhotoKind = 'JPEG' | 'PNG' | 'GIF' | RareKind;

export function isRare(kind: string): kind is RareKind {
  return RARE.some((rare) => rare === kind);
}

const SIGNATURES: readonly (readonly [PhotoKind, RegExp])[] = [
  ['JPEG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG\r\n\x1a\n/],
  ['GIF', /^GIF8[79]a/],
  ['WebP', /^RIFF.{4}WEBP/s],
  ['AVIF', /^.{4}ftypavi[fs]/s],
  ['HEIC', /^.{4}ftyp(?:hei|hev|mif1|msf1)/s],
];
const SIGNATURE_LENGTH = 16;

/** `null` for whatever else (text named `.jpg`, SVG, a film). */
export function photoKind(head: Uint8Array): PhotoKind | null {
  const start = String.fromCharCode(...head.subarray(0, SIGNATURE_LENGTH));
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}

/** Whether a file ends before its picture does, which browsers fill up with grey. */
export function isCutShort(kind: PhotoKind | null, bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'WebP') return view.byteLength < 8 || view.getUint32(4, true) + 8 > view.byteLength;
  if (kind !== 'JPEG') return false;
  let at = 2;
  // A preview in the segments ahead has an end of its own.
  while (at + 4 <= view.byteLength && view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda)
    at += 2 + view.getUint16(at + 2);
  for (at = bytes.indexOf(0xff, at); at !== -1; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xd9) return false;
  return true;
}

/** Reads a JPEG's stored size, which is not upright for a rotated photo. `null` if `head` does not
 * hold it. */
export function jpegSize(head: Uint8Array): Size | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // Start of frame, except three markers with another meaning.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
