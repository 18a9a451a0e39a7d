import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPhoto } from '../../../src/gateway/photos/photo.ts';
import { phonePhoto, plainPhoto, PHONE_MARKS } from '../../support/photos.ts';

async function clean(bytes: Uint8Array): Promise<Buffer | null> {
  const photo = readPhoto(bytes, 'image_1');
  return photo === null ? null : Buffer.from(await photo.arrayBuffer());
}

async function pixels(bytes: Uint8Array): Promise<Buffer> {
  return await sharp(bytes).raw().toBuffer();
}

/** Deterministic numbers from 0 up to, not including, 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const text = (words: string) => Buffer.from(words, 'latin1');
const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
/** A JPEG with segments right after its start. */
const withSegments = (jpeg: Uint8Array, ...segments: readonly Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
const chunk = (type: string, content: Buffer) => {
  const frame = Buffer.alloc(12);
  frame.writeUInt32BE(content.length, 0);
  return Buffer.concat([frame.subarray(0, 4), text(type), content, frame.subarray(8)]);
};

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

  it('loses IPTC, comments, previews, further pictures and what hangs behind it', async () => {
    const jpeg = await plainPhoto('jpeg');
    const previewed = Buffer.concat([text('JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01'), text('SECRET')]);
    const marked = Buffer.concat([
      withSegments(
        jpeg,
        segment(0xe0, previewed),
        segment(0xed, text('Photoshop 3.0\0SECRET')),
        segment(0xe2, text('MPF\0SECRET')),
        segment(0xe5, text('SECRET')),
        segment(0xfe, text('SECRET')),
      ),
      text('PK\x03\x04SECRET'),
      Buffer.from(await phonePhoto()),
    ]);
    const cleaned = await clean(marked);
    expect(cleaned?.includes('SECRET')).toBe(false);
    expect(cleaned?.equals((await clean(jpeg)) ?? Buffer.alloc(0))).toBe(true);
  });

  it('keeps what changes its look: the colour profile and the transform of Adobe', async () => {
    const profiled = new Uint8Array(
      await sharp(await plainPhoto('png'))
        .withIccProfile('p3')
        .jpeg()
        .toBuffer(),
    );
    expect((await sharp((await clean(profiled)) ?? Buffer.alloc(0)).metadata()).icc).toBeDefined();
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

  it('loses the texts, the EXIF and the further frames of a PNG', async () => {
    const png = Buffer.from(await plainPhoto('png'));
    const start = 8 + 25;
    const marked = Buffer.concat([
      png.subarray(0, start),
      chunk('eXIf', text('SECRET')),
      chunk('tEXt', text('Author\0SECRET')),
      chunk('iTXt', text('XML:com.adobe.xmp\0SECRET')),
      chunk('acTL', Buffer.alloc(8)),
      png.subarray(start),
      text('<script>SECRET</script>'),
    ]);
    expect((await clean(marked))?.equals((await clean(png)) ?? Buffer.alloc(0))).toBe(true);
  });

  it('loses the comments and the XMP of a GIF, and keeps its timing', async () => {
    const gif = Buffer.from(await plainPhoto('gif'));
    const start = 13 + ((gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0);
    const loop = Buffer.concat([Buffer.from([0x21, 0xff, 11]), text('NETSCAPE2.0'), Buffer.from([3, 1, 0, 0, 0])]);
    const marked = Buffer.concat([
      gif.subarray(0, start),
      loop,
      Buffer.concat([Buffer.from([0x21, 0xfe, 6]), text('SECRET'), Buffer.from([0])]),
      Buffer.concat([Buffer.from([0x21, 0xff, 11]), text('XMP DataXMP'), Buffer.from([6]), text('SECRET'), Buffer.from([0])]),
      gif.subarray(start),
      text('SECRET'),
    ]);
    const cleaned = await clean(marked);
    expect(cleaned?.includes('SECRET')).toBe(false);
    expect(cleaned?.includes('NETSCAPE2.0')).toBe(true);
    expect(await sharp(cleaned ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'gif', width: 60, height: 90 });
  });
});

describe('what is no photo', () => {
  const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), text('ftypheic'), Buffer.alloc(2000, 1)]);

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a picture of another kind', HEIC],
    ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a document', text('%PDF-1.7 and so on')],
    ['an archive', text('PK\x03\x04 and so on')],
    ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
    ['the first bytes of a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['the first bytes of a GIF', text('GIF89a')],
    ['a JPEG without a scan', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a GIF whose comment is a program', text('GIF89a/*\x01\x01\0\0\0;alert(1)*/=1;')],
  ])('is refused: %s', (_, bytes) => {
    expect(readPhoto(bytes, 'image_1')).toBeNull();
  });

  it.each(['jpeg', 'png', 'gif'] as const)('is a %s that breaks off, anywhere', async (format) => {
    const bytes = await plainPhoto(format);
    for (let length = 0; length < bytes.length; length += 1 + (length >> 4)) {
      expect(readPhoto(bytes.subarray(0, length), 'image_1'), `${length} bytes`).toBeNull();
    }
  });

  it('is a picture larger than anybody looks at, or without an edge', async () => {
    const sized = async (width: number, height: number) => {
      const png = Buffer.from(await plainPhoto('png'));
      png.writeUInt32BE(width, 16);
      png.writeUInt32BE(height, 20);
      return readPhoto(png, 'image_1');
    };
    expect(await sized(6000, 6000)).not.toBeNull();
    expect(await sized(6001, 100)).toBeNull();
    expect(await sized(100, 4_000_000_000)).toBeNull();
    expect(await sized(0, 100)).toBeNull();
  });

  it('never ends in more than a refusal: ten thousand damaged pictures', async () => {
    const random = createRandom(42);
    const sources = [
      await plainPhoto('jpeg', 20, 30),
      await plainPhoto('png', 20, 30),
      await plainPhoto('gif', 20, 30),
      await phonePhoto(20, 30),
    ];
    for (let round = 0; round < 10_000; round += 1) {
      const bytes = Uint8Array.from(sources[round % sources.length] ?? []);
      for (let change = 0; change < 1 + random() * 8; change += 1) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      expect(() => readPhoto(bytes, 'image_1')).not.toThrow();
    }
  });
});
