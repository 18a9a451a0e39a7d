/**
 * Photos of which is known what is wrong with them: the demo agency's pictures on plain walls, as good as a telephone makes them, and the
 * same ones spoilt by known amounts. Nothing is left to chance: the same photos each time.
 */
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Fault } from '../../src/islands/scouted-form/coach/advice.ts';
import type { Original } from '../../src/islands/scouted-form/coach/measure-photo.ts';
import type { Pixels } from '../../src/islands/scouted-form/coach/pixels.ts';

const TALENTS = path.join(import.meta.dirname, '../back-office/assets/talents');
/** Every so many pictures of a kind. */
const EVERY = 10;
/** The size on which edges are judged: larger ones would be reduced to it first. */
const WIDTH = 600;
const HEIGHT = 800;
const GAMMA = 2.2;
/** Of a film's grain: standard deviation 1, as the sum of twelve evenly spread numbers nearly is. Its length divides no picture's. */
const GRAINS = toGrains(1_000_003);

/** Pictures of the demo agency before a plain, light wall: face, half, three quarters, face, profile, whole. */
const KINDS = ['snap-1', 'snap-2', 'snap-4', 'digital-1', 'digital-2', 'digital-3'] as const;
/** The same person's picture that may stand in another slot: not all have both. */
const OTHERS = ['snap-2.jpg', 'digital-2.jpg', 'snap-1.jpg', 'cover.jpg'] as const;

export interface Labelled {
  /** What was done to it. */
  readonly name: string;
  readonly fault: Fault | null;
  readonly pixels: Pixels;
  readonly original: Original;
  /** What stands in another slot: the same person in another pose, or for one that is there twice, the same. */
  readonly other: Pixels;
}

interface Base {
  readonly picture: Buffer;
  readonly other: Pixels;
}

/** All photos, one by one. */
export async function* labelledSet(): AsyncGenerator<Labelled> {
  const bases = KINDS.flatMap((kind, index) =>
    globSync(`*/${kind}.jpg`, { cwd: TALENTS })
      .sort()
      .filter((_, at) => at % EVERY === index % EVERY)
      .map((file) => path.join(TALENTS, file)),
  );
  for (const [index, file] of bases.entries()) {
    const other = await decode(findOther(file));
    const base: Base = { picture: await withDetail(file, index), other };
    for (const photo of [goodOnes(base), spoiltOnes(base)]) yield* photo;
  }
}

function findOther(file: string): string {
  const others = OTHERS.map((name) => path.join(path.dirname(file), name));
  return others.find((other) => other !== file && existsSync(other)) ?? file;
}

async function* goodOnes(base: Base): AsyncGenerator<Labelled> {
  for (const [lens, stops, grain, quality] of [
    [0.4, 0, 1, 92],
    [0.8, 0, 3, 75],
    [0.6, -0.8, 3, 85],
    [0.6, 0.1, 2, 85],
  ] as const) {
    const jpeg = await shoot(await expose(blur(open(base.picture), lens), stops), grain, quality);
    yield await toPhoto(base, `lens ${String(lens)}, ${String(stops)} stops, grain ${String(grain)}`, null, jpeg);
  }
}

async function* spoiltOnes(base: Base): AsyncGenerator<Labelled> {
  const lens = () => blur(open(base.picture), 0.6);
  const photo = (name: string, fault: Fault, jpeg: Buffer) => toPhoto(base, name, fault, jpeg);
  for (const stops of [-2.5, -3, -3.5])
    yield await photo(`${String(stops)} stops`, 'dark', await shoot(await expose(lens(), stops), 3, 80));
  for (const stops of [2.5, 3, 3.5]) yield await photo(`${String(stops)} stops`, 'bright', await shoot(await expose(lens(), stops), 3, 85));
  for (const sigma of [2, 3, 4.5])
    yield await photo(`blur ${String(sigma)}`, 'blurred', await shoot(await expose(blur(open(base.picture), sigma), 0), 3, 80));
  for (const direction of ['across', 'down'] as const)
    yield await photo(`shaken ${direction}`, 'blurred', await shoot(await expose(shake(lens(), direction, 14), 0), 3, 80));
  for (const width of [300, 520]) {
    const small = await open(base.picture).resize(width).jpeg({ quality: 80 }).toBuffer();
    yield await photo(`${String(width)} px`, 'small', small);
  }
  yield await photo('turned', 'lying', await open(base.picture).rotate(90).jpeg().toBuffer());
  for (const [name, png] of await toScreenshots(base.picture)) yield await photo(name, 'screenshot', png);
  yield { ...(await photo('stored anew', 'same', await copy(base.picture, 40, 0))), other: await decode(base.picture) };
  yield { ...(await photo('cropped', 'same', await copy(base.picture, 80, 0.02))), other: await decode(base.picture) };
}

/**
 * A demo picture at the size that is sent. They are softer than a telephone's pictures, so fine lines are drawn in, as hair, seams and
 * lashes are: without any, no picture would be sharp.
 */
async function withDetail(file: string, seed: number): Promise<Buffer> {
  const random = toRandom(seed);
  const lines = Array.from({ length: 220 }, () => {
    const [x, y] = [125 + random() * 350, 125 + random() * 600];
    const [angle, length] = [random() * Math.PI * 2, 12 + random() * 35];
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const colour = random() < 0.7 ? '#15100e' : '#e4dcd4';
    const shape = `M${String(x)} ${String(y)}q${String(dx / 2 + random() * 10)} ${String(dy / 2 + random() * 10)} ${String(dx)} ${String(dy)}`;
    return `<path d="${shape}" stroke="${colour}" stroke-width="${String(1 + random() * 1.5)}" opacity="${String(0.55 + random() * 0.45)}"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="none">${lines.join('')}</svg>`;
  return sharp(file)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([{ input: Buffer.from(drawing) }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const open = (picture: Buffer) => sharp(picture);
const blur = (picture: Sharp, sigma: number) => picture.blur(sigma);

/** So many stops of light more or less, as a camera's sensor takes them. */
async function expose(picture: Sharp, stops: number): Promise<Sharp> {
  if (stops === 0) return picture;
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const curve = Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, 255 * ((value / 255) ** GAMMA * 2 ** stops) ** (1 / GAMMA)));
  return sharp(
    data.map((value) => curve[value] ?? 0),
    { raw: { width: info.width, height: info.height, channels: 3 } },
  );
}

/** With the sensor's grain (standard deviation, of 255), stored as JPEG. */
async function shoot(picture: Sharp, grain: number, quality: number): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const noisy = data.map((value, at) => Math.max(0, Math.min(255, value + (GRAINS[at % GRAINS.length] ?? 0) * grain)));
  return sharp(noisy, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

function shake(picture: Sharp, direction: 'across' | 'down', length: number): Sharp {
  const size = length + 1;
  const row = Array.from({ length: size }, () => 1);
  const none = row.map(() => 0);
  return picture.convolve(
    direction === 'across'
      ? { width: size, height: 3, kernel: [...none, ...row, ...none] }
      : { width: 3, height: size, kernel: row.flatMap(() => [0, 1, 0]) },
  );
}

/** Stored once more, and cropped by a share of each side. */
async function copy(picture: Buffer, quality: number, crop: number): Promise<Buffer> {
  const [left, top] = [Math.round(WIDTH * crop), Math.round(HEIGHT * crop)];
  return sharp(picture)
    .extract({ left, top, width: WIDTH - 2 * left, height: HEIGHT - 2 * top })
    .resize(WIDTH)
    .jpeg({ quality })
    .toBuffer();
}

/** The picture on a telephone's screen: in its gallery, in two networks, and over the whole screen. */
async function toScreenshots(picture: Buffer): Promise<readonly (readonly [name: string, file: Buffer])[]> {
  const [width, height] = [1080, 2340];
  const screen = async (paper: string, ink: string, top: number, shown: number) => {
    const lines = Array.from({ length: 9 }, (_, at) => {
      const y = at < 2 ? 50 + at * 70 : top + shown + 60 + (at - 2) * 52;
      return `<rect x="${String(40 + (at % 2) * 30)}" y="${String(y)}" width="${String(300 + ((at * 173) % 420))}" height="22" rx="11" fill="${ink}"/>`;
    });
    const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><rect width="100%" height="100%" fill="${paper}"/>${lines.join('')}</svg>`;
    const input = await sharp(picture).resize(width, shown, { fit: 'cover' }).png().toBuffer();
    return sharp(Buffer.from(page))
      .composite([{ input, left: 0, top }])
      .removeAlpha();
  };
  return [
    ['a dark gallery', await (await screen('#000000', '#666666', 450, 1440)).png().toBuffer()],
    ['a light post', await (await screen('#ffffff', '#262626', 260, 1350)).jpeg({ quality: 90 }).toBuffer()],
    ['a dark post', await (await screen('#121212', '#dddddd', 260, 1350)).jpeg({ quality: 75 }).toBuffer()],
    ['the whole screen', await sharp(picture).resize(width, height, { fit: 'cover' }).png().toBuffer()],
  ];
}

async function toPhoto({ other }: Base, name: string, fault: Fault | null, file: Buffer): Promise<Labelled> {
  const { width, height, format } = await sharp(file).metadata();
  const original = { width, height, isPng: format === 'png' };
  return { name, fault, pixels: await decode(file), original, other };
}

/** As the form draws it: at most 1600 pixels long, never larger than it is. */
async function decode(file: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function toGrains(length: number): Float32Array {
  const random = toRandom(1);
  return Float32Array.from({ length }, () => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6));
}

/** Numbers from 0 to 1, the same row for the same seed. */
function toRandom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
