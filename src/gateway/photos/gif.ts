/** A GIF rebuilt from its pictures and their timing; comments, XMP and whatever hangs behind it stay behind. */
import type { CleanPicture } from './picture.ts';

const EXTENSION = 0x21;
const PICTURE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
const LOOP = 'NETSCAPE2.0';

/** The clean picture; `null` for bytes that are no whole GIF. */
export function cleanGif(bytes: Uint8Array): CleanPicture | null {
  if (!/^GIF8[79]a$/.test(toText(bytes, 0, 6))) return null;
  const [width, height] = [readShort(bytes, 6), readShort(bytes, 8)];
  let at = 13 + colourBytes(bytes[10] ?? 0);
  const parts: Uint8Array[] = [bytes.subarray(0, at)];
  let hasPicture = false;

  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === TRAILER) return hasPicture ? { width, height, parts: [...parts, Uint8Array.of(TRAILER)] } : null;
    if (kind !== EXTENSION && kind !== PICTURE) return null;
    const isKept = kind === PICTURE || isKeptExtension(bytes, at);
    const end = skipBlocks(bytes, kind === PICTURE ? at + 11 + colourBytes(bytes[at + 9] ?? 0) : at + 2);
    if (end === -1) return null;
    if (isKept) parts.push(bytes.subarray(at, end));
    if (kind === PICTURE) hasPicture = true;
    at = end;
  }
  return null;
}

function isKeptExtension(bytes: Uint8Array, at: number): boolean {
  const label = bytes[at + 1];
  return label === GRAPHIC_CONTROL || (label === APPLICATION && toText(bytes, at + 3, LOOP.length) === LOOP);
}

/** Past a chain of blocks, each with its length before it and an empty one at the end; -1 where the chain breaks off. */
function skipBlocks(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length;) {
    const length = bytes[at] ?? 0;
    at += length + 1;
    if (length === 0) return at;
  }
  return -1;
}

/** Bytes of a colour table, by the flags before it. */
function colourBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

function readShort(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}

function toText(bytes: Uint8Array, at: number, length: number): string {
  return Buffer.from(bytes.subarray(at, at + length)).toString('latin1');
}
