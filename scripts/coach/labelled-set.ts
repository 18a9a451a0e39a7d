/**
 * Photos of which is known what is wrong with them: the demo agency's pictures on plain walls, as good as a telephone makes them, and the
 * same ones spoilt by known amounts. Nothing is left to chance: the same photos each time. One half of the people is for choosing the
 * thresholds; the other half, spoilt by other amounts, is held out: it tells what they are worth.
 */
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PhotoField } from '../../src/contracts/scouted-form.ts';
import type { Fault } from '../../src/islands/scouted-form/coach/advice.ts';
import type { Original } from '../../src/islands/scouted-form/coach/measure-photo.ts';
import type { Pixels } from '../../src/islands/scouted-form/coach/pixels.ts';

const TALENTS = path.join(import.meta.dirname, '../back-office/assets/talents');
/** The size on which edges are judged: larger ones would be reduced to it first. */
const WIDTH = 600;
const HEIGHT = 800;
const GAMMA = 2.2;
/** Of a film's grain: standard deviation 1, as the sum of twelve evenly spread numbers nearly is. Its length divides no picture's. */
const GRAINS = toGrains(1_000_003);

/**
 * Pictures before a plain wall: the slot whose outline they fit, and where the person surely is, as shares of the picture. One of so many
 * people is taken.
 */
const KINDS = {
  'snap-1': { slot: 'image_1', every: 6, body: { left: 0.36, top: 0.2, width: 0.28, height: 0.75 } },
  'digital-1': { slot: 'image_1', every: 3, body: { left: 0.36, top: 0.2, width: 0.28, height: 0.75 } },
  'digital-2': { slot: 'image_2', every: 3, body: { left: 0.4, top: 0.2, width: 0.2, height: 0.75 } },
  'snap-2': { slot: 'image_3', every: 6, body: { left: 0.42, top: 0.15, width: 0.16, height: 0.8 } },
  'snap-4': { slot: 'image_3', every: 6, body: { left: 0.44, top: 0.15, width: 0.12, height: 0.8 } },
  'digital-3': { slot: 'image_4', every: 2, body: { left: 0.44, top: 0.14, width: 0.12, height: 0.7 } },
  'digital-4': { slot: 'image_4', every: 2, body: { left: 0.46, top: 0.14, width: 0.08, height: 0.7 } },
} as const satisfies Record<string, { slot: PhotoField; every: number; body: Box }>;
type Kind = keyof typeof KINDS;
const SLOTS = ['image_1', 'image_2', 'image_3'] as const satisfies readonly PhotoField[];
/** The same person's picture that may stand in another slot: not all have both. */
const OTHERS = ['snap-2.jpg', 'digital-2.jpg', 'snap-1.jpg', 'cover.jpg'] as const;

/** By how much pictures are spoilt: stops, pixels of 800, pixels of width, quality, share of each side, times as large. */
const AMOUNTS = {
  choosing: {
    dark: [-2.5, -3, -3.5],
    bright: [2.5, 3, 3.5],
    blur: [2, 3, 4.5],
    shake: 14,
    small: [300, 520],
    quality: 40,
    crop: 0.02,
    near: [1.6, 2],
    far: [0.5, 0.4],
  },
  'held out': {
    dark: [-2.6, -3.2, -4],
    bright: [2.6, 3.2, 4],
    blur: [2.2, 2.6, 6],
    shake: 18,
    small: [240, 580],
    quality: 55,
    crop: 0.015,
    near: [1.7, 2.3],
    far: [0.52, 0.45],
  },
} as const;
export type Half = keyof typeof AMOUNTS;
export const HALVES = ['choosing', 'held out'] as const satisfies readonly Half[];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Labelled {
  /** What was done to it. */
  readonly name: string;
  readonly half: Half;
  readonly slot: PhotoField;
  readonly fault: Fault | null;
  readonly pixels: Pixels;
  readonly original: Original;
  /** What stands in another slot: the same person in another pose, or for one that is there twice, the same. */
  readonly other: Pixels;
}

interface Base {
  readonly file: string;
  readonly kind: Kind;
  readonly half: Half;
  readonly seed: number;
  readonly picture: Buffer;
  readonly other: Pixels;
}

/** All photos, one by one. */
export async function* labelledSet(): AsyncGenerator<Labelled> {
  const people = [...new Set(globSync('*/{snap,digital}-*.jpg', { cwd: TALENTS }).map((name) => path.dirname(name)))].sort();
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const files = globSync(`*/${kind}.jpg`, { cwd: TALENTS }).sort();
    for (const [index, name] of files.entries()) {
      if (Math.floor(index / 2) % KINDS[kind].every !== 0) continue;
      const file = path.join(TALENTS, name);
      const half = HALVES[people.indexOf(path.dirname(name)) % 2] ?? 'choosing';
      const base = { file, kind, half, seed: index, picture: await withDetail(file, kind, index), other: await decode(findOther(file)) };
      // Of most whole figures only the distance is told: the rest is known from the others.
      const isForDistance = KINDS[kind].slot === 'image_4' && index >= 4;
      for (const photos of isForDistance ? [standing(base)] : [standing(base), goodOnes(base), spoiltOnes(base)]) yield* photos;
    }
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
    const jpeg = await shoot(await expose(sharp(base.picture).blur(lens), stops), grain, quality);
    yield await toPhoto(base, `lens ${String(lens)}, ${String(stops)} stops, grain ${String(grain)}`, null, jpeg);
  }
}

async function* spoiltOnes(base: Base): AsyncGenerator<Labelled> {
  const { dark, bright, blur, shake: length, small, quality, crop } = AMOUNTS[base.half];
  const lens = () => sharp(base.picture).blur(0.6);
  const photo = (name: string, fault: Fault, jpeg: Buffer) => toPhoto(base, name, fault, jpeg);
  for (const stops of dark) yield await photo(`${String(stops)} stops`, 'dark', await shoot(await expose(lens(), stops), 3, 80));
  for (const stops of bright) yield await photo(`${String(stops)} stops`, 'bright', await shoot(await expose(lens(), stops), 3, 85));
  for (const sigma of blur) yield await photo(`blur ${String(sigma)}`, 'blurred', await shoot(sharp(base.picture).blur(sigma), 3, 80));
  for (const direction of ['across', 'down'] as const)
    yield await photo(`shaken ${direction}`, 'blurred', await shoot(shake(lens(), direction, length), 3, 80));
  for (const width of small)
    yield await photo(`${String(width)} px`, 'small', await sharp(base.picture).resize(width).jpeg({ quality: 80 }).toBuffer());
  yield await photo('turned', 'lying', await sharp(base.picture).rotate(90).jpeg().toBuffer());
  for (const [name, png] of await toScreenshots(base.picture)) yield await photo(name, 'screenshot', png);
  const itself = await decode(base.picture);
  yield { ...(await photo('stored anew', 'same', await copy(base.picture, quality, 0))), other: itself };
  yield { ...(await photo('cropped', 'same', await copy(base.picture, 80, crop))), other: itself };
}

/**
 * Nearer and farther by known amounts, where the coach claims to tell: who should be seen whole and goes over an edge is too near; a whole
 * person where a face or half of one is asked for, or one of half the outline's height, is too far. Good ones stand a little nearer or
 * farther than the outline, before a floor, or beside a door.
 */
async function* standing(base: Base): AsyncGenerator<Labelled> {
  const { near, far } = AMOUNTS[base.half];
  const { slot } = KINDS[base.kind];
  const take = async (name: string, fault: Fault | null, scale: number, room: Buffer | null = null, into: PhotoField = slot) => {
    const picture = sharp(await withDetail(base.file, base.kind, base.seed, scale, room)).blur(0.6);
    return { ...(await toPhoto(base, `${name} (${base.kind}, ${into})`, fault, await shoot(picture, 2, 85))), slot: into };
  };
  if (slot === 'image_4') for (const scale of near) yield await take(`${String(scale)} times as large`, 'near', scale);
  if (slot === 'image_3') yield await take('without feet', 'near', 1, null, 'image_4');
  yield await take('beside a door', null, 1, DOOR);
  if (slot !== 'image_4') return;
  for (const scale of far) yield await take(`${String(scale)} times as large`, 'far', scale);
  for (const into of SLOTS) yield await take('a whole person', 'far', base.half === 'choosing' ? 1 : 0.85, null, into);
  yield await take('a little far', null, 0.85);
  yield await take('a little near', null, 1.04);
  yield await take('on a floor', null, 0.95, FLOOR);
  yield await take('far, on a floor', 'far', far[1], FLOOR);
}

/** What a room adds to a picture, multiplied: nothing where it is white. */
const toRoom = (shapes: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}"><rect width="100%" height="100%" fill="#fff"/>${shapes}</svg>`,
  );
const FLOOR = toRoom('<rect y="680" width="600" height="120" fill="#b98f68"/><rect y="668" width="600" height="12" fill="#e0d8d0"/>');
const DOOR = toRoom('<rect width="76" height="800" fill="#8d7b6c"/><rect x="60" y="390" width="14" height="30" fill="#555"/>');

/**
 * A demo picture at the size that is sent. They are softer than a telephone's pictures, so fine lines are drawn in, as hair, seams and
 * lashes are: without any, no picture would be sharp.
 */
async function withDetail(file: string, kind: Kind, seed: number, scale = 1, shapes: Buffer | null = null): Promise<Buffer> {
  const random = toRandom(seed);
  const { left, top, width, height } = KINDS[kind].body;
  const toPlace = (share: number, side: number) => (0.5 + (share - 0.5) * scale) * side;
  const lines = Array.from({ length: 220 }, () => {
    const [x, y] = [toPlace(left + random() * width, WIDTH), toPlace(top + random() * height, HEIGHT)];
    const [angle, length] = [random() * Math.PI * 2, Math.min(1, width * scale * 4) * (12 + random() * 35)];
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const colour = random() < 0.7 ? '#15100e' : '#e4dcd4';
    const shape = `M${String(x)} ${String(y)}q${String(dx / 2 + random() * 10)} ${String(dy / 2 + random() * 10)} ${String(dx)} ${String(dy)}`;
    return `<path d="${shape}" stroke="${colour}" stroke-width="${String(1 + random() * 1.5)}" opacity="${String(0.55 + random() * 0.45)}"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="none">${lines.join('')}</svg>`;
  return sharp(await toScale(file, scale))
    .composite([...(shapes === null ? [] : [{ input: shapes, blend: 'multiply' as const }]), { input: Buffer.from(drawing) }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** So many times as large around its middle; where the picture ends its wall goes on. */
async function toScale(file: string, scale: number): Promise<Buffer> {
  const whole = await sharp(file).resize(WIDTH, HEIGHT, { fit: 'cover' }).png({ compressionLevel: 1 }).toBuffer();
  const [width, height] = [Math.round(WIDTH / scale), Math.round(HEIGHT / scale)];
  if (scale > 1) {
    const [left, top] = [Math.floor((WIDTH - width) / 2), Math.floor((HEIGHT - height) / 2)];
    return sharp(whole)
      .extract({ left, top, width, height })
      .resize(WIDTH, HEIGHT, { fit: 'fill' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  }
  const [across, down] = [Math.round((WIDTH * (1 - scale)) / 2), Math.round((HEIGHT * (1 - scale)) / 2)];
  const small = await sharp(whole)
    .resize(WIDTH - 2 * across, HEIGHT - 2 * down, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(small)
    .extend({ left: across, right: across, top: down, bottom: down, extendWith: 'copy' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

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

async function toPhoto({ kind, half, other }: Base, name: string, fault: Fault | null, file: Buffer): Promise<Labelled> {
  const { width, height, format } = await sharp(file).metadata();
  const original = { width, height, isPng: format === 'png' };
  return { name, half, slot: KINDS[kind].slot, fault, pixels: await decode(file), original, other };
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
