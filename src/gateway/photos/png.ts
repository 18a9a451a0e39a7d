/** A PNG rebuilt from the chunks that make its picture; texts, EXIF, further frames and whatever hangs behind it stay behind. */
import type { CleanPicture } from './picture.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const KEPT: ReadonlySet<string> = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP pHYs bKGD'.split(' '));
/** Length, type and checksum of a chunk. */
const FRAME = 12;

/** The clean picture; `null` for bytes that are no whole PNG. */
export function cleanPng(bytes: Uint8Array): CleanPicture | null {
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.subarray(0, SIGNATURE.length)];
  let size: { readonly width: number; readonly height: number } | null = null;
  let hasPicture = false;

  for (let at = SIGNATURE.length; at + FRAME <= bytes.length;) {
    const length = view.getUint32(at);
    const end = at + FRAME + length;
    const type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1');
    if (end > bytes.length || (type === 'IHDR') !== (size === null)) return null;
    if (type === 'IHDR') {
      if (length !== 13) return null;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    if (KEPT.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IDAT') hasPicture = true;
    if (type === 'IEND') return size === null || !hasPicture ? null : { ...size, parts };
    at = end;
  }
  return null;
}
