/** Spoils pictures as a lens, a sensor, a hand, a phone's screen or another app does. */
import sharp, { type Sharp } from 'sharp';
import type { Pixels } from '../../src/islands/application/photos/coach/pixels.ts';

/** The coach reduces larger photos to this size before it judges edges. */
export const WIDTH = 600;
export const HEIGHT = 800;
const GAMMA = 2.2;
/** Film grain of standard deviation 1: a sum of twelve random numbers. Its prime length keeps
 * repetitions out of step with rows. */
const GRAINS = toGrains(100_003);

/** Scales across and down, and moves the picture `aside` of the middle by pixels; beyond the
 * picture its wall goes on. */
export async function place(
  file: string,
  [across, down]: readonly [number, number],
  aside: number,
  isMirrored: boolean,
): Promise<Buffer> {
  const width = Math.round(WIDTH * across);
  const height = Math.round(HEIGHT * down);
  const left = Math.round((WIDTH - width) / 2 + aside);
  const top = Math.round((HEIGHT - height) / 2);
  const right = WIDTH - left - width;
  const bottom = HEIGHT - top - height;
  const scaled = await sharp(file)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .flop(isMirrored)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(scaled)
    .resize(width, height, { fit: 'fill' })
    .extract({
      left: Math.max(0, -left),
      top: Math.max(0, -top),
      width: width + Math.min(0, left) + Math.min(0, right),
      height: height + Math.min(0, top) + Math.min(0, bottom),
    })
    .extend({
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: Math.max(0, right),
      bottom: Math.max(0, bottom),
      extendWith: 'copy',
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** More or less light by stops, as a camera's sensor takes it. */
export async function expose(picture: Sharp, stops: number): Promise<Sharp> {
  if (stops === 0) return picture;
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const curve = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, 255 * ((value / 255) ** GAMMA * 2 ** stops) ** (1 / GAMMA)),
  );
  return sharp(
    data.map((value) => curve[value] ?? 0),
    { raw: { width: info.width, height: info.height, channels: 3 } },
  );
}

/** Adds the sensor's grain (standard deviation, of 255) and stores as JPEG. */
export async function shoot(picture: Sharp, grain: number, quality: number): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // The array rounds down and clamps to 0 and 255.
  const noisy = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 1)
    noisy[at] = (data[at] ?? 0) + (GRAINS[at % GRAINS.length] ?? 0) * grain;
  return sharp(noisy, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

/** A wall alone, or a finger before the lens. */
export function paintTone(tone: number): Sharp {
  return sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: { r: tone, g: tone - 8, b: tone - 20 },
    },
  });
}

export function shake(picture: Sharp, direction: 'across' | 'down', length: number): Sharp {
  const size = length + 1;
  const row = Array.from({ length: size }, () => 1);
  const none = row.map(() => 0);
  return picture.convolve(
    direction === 'across'
      ? { width: size, height: 3, kernel: [...none, ...row, ...none] }
      : { width: 3, height: size, kernel: row.flatMap(() => [0, 1, 0]) },
  );
}

/** Stored again, and cropped by a share of each side. */
export async function copy(picture: Buffer, quality: number, crop: number): Promise<Buffer> {
  const left = Math.round(WIDTH * crop);
  const top = Math.round(HEIGHT * crop);
  return sharp(picture)
    .extract({ left, top, width: WIDTH - 2 * left, height: HEIGHT - 2 * top })
    .resize(WIDTH)
    .jpeg({ quality })
    .toBuffer();
}

/** `top` and `shown`: the picture's start and height, of 2340 pixels. */
export const SCREENS = [
  { name: 'a dark gallery', paper: '#000000', ink: '#666666', top: 450, shown: 1440 },
  { name: 'a light post', paper: '#ffffff', ink: '#262626', top: 260, shown: 1350 },
  { name: 'a dark post', paper: '#121212', ink: '#dddddd', top: 260, shown: 1350 },
  { name: 'the whole screen', paper: '#000000', ink: '#000000', top: 0, shown: 2340 },
] as const;

/** The picture on a phone's screen: a PNG, or a JPEG if an app shows it in a post. */
export async function toScreenshot(
  picture: Buffer,
  { name, paper, ink, top, shown }: (typeof SCREENS)[number],
): Promise<Buffer> {
  const lines = Array.from({ length: 9 }, (_, at) => {
    const y = at < 2 ? 50 + at * 70 : top + shown + 60 + (at - 2) * 52;
    return `<rect x="${String(40 + (at % 2) * 30)}" y="${String(y)}" width="${String(300 + ((at * 173) % 420))}" height="22" rx="11" fill="${ink}"/>`;
  });
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="2340"><rect width="100%" height="100%" fill="${paper}"/>${lines.join('')}</svg>`;
  const input = await sharp(picture)
    .resize(1080, shown, { fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const screen = sharp(Buffer.from(page))
    .composite([{ input, left: 0, top }])
    .removeAlpha();
  return (
    name.endsWith('post') ? screen.jpeg({ quality: 80 }) : screen.png({ compressionLevel: 1 })
  ).toBuffer();
}

/** As the form draws it: at most 1600 pixels long, never enlarged. */
export async function decode(file: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function toGrains(length: number): Float32Array {
  const random = toRandom(1);
  return Float32Array.from({ length }, () => {
    let sum = -6;
    for (let count = 0; count < 12; count += 1) sum += random();
    return sum;
  });
}

/** Numbers from 0 to 1, the same sequence for the same seed. */
export function toRandom(seed: number): () => number {
  // Spread, because neighbouring seeds would begin alike.
  let state = ((seed + 1) * 2_654_435_761) % 2 ** 32;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
