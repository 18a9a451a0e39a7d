import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PHOTO_EDGE } from '../../../src/contracts/entry-kinds.ts';
import { readPhoto } from '../../../src/gateway/photos/photo.ts';
import { clean, latin, withSegments } from '../../support/photo-attacks.ts';
import { phonePhoto, plainPhoto, PHONE_MARKS } from '../../support/photos.ts';
import { fc } from '../../support/chance.ts';

async function pixels(bytes: Uint8Array): Promise<Buffer> {
  return await sharp(bytes).raw().toBuffer();
}

it('a photo on its way to the panel is named by us and keeps every pixel, whatever the sender calls it', async () => {
  const bytes = await plainPhoto('jpeg');
  const photo = readPhoto(bytes, 'image_1');
  expect([photo?.type, photo?.name]).toEqual(['image/jpeg', 'image_1.jpg']);
  const cleaned = await clean(bytes);
  expect((await pixels(cleaned ?? Buffer.alloc(0))).equals(await pixels(bytes))).toBe(true);
});

it('a photo on its way to the panel loses EXIF, position, XMP and the owner of the phone', async () => {
  const bytes = Buffer.from(await phonePhoto());
  expect(PHONE_MARKS.filter((mark) => !bytes.includes(mark))).toEqual([]);
  const cleaned = (await clean(bytes)) ?? Buffer.alloc(0);
  expect(PHONE_MARKS.filter((mark) => cleaned.includes(mark))).toEqual([]);
  const { exif, xmp, iptc } = await sharp(cleaned).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
});

it('a photo on its way to the panel keeps the transform of Adobe, without which its colours are others', async () => {
  const printed = new Uint8Array(
    await sharp(await plainPhoto('png'))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
  );
  const cleaned = await clean(printed);
  expect((await pixels(cleaned ?? Buffer.alloc(0))).equals(await pixels(printed))).toBe(true);
});

it('a photo on its way to the panel may be progressive, have restarts and fill bytes', async () => {
  const source = await plainPhoto('png', 200, 300);
  const progressive = await sharp(source).jpeg({ progressive: true }).toBuffer();
  const optimised = await sharp(source).jpeg({ mozjpeg: true }).toBuffer();
  const filled = withSegments(progressive, Buffer.from([0xff, 0xff, 0xff]));
  for (const bytes of [progressive, optimised, filled]) {
    expect((await pixels((await clean(bytes)) ?? Buffer.alloc(0))).equals(await pixels(bytes))).toBe(true);
  }
});

const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), latin('ftypheic'), Buffer.alloc(2000, 1)]);

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a picture of another kind', HEIC],
  ['a drawing', latin('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', latin('<!doctype html><script>alert(1)</script>')],
  ['a document', latin('%PDF-1.7 and so on')],
  ['an archive', latin('PK\x03\x04 and so on')],
  ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
  ['a JPEG without a scan', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
])('what is no photo is refused: %s', (_, bytes) => {
  expect(readPhoto(bytes, 'image_1')).toBeNull();
});

it.each(['png', 'gif'] as const)('what is no photo is a whole %s: the form makes JPEGs of both', async (format) => {
  expect(readPhoto(await plainPhoto(format), 'image_1')).toBeNull();
});

it('what is no photo is a JPEG that breaks off, anywhere', async () => {
  const bytes = await plainPhoto('jpeg');
  for (let length = 0; length < bytes.length; length += 1 + (length >> 4)) {
    expect(readPhoto(bytes.subarray(0, length), 'image_1'), `${length} bytes`).toBeNull();
  }
});

it('what is no photo is a picture larger than anybody looks at, or without an edge', async () => {
  const bytes = Buffer.from(await plainPhoto('jpeg'));
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

it('what is no photo never ends in more than a refusal: two thousand damaged pictures', async () => {
  const sources = [await plainPhoto('jpeg', 20, 30), await phonePhoto(20, 30)];
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.constantFrom(...sources), changes, (source, changed) => {
      const bytes = Uint8Array.from(source);
      for (const [at, value] of changed) bytes[at % bytes.length] = value;
      readPhoto(bytes, 'image_1');
    }),
    { numRuns: 2000, seed: 42 },
  );
});
