/**
 * Rebuilds a GIF from its first frame, after checking that its codes stand for exactly the frame's pixels. Animation, comments, XMP and
 * trailing data are dropped.
 */
import { toText, type CleanPicture } from './picture.ts';

const EXTENSION = 0x21;
const PICTURE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
/** Place, size and flags of a picture, the letter before them included. */
const HEAD = 10;

/** The clean picture; `null` for bytes that are no whole GIF. */
export function cleanGif(bytes: Uint8Array): CleanPicture | null {
  if (!/^GIF8[79]a$/.test(toText(bytes, 0, 6))) return null;
  const [width, height] = [readShort(bytes, 6), readShort(bytes, 8)];
  let at = 13 + colourBytes(bytes[10] ?? 0);
  const canvas = bytes.subarray(0, at);
  let control: readonly Uint8Array[] = [];
  let picture: Uint8Array | null = null;

  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === TRAILER) return picture === null ? null : { width, height, parts: [canvas, ...control, picture, Uint8Array.of(TRAILER)] };
    if (kind !== EXTENSION && kind !== PICTURE) return null;
    const codes = kind === PICTURE ? at + HEAD + colourBytes(bytes[at + 9] ?? 0) : at + 1;
    const end = skipBlocks(bytes, codes + 1);
    if (end === -1) return null;
    if (picture === null && kind === PICTURE) {
      const frame = {
        left: readShort(bytes, at + 1),
        top: readShort(bytes, at + 3),
        width: readShort(bytes, at + 5),
        height: readShort(bytes, at + 7),
      };
      const hasColours = (((bytes[10] ?? 0) | (bytes[at + 9] ?? 0)) & 0x80) !== 0;
      const fits = frame.left + frame.width <= width && frame.top + frame.height <= height;
      const packed = joinBlocks(bytes, codes + 1, end);
      if (!hasColours || !fits || !isFilled(packed, bytes[codes] ?? 0, frame.width * frame.height)) return null;
      picture = bytes.subarray(at, end);
    }
    if (picture === null && bytes[at + 1] === GRAPHIC_CONTROL) control = toControl(bytes.subarray(at + 3, end - 1));
    at = end;
  }
  return null;
}

/** What of a picture is transparent, without its timing; nothing where nothing is. */
function toControl(content: Uint8Array): readonly Uint8Array[] {
  const [flags = 0, , , transparent = 0] = content;
  if (content.length !== 4 || (flags & 1) === 0) return [];
  return [Uint8Array.of(EXTENSION, GRAPHIC_CONTROL, 4, 1, 0, 0, transparent, 0)];
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

function joinBlocks(bytes: Uint8Array, from: number, end: number): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = from; at < end - 1; at += (bytes[at] ?? 0) + 1) parts.push(bytes.subarray(at + 1, at + 1 + (bytes[at] ?? 0)));
  return Buffer.concat(parts);
}

/** Longest code, in bits. */
const WIDEST = 12;

/**
 * Tells whether packed codes stand for so many pixels, and end there. Unpacks nothing: of each code only the length of what it stands for
 * is kept, so that the work is that of the codes, whatever they unpack to.
 */
function isFilled(packed: Uint8Array, codeSize: number, pixels: number): boolean {
  if (codeSize < 2 || codeSize > 8 || pixels === 0) return false;
  const clear = 1 << codeSize;
  const lengths = new Uint32Array(1 << WIDEST).fill(1, 0, clear);
  let next = clear + 2;
  let width = codeSize + 1;
  let previous = -1;
  let filled = 0;
  let [bits, count, at] = [0, 0, 0];

  for (;;) {
    while (count < width && at < packed.length) {
      bits |= (packed[at] ?? 0) << count;
      count += 8;
      at += 1;
    }
    // Some encoders leave the end out once all pixels are there.
    if (count < width) return filled === pixels;
    const code = bits & ((1 << width) - 1);
    bits >>>= width;
    count -= width;

    if (code === clear + 1) return filled === pixels && at === packed.length;
    if (code === clear) {
      next = clear + 2;
      width = codeSize + 1;
      previous = -1;
      continue;
    }
    if (code > next || (code === next && previous === -1) || (previous === -1 && code >= clear)) return false;
    if (previous !== -1 && next < lengths.length) {
      lengths[next] = (lengths[previous] ?? 0) + 1;
      next += 1;
      if (next === 1 << width && width < WIDEST) width += 1;
    }
    if (code >= next) return false;
    filled += lengths[code] ?? 0;
    if (filled > pixels) return false;
    previous = code;
  }
}

/** Bytes of a colour table, by the flags before it. */
function colourBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

function readShort(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}
