/** JPEGs built byte by byte, and what the gateway makes of them. */
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
