/** Pictures built byte by byte: sound ones, and ones that carry more than a picture or unpack into far more than they weigh. */
import { crc32, deflateSync } from 'node:zlib';
import { readPhoto } from '../../src/gateway/photos/photo.ts';

/** What the gateway makes of a photo; `null` for what it does not take. */
export async function clean(bytes: Uint8Array): Promise<Buffer | null> {
  const photo = readPhoto(bytes, 'image_1');
  return photo === null ? null : Buffer.from(await photo.arrayBuffer());
}

export const latin = (words: string) => Buffer.from(words, 'latin1');

/** A segment of a JPEG with its length. */
export function segment(marker: number, content: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A JPEG with segments right after its start. */
export function withSegments(jpeg: Uint8Array, ...segments: readonly Uint8Array[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** A colour profile's segment; `content` stands where a profile's tables do. */
export function iccSegment(content: Uint8Array): Buffer {
  return segment(0xe2, Buffer.concat([latin('ICC_PROFILE\0\x01\x01'), content]));
}

/** A chunk of a PNG with its checksum. */
export function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([latin(type), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

interface PngParts {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample, and the standard's number of the kind of colours. */
  readonly depth?: number;
  readonly colours?: number;
  readonly interlaced?: boolean;
  /** What its rows unpack to. */
  readonly rows: Uint8Array;
  /** Stands behind the packed rows, in the same chunk. */
  readonly trailer?: Uint8Array;
  /** Chunks between head and rows. */
  readonly before?: readonly Uint8Array[];
}

export function png({ width, height, depth = 8, colours = 0, interlaced = false, rows, trailer, before = [] }: PngParts): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, colours, 0, 0, interlaced ? 1 : 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const packed = Buffer.concat([deflateSync(rows, { level: 9 }), trailer ?? Buffer.alloc(0)]);
  return Buffer.concat([latin('\x89PNG\r\n\x1a\n'), chunk('IHDR', head), ...before, chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}

/** Codes as GIF packs them, of variable width in bits: 4 clears the table, 5 is the end. */
function packCodes(write: (put: (code: number, width: number) => void) => void): Buffer {
  const bits: number[] = [];
  write((code, width) => {
    for (let bit = 0; bit < width; bit += 1) bits.push((code >> bit) & 1);
  });
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  for (const [index, bit] of bits.entries()) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (bit << (index & 7));
  return bytes;
}

/** Of a picture of one colour, cleared before the codes would become wider. */
const plainCodes = (pixels: number) =>
  packCodes((put) => {
    for (let at = 0; at < pixels; at += 1) {
      if (at % 2 === 0) put(4, 3);
      put(0, 3);
    }
    put(5, 3);
  });

/** The densest codes there are: each stands for one pixel more than the one before. */
export const bombCodes = (codes: number) =>
  packCodes((put) => {
    let [next, width] = [6, 3];
    put(4, 3);
    put(0, 3);
    for (let count = 0; count < codes; count += 1) {
      put(Math.min(next, 4095), width);
      if (next < 4096) next += 1;
      if (next === 1 << width && width < 12) width += 1;
    }
    put(5, width);
  });

/** Bytes in blocks of at most 255, each with its length before it, and the empty one that ends them. */
function blocks(bytes: Uint8Array): Buffer {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    parts.push(Uint8Array.of(part.length), part);
  }
  return Buffer.concat([...parts, Uint8Array.of(0)]);
}

const shorts = (...values: readonly number[]) => Buffer.from(values.flatMap((value) => [value & 255, value >> 8]));

interface GifFrame {
  readonly left?: number;
  readonly width: number;
  readonly height: number;
  /** Packed pixels; sound ones unless given. */
  readonly codes?: Uint8Array;
}

export function gifFrame({ left = 0, width, height, codes = plainCodes(width * height) }: GifFrame): Buffer {
  return Buffer.concat([latin(','), shorts(left, 0, width, height), Buffer.from([0, 2]), blocks(codes)]);
}

/** A GIF of four colours; `parts` are its extensions and frames. */
export function gif(width: number, height: number, ...parts: readonly Uint8Array[]): Buffer {
  const colours = Buffer.from([0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]);
  return Buffer.concat([latin('GIF89a'), shorts(width, height), Buffer.from([0x81, 0, 0]), colours, ...parts, latin(';')]);
}

/** An extension of a GIF: its label and its blocks. */
export function gifExtension(label: number, ...content: readonly Uint8Array[]): Buffer {
  return Buffer.concat([Buffer.from([0x21, label]), ...content.flatMap((part) => [Uint8Array.of(part.length), part]), Uint8Array.of(0)]);
}
