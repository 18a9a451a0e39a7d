import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PHOTO_EDGE } from '../../../src/contracts/entries.ts';
import { readPhoto } from '../../../src/gateway/photos/photo.ts';
import { chunk, clean, latin, png, withSegments } from '../../support/photo-attacks.ts';
import { phonePhoto, plainPhoto, PHONE_MARKS } from '../../support/photos.ts';

async function pixels(bytes: Uint8Array): Promise<Buffer> {
  return await sharp(bytes).raw().toBuffer();
}

describe('a photo on its way to the panel', () => {
  it('is told by its bytes and named by us, whatever the sender calls it', async () => {
    for (const [format, type, name] of [
      ['jpeg', 'image/jpeg', 'image_1.jpg'],
      ['png', 'image/png', 'image_1.png'],
      ['gif', 'image/gif', 'image_1.gif'],
    ] as const) {
      const photo = readPhoto(await plainPhoto(format), 'image_1');
      expect([photo?.type, photo?.name]).toEqual([type, name]);
    }
  });

  it.each(['jpeg', 'png', 'gif'] as const)('keeps every pixel of a %s', async (format) => {
    const bytes = await plainPhoto(format);
    const cleaned = await clean(bytes);
    expect((await pixels(cleaned ?? Buffer.alloc(0))).equals(await pixels(bytes))).toBe(true);
  });

  it('loses EXIF, position, XMP and the owner of the phone', async () => {
    const bytes = Buffer.from(await phonePhoto());
    expect(PHONE_MARKS.filter((mark) => !bytes.includes(mark))).toEqual([]);
    const cleaned = (await clean(bytes)) ?? Buffer.alloc(0);
    expect(PHONE_MARKS.filter((mark) => cleaned.includes(mark))).toEqual([]);
    const { exif, xmp, iptc } = await sharp(cleaned).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  });

  it('keeps the transform of Adobe, without which its colours are others', async () => {
    const printed = new Uint8Array(
      await sharp(await plainPhoto('png'))
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
    );
    const cleaned = await clean(printed);
    expect((await pixels(cleaned ?? Buffer.alloc(0))).equals(await pixels(printed))).toBe(true);
  });

  it('may be progressive, have restarts and fill bytes', async () => {
    const source = await plainPhoto('png', 200, 300);
    const progressive = await sharp(source).jpeg({ progressive: true }).toBuffer();
    const optimised = await sharp(source).jpeg({ mozjpeg: true }).toBuffer();
    const filled = withSegments(progressive, Buffer.from([0xff, 0xff, 0xff]));
    for (const bytes of [progressive, optimised, filled]) {
      expect((await pixels((await clean(bytes)) ?? Buffer.alloc(0))).equals(await pixels(bytes))).toBe(true);
    }
  });
});

describe('what is no photo', () => {
  const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), latin('ftypheic'), Buffer.alloc(2000, 1)]);

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a picture of another kind', HEIC],
    ['a drawing', latin('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', latin('<!doctype html><script>alert(1)</script>')],
    ['a document', latin('%PDF-1.7 and so on')],
    ['an archive', latin('PK\x03\x04 and so on')],
    ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
    ['the first bytes of a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['the first bytes of a GIF', latin('GIF89a')],
    ['a JPEG without a scan', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a GIF whose comment is a program', latin('GIF89a/*\x01\x01\0\0\0;alert(1)*/=1;')],
  ])('is refused: %s', (_, bytes) => {
    expect(readPhoto(bytes, 'image_1')).toBeNull();
  });

  it.each(['jpeg', 'png', 'gif'] as const)('is a %s that breaks off, anywhere', async (format) => {
    const bytes = await plainPhoto(format);
    for (let length = 0; length < bytes.length; length += 1 + (length >> 4)) {
      expect(readPhoto(bytes.subarray(0, length), 'image_1'), `${length} bytes`).toBeNull();
    }
  });

  it('is a picture larger than anybody looks at, or without an edge', () => {
    const sized = (width: number, height: number) =>
      readPhoto(png({ width, height, depth: 1, rows: Buffer.alloc(height * (1 + Math.ceil(width / 8))) }), 'a');
    expect(sized(PHOTO_EDGE, PHOTO_EDGE)).not.toBeNull();
    expect(sized(PHOTO_EDGE + 1, 100)).toBeNull();
    expect(sized(100, PHOTO_EDGE + 1)).toBeNull();
    expect(sized(0, 100)).toBeNull();
    const head = png({ width: 8, height: 8, rows: Buffer.alloc(72) }).subarray(0, 33);
    expect(
      readPhoto(Buffer.concat([head.subarray(0, 8), chunk('IHDR', Buffer.concat([Buffer.alloc(8, 0xff), head.subarray(24, 29)]))]), 'a'),
    ).toBeNull();
  });

  it('never ends in more than a refusal: two thousand damaged pictures', async () => {
    const sources = [
      await plainPhoto('jpeg', 20, 30),
      await plainPhoto('png', 20, 30),
      await plainPhoto('gif', 20, 30),
      await phonePhoto(20, 30),
    ];
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
});
