import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PHOTO_EDGE } from '../../../src/contracts/entry-limits.ts';
import { readPhoto } from '../../../src/gateway/entry/read-photo.ts';
import { phonePhoto, noisePhoto, PHONE_MARKS } from '../../support/photos.ts';

async function clean(bytes: Uint8Array): Promise<Buffer> {
  const photo = readPhoto(bytes, 'image_1');
  return Buffer.from((await photo?.arrayBuffer()) ?? new ArrayBuffer());
}

const latin = (words: string) => Buffer.from(words, 'latin1');

function segment(marker: number, content: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function withSegments(jpeg: Uint8Array, ...segments: readonly Uint8Array[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

async function pixels(bytes: Uint8Array): Promise<Buffer> {
  return await sharp(bytes).raw().toBuffer();
}

it('a photo on its way to the panel is named by us and keeps every pixel, whatever the sender calls it', async () => {
  const bytes = await noisePhoto('jpeg');
  const photo = readPhoto(bytes, 'image_1');
  expect([photo?.type, photo?.name]).toEqual(['image/jpeg', 'image_1.jpg']);
  expect((await pixels(await clean(bytes))).equals(await pixels(bytes))).toBe(true);
});

it('a photo on its way to the panel loses EXIF, position, XMP and the owner of the phone', async () => {
  const bytes = Buffer.from(await phonePhoto());
  expect(PHONE_MARKS.filter((mark) => !bytes.includes(mark))).toEqual([]);
  const cleaned = await clean(bytes);
  expect(PHONE_MARKS.filter((mark) => cleaned.includes(mark))).toEqual([]);
  const { exif, xmp, iptc } = await sharp(cleaned).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
});

it('a photo on its way to the panel may be progressive, have restarts and fill bytes', async () => {
  const source = await noisePhoto('png', 200, 300);
  const progressive = await sharp(source).jpeg({ progressive: true }).toBuffer();
  const optimised = await sharp(source).jpeg({ mozjpeg: true }).toBuffer();
  const filled = withSegments(progressive, Buffer.from([0xff, 0xff, 0xff]));
  const restarts = segment(0xdd, Uint8Array.of(0xff, 0xff));
  const plain = withSegments(progressive, restarts);
  // The last of the eight signs at which a scan restarts.
  const restarting = Buffer.concat([plain.subarray(0, -2), Buffer.of(0xff, 0xd7, 0xff, 0xd9)]);
  for (const bytes of [progressive, optimised, filled, restarting])
    expect((await pixels(await clean(bytes))).equals(await pixels(bytes))).toBe(true);
  // Without them a scan that restarts would be read as noise.
  expect((await clean(restarting)).includes(restarts)).toBe(true);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', latin('<!doctype html><script>alert(1)</script>')],
  ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
  ['a JPEG without a scan', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
])('what is no photo is refused: %s', (_, bytes) => expect(readPhoto(bytes, 'image_1')).toBeNull());

it('what is no photo is a JPEG that breaks off, anywhere', async () => {
  const bytes = await noisePhoto('jpeg');
  for (let length = 0; length < bytes.length; length += 1 + (length >> 4)) {
    expect(readPhoto(bytes.subarray(0, length), 'image_1'), `${length} bytes`).toBeNull();
  }
});

it('what is no photo is a picture larger than anybody looks at, or without an edge', async () => {
  const bytes = Buffer.from(await noisePhoto('jpeg'));
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  const sized = (width: number, height: number) => {
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
    return readPhoto(bytes, 'image_1');
  };
  expect(sized(PHOTO_EDGE, PHOTO_EDGE)).not.toBeNull();
  expect(sized(PHOTO_EDGE + 1, 100)).toBeNull();
  expect(sized(100, PHOTO_EDGE + 1)).toBeNull();
  expect(sized(0, 100)).toBeNull();
  expect(sized(100, 0)).toBeNull();
});

const SECRET = latin('SECRET');

it.each([
  ['a colour profile', segment(0xe2, Buffer.concat([latin('ICC_PROFILE\0\x01\x01'), SECRET]))],
  ['Adobe’s segment', segment(0xee, Buffer.concat([latin('Adobe\0\x64\0\0\0\0\x01'), SECRET]))],
  ['the density of JFIF', segment(0xe0, latin('JFIF\0SECRET\0\0\0'))],
  ['IPTC', segment(0xed, latin('Photoshop 3.0\0SECRET'))],
  ['a comment', segment(0xfe, SECRET)],
])('text in a JPEG does not get through in %s, nor behind the picture', async (_, hidden) => {
  const jpeg = await noisePhoto('jpeg');
  const cleaned = await clean(
    Buffer.concat([withSegments(jpeg, hidden), latin('PK\x03\x04SECRET')]),
  );
  expect(cleaned.includes('SECR')).toBe(false);
  expect((await sharp(cleaned).metadata()).width).toBe(60);
});

const frame = (marker: number, bytes: readonly number[]) => segment(marker, Buffer.from(bytes));
const table = segment(0xdb, Buffer.concat([Uint8Array.of(0), Buffer.alloc(64, 1)]));
const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0x34]),
]);
const built = (...parts: readonly Uint8Array[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), table, ...parts, Buffer.from([0xff, 0xd9])]);
const cmyk = sharp(await noisePhoto('png'))
  .toColourspace('cmyk')
  .jpeg();
const SOUND = [8, 0, 8, 0, 8, 1, 1, 0x11, 0];

it.each([
  ['twelve bits', built(frame(0xc1, [12, ...SOUND.slice(1)]), scan)],
  ['arithmetic', built(frame(0xc9, SOUND), scan)],
  ['of two components', built(frame(0xc0, [8, 0, 8, 0, 8, 2, 1, 0x11, 0, 2, 0x11, 0]), scan)],
  ['for a printer', await cmyk.toBuffer()],
  ['a bomb of scans', built(frame(0xc2, SOUND), ...Array.from({ length: 60 }, () => scan))],
  ['a wall', built(frame(0xc0, [8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0]), scan)],
])('a JPEG that cannot be shown is refused: %s', (_, bytes) => {
  for (const shown of [0xc0, 0xc1, 0xc2])
    expect(readPhoto(built(frame(shown, SOUND), scan), 'image_1')).not.toBeNull();
  expect(readPhoto(bytes, 'image_1')).toBeNull();
});
