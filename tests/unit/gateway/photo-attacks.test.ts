/** Files that are pictures to a program that looks at their first bytes, and something else besides. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PHOTO_EDGE } from '../../../src/contracts/entries.ts';
import {
  bombCodes,
  clean,
  gif,
  gifExtension,
  gifFrame,
  iccSegment,
  latin,
  chunk,
  png,
  segment,
  withSegments,
} from '../../support/photo-attacks.ts';
import { plainPhoto } from '../../support/photos.ts';

const SECRET = latin('SECRET');
/** A segment's worth of text. */
const LETTER = Buffer.concat(Array.from({ length: 5000 }, () => SECRET));
const GRAPHIC_CONTROL = gifExtension(0xf9, Buffer.from([0, 10, 0, 0]));

describe('text in a JPEG', () => {
  it.each([
    ['a colour profile', iccSegment(LETTER)],
    ['a true colour profile with a letter behind its tables', iccSegment(Buffer.concat([latin('\0\0\x02\x18appl'), LETTER]))],
    ['the segment of Adobe', segment(0xee, Buffer.concat([latin('Adobe\0\x64\0\0\0\0\x01'), LETTER]))],
    ['the little room of Adobe', segment(0xee, latin('AdobeSECRET'.slice(0, 11) + '\x01'))],
    ['the density of JFIF', segment(0xe0, latin('JFIF\0SECRET\0\0\0'))],
    ['a preview of JFIF', segment(0xe0, Buffer.concat([latin('JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01'), SECRET]))],
    ['IPTC', segment(0xed, latin('Photoshop 3.0\0SECRET'))],
    ['a further picture', segment(0xe2, latin('MPF\0SECRET'))],
    ['a segment of no standard', segment(0xe5, SECRET)],
    ['a comment', segment(0xfe, SECRET)],
  ])('does not get through in %s, nor behind the picture', async (_, hidden) => {
    const jpeg = await plainPhoto('jpeg');
    const cleaned = await clean(Buffer.concat([withSegments(jpeg, hidden), latin('PK\x03\x04SECRET')]));
    expect(cleaned?.includes('SECR')).toBe(false);
    expect((await sharp(cleaned ?? Buffer.alloc(0)).metadata()).width).toBe(60);
  });

  it.each([
    ['a table of quantisation', segment(0xdb, Buffer.concat([Buffer.alloc(65, 1), SECRET]))],
    ['a table of quantisation of a fifth kind', segment(0xdb, Buffer.concat([Uint8Array.of(4), Buffer.alloc(64, 1)]))],
    ['a table of codes', segment(0xc4, Buffer.concat([Buffer.from([0, 0, 1]), Buffer.alloc(14), Buffer.from([7]), SECRET]))],
    ['a table of codes that are no codes', segment(0xc4, Buffer.concat([Buffer.from([0, 3]), Buffer.alloc(15), Buffer.from([1, 2, 3])]))],
    ['the interval of restarts', segment(0xdd, Buffer.concat([Buffer.alloc(2), SECRET]))],
  ])('makes none of %s', async (_, table) => {
    expect(await clean(withSegments(await plainPhoto('jpeg'), table))).toBeNull();
  });
});

describe('a JPEG that cannot be shown', () => {
  const frame = (marker: number, bytes: readonly number[]) => segment(marker, Buffer.from(bytes));
  const table = segment(0xdb, Buffer.concat([Uint8Array.of(0), Buffer.alloc(64, 1)]));
  const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([0x12, 0x34])]);
  const built = (...parts: readonly Uint8Array[]) => Buffer.concat([Buffer.from([0xff, 0xd8]), table, ...parts, Buffer.from([0xff, 0xd9])]);
  const SOUND = [8, 0, 8, 0, 8, 1, 1, 0x11, 0];

  it('is told from one that can', async () => {
    expect(await clean(built(frame(0xc0, SOUND), scan))).not.toBeNull();
  });

  it.each([
    ['twelve bits', built(frame(0xc1, [12, ...SOUND.slice(1)]), scan)],
    ['lossless', built(frame(0xc3, SOUND), scan)],
    ['arithmetic', built(frame(0xc9, SOUND), scan)],
    ['of two components', built(frame(0xc0, [8, 0, 8, 0, 8, 2, 1, 0x11, 0, 2, 0x11, 0]), scan)],
    ['of more components than it says', built(frame(0xc0, [...SOUND, 2, 0x11, 0]), scan)],
    ['of samples in no proportion', built(frame(0xc0, [8, 0, 8, 0, 8, 1, 1, 0x05, 0]), scan)],
    [
      'with a scan of what it has not',
      built(frame(0xc0, SOUND), Buffer.concat([segment(0xda, Buffer.from([1, 9, 0, 0, 63, 0])), Buffer.from([1])])),
    ],
    [
      'with a scan that says more than it is',
      built(frame(0xc0, SOUND), Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0, 9, 9])), Buffer.from([1])])),
    ],
    ['a bomb of scans', built(frame(0xc2, SOUND), ...Array.from({ length: 60 }, () => scan))],
    ['a wall', built(frame(0xc0, [8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0]), scan)],
  ])('is refused: %s', async (_, bytes) => {
    expect(await clean(bytes)).toBeNull();
  });
});

describe('a PNG', () => {
  const ROWS = Buffer.alloc(8 * 9);
  const sound = { width: 8, height: 8, rows: ROWS };

  it.each([
    ['grey', sound],
    ['interlaced', { width: 3, height: 5, interlaced: true, rows: Buffer.alloc(3 * 5 + 10) }],
    ['of one bit', { width: 9, height: 2, depth: 1, rows: Buffer.alloc(2 * 3) }],
    ['of a palette', { ...sound, colours: 3, before: [chunk('PLTE', Buffer.alloc(6)), chunk('tRNS', Buffer.alloc(2))] }],
  ])('is taken when it is %s', async (_, parts) => {
    const bytes = png(parts);
    const cleaned = await clean(bytes);
    expect(
      await sharp(cleaned ?? Buffer.alloc(0))
        .raw()
        .toBuffer(),
    ).toEqual(await sharp(bytes).raw().toBuffer());
  });

  it.each([
    ['iCCP', Buffer.concat([latin('p\0\0'), SECRET])],
    ['gAMA', latin('SECR')],
    ['PLTE', latin('SECRET')],
    ['tRNS', latin('SECRET')],
    ['pHYs', latin('SECRETxxx')],
    ['bKGD', latin('SECRET')],
    ['eXIf', latin('SECRET')],
    ['tEXt', latin('Author\0SECRET')],
    ['iTXt', latin('XML:com.adobe.xmp\0SECRET')],
    ['acTL', latin('SECRETxx')],
  ])('brings no text in its chunk %s, nor behind its end', async (type, content) => {
    const cleaned = await clean(Buffer.concat([png({ ...sound, before: [chunk(type, content)] }), latin('<script>SECRET</script>')]));
    expect(cleaned).toEqual(await clean(png(sound)));
  });

  const broken = (bytes: Buffer, at: number) => {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    return changed;
  };
  it.each([
    ['a bomb that unpacks to more than its rows', png({ ...sound, rows: Buffer.alloc(50_000_000) })],
    [
      'a bomb of a size that is allowed',
      png({ width: PHOTO_EDGE, height: PHOTO_EDGE, depth: 16, colours: 6, rows: Buffer.alloc(1_000_000) }),
    ],
    ['too few rows', png({ ...sound, rows: ROWS.subarray(9) })],
    ['a filter that no standard has', png({ ...sound, rows: Buffer.alloc(72, 5) })],
    ['text behind its rows', png({ ...sound, trailer: SECRET })],
    ['rows that are not packed', Buffer.concat([png(sound).subarray(0, 33), chunk('IDAT', LETTER), chunk('IEND', Buffer.alloc(0))])],
    ['a head with a wrong checksum', broken(png(sound), 30)],
    ['rows with a wrong checksum', broken(png(sound), 33 + 12)],
    ['a depth that is none', png({ ...sound, depth: 3 })],
    ['colours that are none', png({ ...sound, colours: 5 })],
    ['a palette that is missing', png({ ...sound, colours: 3 })],
    ['a palette of no whole colour', png({ ...sound, colours: 3, before: [chunk('PLTE', Buffer.alloc(7))] })],
    ['an unknown chunk that matters', png({ ...sound, before: [chunk('ABCD', SECRET)] })],
    ['two heads', png({ ...sound, before: [png(sound).subarray(8, 33)] })],
  ])('is refused with %s', async (_, bytes) => {
    expect(await clean(bytes)).toBeNull();
  });
});

describe('a GIF', () => {
  const FRAME = gifFrame({ width: 8, height: 8 });

  it('is its first picture alone, without timing, loop, comment, XMP and what hangs behind it', async () => {
    const loop = gifExtension(0xff, latin('NETSCAPE2.0'), Buffer.from([1, 0, 0]), SECRET, LETTER.subarray(0, 200));
    const xmp = gifExtension(0xff, latin('XMP DataXMP'), SECRET);
    const moving = gif(8, 8, loop, GRAPHIC_CONTROL, xmp, FRAME, gifExtension(0xfe, SECRET), FRAME, FRAME);
    const cleaned = await clean(Buffer.concat([moving, SECRET]));
    expect(cleaned).toEqual(gif(8, 8, FRAME));
    expect((await sharp(cleaned ?? Buffer.alloc(0)).metadata()).pages ?? 1).toBe(1);
  });

  it('keeps what is transparent in it', async () => {
    const see = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer();
    const bytes = gif(8, 8, gifExtension(0xf9, Buffer.from([0xff, 0x53, 0x45, 0])), FRAME);
    const cleaned = (await clean(bytes)) ?? Buffer.alloc(0);
    expect((await see(cleaned))[3]).toBe(0);
    expect(cleaned.includes(latin('SE'))).toBe(false);
  });

  it.each([
    [
      'a bomb of a million pictures',
      gif(8, 8, FRAME, ...Array.from({ length: 20_000 }, () => Buffer.concat([GRAPHIC_CONTROL, FRAME]))),
      true,
    ],
    ['a picture that unpacks to more than its size', gif(8, 8, gifFrame({ width: 8, height: 8, codes: bombCodes(3000) })), false],
    ['a picture that unpacks to less', gif(8, 8, gifFrame({ width: 8, height: 8, codes: bombCodes(5) })), false],
    ['codes that stand for nothing', gif(8, 8, gifFrame({ width: 8, height: 8, codes: Buffer.alloc(40, 0xff) })), false],
    [
      'text behind its codes',
      gif(8, 8, gifFrame({ width: 2, height: 1, codes: Buffer.concat([Buffer.from([0x04, 0x0a]), SECRET]) })),
      false,
    ],
    ['a picture beside its canvas', gif(8, 8, gifFrame({ left: 4, width: 8, height: 8 })), false],
    ['a canvas without end', gif(65_535, 65_535, FRAME), false],
    ['a size of codes that is none', gif(8, 8, Buffer.concat([FRAME.subarray(0, 10), Uint8Array.of(12), FRAME.subarray(11)])), false],
  ])('survives: %s', async (_, bytes, isTaken) => {
    expect((await clean(bytes)) !== null).toBe(isTaken);
  });
});
