/**
 * Rebuilds a PNG from the chunks that its pixels need, after checking that they unpack to exactly the rows of its header. Texts, EXIF,
 * colour profiles, further frames and trailing data are dropped.
 */
import { crc32, inflateSync } from 'node:zlib';
import { toText, type CleanPicture, type Size } from './picture.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Length, type and checksum of a chunk. */
const FRAME = 12;
/** Bytes of rows that are unpacked at most: the largest photo that is taken, in colours with transparency. */
const MOST_BYTES = 70_000_000;

/** Kinds of colours by their number: samples of a pixel, and bits that one may have. */
const GREY = 0;
const COLOUR = 2;
const PALETTE = 3;
const KINDS: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  [GREY]: { samples: 1, depths: [1, 2, 4, 8, 16] },
  [COLOUR]: { samples: 3, depths: [8, 16] },
  [PALETTE]: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** Where the seven passes of an interlaced picture begin and how far apart their pixels are: left, top, across, down. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Head extends Size {
  readonly colours: number;
  readonly bitsPerPixel: number;
  readonly isInterlaced: boolean;
}

/** The clean picture; `null` for bytes that are no whole PNG. */
export function cleanPng(bytes: Uint8Array): CleanPicture | null {
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.subarray(0, SIGNATURE.length)];
  const packed: Uint8Array[] = [];
  let head: Head | null = null;
  let colours = 0;
  let previous = '';

  for (let at = SIGNATURE.length; at + FRAME <= bytes.length;) {
    const content = bytes.subarray(at + 8, at + 8 + view.getUint32(at));
    const end = at + FRAME + view.getUint32(at);
    const type = toText(bytes, at + 4, 4);
    if (end > bytes.length || (type === 'IHDR') !== (head === null)) return null;
    let isKept = false;
    if (type === 'IHDR') {
      head = readHead(content);
      if (head === null) return null;
      isKept = true;
    } else if (type === 'IDAT') {
      // The rows are one stream, however many chunks it comes in.
      if (packed.length > 0 && previous !== 'IDAT') return null;
      packed.push(content);
      isKept = true;
    } else if (type === 'PLTE') {
      if (colours > 0 || packed.length > 0 || content.length % 3 !== 0) return null;
      isKept = head?.colours === PALETTE;
      colours = content.length / 3;
    } else if (type === 'tRNS') {
      isKept = head !== null && packed.length === 0 && previous !== 'tRNS' && isTransparency(head, content, colours);
    } else if (type !== 'IEND' && /^[A-Z]/.test(type)) {
      // An unknown critical chunk.
      return null;
    }
    if ((isKept || type === 'IEND') && crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return null;
    if (isKept) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') {
      if (head === null || content.length > 0 || !isPalette(head, colours) || !areRows(head, packed)) return null;
      return { width: head.width, height: head.height, parts: [...parts, bytes.subarray(at, end)] };
    }
    previous = type;
    at = end;
  }
  return null;
}

function readHead(content: Uint8Array): Head | null {
  if (content.length !== 13) return null;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const [depth = 0, colours = 0, packing, filters, interlacing = 0] = content.subarray(8);
  const kind = KINDS[colours];
  if (kind?.depths.includes(depth) !== true || packing !== 0 || filters !== 0 || interlacing > 1) return null;
  const size = { width: view.getUint32(0), height: view.getUint32(4) };
  return { ...size, colours, bitsPerPixel: depth * kind.samples, isInterlaced: interlacing === 1 };
}

function isPalette({ colours, bitsPerPixel }: Head, count: number): boolean {
  return colours !== PALETTE || (count > 0 && count <= 2 ** bitsPerPixel);
}

function isTransparency({ colours }: Head, content: Uint8Array, count: number): boolean {
  if (colours === PALETTE) return content.length <= count;
  return (colours === GREY && content.length === 2) || (colours === COLOUR && content.length === 6);
}

/** Tells whether the packed bytes are the picture's rows, each with a known filter before it, and nothing else. */
function areRows(head: Head, packed: readonly Uint8Array[]): boolean {
  const passes = toPasses(head);
  const size = passes.reduce((sum, { rows, bytes }) => sum + rows * bytes, 0);
  if (size === 0 || size > MOST_BYTES) return false;
  const stream = Buffer.concat(packed);
  let unpacked: Buffer;
  try {
    const { buffer, engine } = inflateWhole(stream, size);
    if (buffer.length !== size || engine.bytesWritten !== stream.length) return false;
    unpacked = buffer;
  } catch {
    return false;
  }
  let at = 0;
  for (const { rows, bytes } of passes) {
    for (let row = 0; row < rows; row += 1, at += bytes) if ((unpacked[at] ?? 5) > 4) return false;
  }
  return true;
}

interface Pass {
  readonly rows: number;
  /** Of one row, its filter included. */
  readonly bytes: number;
}

function toPasses({ width, height, bitsPerPixel, isInterlaced }: Head): readonly Pass[] {
  const toPass = (columns: number, rows: number): Pass => ({
    rows: columns > 0 ? rows : 0,
    bytes: 1 + Math.ceil((columns * bitsPerPixel) / 8),
  });
  if (!isInterlaced) return [toPass(width, height)];
  return PASSES.map(([left, top, across, down]) =>
    toPass(Math.ceil((width - left) / across), Math.max(0, Math.ceil((height - top) / down))),
  );
}

interface Inflated {
  readonly buffer: Buffer;
  /** Tells how much of the packed bytes was read. */
  readonly engine: { readonly bytesWritten: number };
}

/** Throws on damaged bytes, and as soon as there are more than `limit`. */
function inflateWhole(packed: Uint8Array, limit: number): Inflated {
  // The types know no `info`, which brings the engine along.
  return inflateSync(packed, { maxOutputLength: limit, info: true }) as unknown as Inflated;
}
