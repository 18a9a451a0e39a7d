import { PHOTO_FORMATS } from '../../../domain/constants.ts';
import { isFrame, readJpeg, readSize } from '../../../lib/jpeg.ts';

/** HEIC is not accepted, so that an iPhone makes a JPEG of it. */
export const ACCEPT = PHOTO_FORMATS.map((kind) => `image/${kind.toLowerCase()}`).join();

const RARE = ['WebP', 'AVIF', 'HEIC'] as const;
export type RareFormat = (typeof RARE)[number];
export type PhotoKind = 'JPEG' | 'PNG' | 'GIF' | RareFormat;

export function isRareFormat(kind: string): kind is RareFormat {
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

/** `isCut`: browsers fill the end with grey. `stored`: a JPEG's size before rotation. */
export function readHead(bytes: Uint8Array) {
  const start = String.fromCharCode(...bytes.subarray(0, SIGNATURE_LENGTH));
  const kind = SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
  if (kind === 'JPEG') {
    const { segments, isCut } = readJpeg(bytes);
    const frame = segments.find(isFrame);
    return { kind, isCut, stored: frame === undefined ? null : readSize(frame) };
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isCut =
    kind === 'WebP' && (view.byteLength < 8 || view.getUint32(4, true) + 8 > view.byteLength);
  return { kind, isCut, stored: null };
}
