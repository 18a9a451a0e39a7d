/** Photos as a phone writes them, byte by byte: a picture on its side, and beside it where and when it was taken. */
import sharp from 'sharp';

/** Words of the metadata that must reach nobody. */
export const TRACES = ['Exif', 'AuroraPhone', '2026:11:20 08:00:00', 'GPSTrace'] as const;

const SHORT = 3;
const LONG = 4;
const ASCII = 2;
const RATIONAL = 5;

interface Tag {
  readonly id: number;
  readonly type: number;
  readonly count: number;
  readonly bytes: Buffer;
}

/** 1 degree = 1/1; degrees, minutes and seconds of a coordinate. */
function rationals(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8);
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value, index * 8);
    bytes.writeUInt32BE(1, index * 8 + 4);
  });
  return bytes;
}

function text(id: number, words: string): Tag {
  const bytes = Buffer.from(`${words}\0`, 'latin1');
  return { id, type: ASCII, count: bytes.length, bytes };
}

function number(id: number, type: number, value: number): Tag {
  const bytes = Buffer.alloc(4);
  if (type === SHORT) bytes.writeUInt16BE(value, 0);
  else bytes.writeUInt32BE(value, 0);
  return { id, type, count: 1, bytes };
}

/** A directory of tags; what does not fit into a tag's four bytes follows the directory. */
function directory(tags: readonly Tag[], offset: number): Buffer {
  const head = Buffer.alloc(2 + tags.length * 12 + 4);
  head.writeUInt16BE(tags.length, 0);
  const parts: Buffer[] = [head];
  let end = offset + head.length;
  tags.forEach(({ id, type, count, bytes }, index) => {
    const at = 2 + index * 12;
    head.writeUInt16BE(id, at);
    head.writeUInt16BE(type, at + 2);
    head.writeUInt32BE(count, at + 4);
    if (bytes.length <= 4) bytes.copy(head, at + 8);
    else {
      head.writeUInt32BE(end, at + 8);
      parts.push(bytes);
      end += bytes.length;
    }
  });
  return Buffer.concat(parts);
}

/** An APP1 segment with orientation, maker, moment and place (8° 3′ S, 34° 52′ W). */
function exif(orientation: number): Buffer {
  const tags = (gps: number) => [
    text(0x010f, 'AuroraPhone'),
    number(0x0112, SHORT, orientation),
    text(0x0132, '2026:11:20 08:00:00'),
    number(0x8825, LONG, gps),
  ];
  const header = Buffer.from('4d4d002a00000008', 'hex');
  const gpsAt = header.length + directory(tags(0), header.length).length;
  const gps = directory(
    [
      text(0x0001, 'S'),
      { id: 0x0002, type: RATIONAL, count: 3, bytes: rationals(8, 3, 27) },
      text(0x0003, 'W'),
      { id: 0x0004, type: RATIONAL, count: 3, bytes: rationals(34, 52, 45) },
      text(0x001b, 'GPSTrace'),
    ],
    gpsAt,
  );
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), header, directory(tags(gpsAt), header.length), gps]);
  const marker = Buffer.alloc(4);
  marker.writeUInt16BE(0xffe1, 0);
  marker.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([marker, body]);
}

/** A JPEG with the segment right after its first marker, where cameras put it. */
function withExif(jpeg: Buffer, orientation: number): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), exif(orientation), jpeg.subarray(2)]);
}

/** A picture lying on its side, 600 by 400: upright it is 400 by 600, red above and blue below. */
export async function photoOnItsSide(): Promise<Buffer> {
  const half = { width: 300, height: 400, channels: 3 } as const;
  const red = await sharp({ create: { ...half, background: '#d01010' } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { ...half, width: 600, background: '#1010d0' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg({ quality: 92 })
    .toBuffer();
  return withExif(picture, 6);
}

function grain(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** 12 megapixels and about 8 MB, as a phone's main camera writes them. */
export async function largePhoto(): Promise<Buffer> {
  return withExif(await grain(4000, 3000), 6);
}

/** So full of detail that it stays heavy at any quality. */
export async function grainyPhoto(width = 1600, height = 1200): Promise<Buffer> {
  return grain(width, height);
}

/** The beginning of an iPhone's own format under a name that says JPEG. */
export function heicNamedJpeg(): Buffer {
  return Buffer.concat([
    Buffer.from('00000024667479706865696300000000', 'hex'),
    Buffer.from('mif1MiHEmiafheic', 'latin1'),
    Buffer.alloc(4000, 7),
  ]);
}

/** A file that begins as a JPEG and is none. */
export function brokenJpeg(): Buffer {
  return Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.alloc(6000, 0x5a)]);
}

export async function plainPicture(format: 'png' | 'gif' | 'jpeg', width = 480, height = 640): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c9b8a8' } })
    .toFormat(format)
    .toBuffer();
}
