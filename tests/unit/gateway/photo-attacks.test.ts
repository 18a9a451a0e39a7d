/** Files that are JPEGs to a program that looks at their first bytes, and something else besides. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { clean, iccSegment, latin, segment, withSegments } from '../../support/photo-attacks.ts';
import { plainPhoto } from '../../support/photos.ts';

const SECRET = latin('SECRET');
/** A segment's worth of text. */
const LETTER = Buffer.concat(Array.from({ length: 5000 }, () => SECRET));

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
])('text in a JPEG does not get through in %s, nor behind the picture', async (_, hidden) => {
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
])('text in a JPEG makes none of %s', async (_, table) => {
  expect(await clean(withSegments(await plainPhoto('jpeg'), table))).toBeNull();
});

const frame = (marker: number, bytes: readonly number[]) => segment(marker, Buffer.from(bytes));
const table = segment(0xdb, Buffer.concat([Uint8Array.of(0), Buffer.alloc(64, 1)]));
const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([0x12, 0x34])]);
const built = (...parts: readonly Uint8Array[]) => Buffer.concat([Buffer.from([0xff, 0xd8]), table, ...parts, Buffer.from([0xff, 0xd9])]);
const SOUND = [8, 0, 8, 0, 8, 1, 1, 0x11, 0];

it('a JPEG that cannot be shown is told from one that can', async () => {
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
])('a JPEG that cannot be shown is refused: %s', async (_, bytes) => {
  expect(await clean(bytes)).toBeNull();
});
