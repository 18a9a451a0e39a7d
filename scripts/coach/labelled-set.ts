/**
 * Photos whose faults are known: pictures on plain walls, as good as a phone takes them, and the
 * same ones spoilt by known amounts, without chance. Some people are for choosing the thresholds;
 * others, spoilt by other amounts, are held out to judge the thresholds.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PhotoField } from '../../src/contracts/scouted-form.ts';
import type { Fault } from '../../src/islands/application/photos/coach/photo-advice.ts';
import type { Original } from '../../src/islands/application/photos/coach/measure-photo.ts';
import type { Pixels } from '../../src/islands/application/photos/coach/pixels.ts';
import {
  copy,
  decode,
  expose,
  HEIGHT,
  place,
  SCREENS,
  paintTone,
  shake,
  shoot,
  toRandom,
  toScreenshot,
  WIDTH,
} from './spoil.ts';

const PHOTOS = path.join(import.meta.dirname, 'photos');
/** Pictures before a plain wall: the slot that they fit, and the person's certain area in shares of
 * the picture. */
const KINDS = {
  'snap-1': { slot: 'image_1', body: { left: 0.36, top: 0.2, width: 0.28, height: 0.75 } },
  'digital-1': { slot: 'image_1', body: { left: 0.36, top: 0.2, width: 0.28, height: 0.75 } },
  'digital-2': { slot: 'image_2', body: { left: 0.4, top: 0.2, width: 0.2, height: 0.75 } },
  'snap-2': { slot: 'image_3', body: { left: 0.42, top: 0.15, width: 0.16, height: 0.8 } },
  'snap-4': { slot: 'image_3', body: { left: 0.44, top: 0.15, width: 0.12, height: 0.8 } },
  'digital-3': { slot: 'image_4', body: { left: 0.44, top: 0.14, width: 0.12, height: 0.7 } },
  'digital-4': { slot: 'image_4', body: { left: 0.46, top: 0.14, width: 0.08, height: 0.7 } },
} as const satisfies Record<
  string,
  { slot: PhotoField; body: Record<'left' | 'top' | 'width' | 'height', number> }
>;
type Kind = keyof typeof KINDS;

/** The halves share no person; docs/decisions/photos.md says what each half was used for. */
const PEOPLE = {
  choosing:
    'acucena-vilar barbara-uchoa emanuel-gois inaia-pontes italo-barros joao-vilela leticia-torres maria-eduarda-albuquerque-de-vasconcelos-cavalcanti',
  'held out':
    'aurora-peixoto benicio-lira ciro-linhares conceicao-araujo dandara jaci-potira maria-lins rayane-alencar',
};
const SLOTS = ['image_1', 'image_2', 'image_3'] as const satisfies readonly PhotoField[];
/** The same person's picture for another slot, if there is one. */
const OTHERS = ['snap-2.jpg', 'digital-2.jpg', 'snap-1.jpg'] as const;

/** Amounts of spoiling: stops, pixels of 800, pixels of width, quality, share of each side, factor;
 * `settings` per whole person. */
const AMOUNTS = {
  choosing: {
    dark: [-2.5, -3.5],
    bright: [2.5, 3.5],
    blur: [2, 4.5],
    shake: 14,
    tones: [140, 200],
    small: [300, 520],
    quality: 40,
    crop: 0.02,
    near: [1.5, 1.7, 2, 2.3],
    far: [0.53, 0.45],
    settings: 2,
  },
  'held out': {
    dark: [-2.6, -3.2],
    bright: [2.6, 3.2],
    blur: [2.2, 6],
    shake: 18,
    tones: [160, 220],
    small: [240, 580],
    quality: 55,
    crop: 0.015,
    near: [1.65, 1.8, 2.2],
    far: [0.52, 0.42],
    settings: 3,
  },
} as const;
export type Half = keyof typeof AMOUNTS;
export const HALVES = ['choosing', 'held out'] as const satisfies readonly Half[];

export interface Labelled {
  readonly name: string;
  readonly half: Half;
  readonly slot: PhotoField;
  readonly fault: Fault | null;
  readonly make: () => Promise<Photo>;
}

export interface Photo {
  readonly pixels: Pixels;
  readonly original: Original;
  /** The photo in another slot: the same person in another pose, or, for a photo chosen twice, the
   * same photo. */
  readonly other: Pixels;
}

interface Base {
  readonly file: string;
  readonly kind: Kind;
  readonly half: Half;
  readonly seed: number;
  readonly picture: () => Promise<Buffer>;
}

/** A person's distance and surroundings. */
interface Setting {
  readonly scale: number;
  /** What a room adds to the picture, multiplied. */
  readonly room?: Buffer;
  /** Seed of the wall's light and the person's build, place and side; 0 is the picture as it is. */
  readonly wall?: number;
}

export function labelledSet(): readonly Labelled[] {
  return HALVES.flatMap((half) =>
    PEOPLE[half].split(' ').flatMap((person, seed) =>
      (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
        const file = path.join(PHOTOS, person, `${kind}.jpg`);
        if (!existsSync(file)) return [];
        let picture: Promise<Buffer> | null = null;
        const base: Base = {
          file,
          kind,
          half,
          seed,
          picture: () => (picture ??= withDetail({ file, kind, seed })),
        };
        return KINDS[kind].slot === 'image_4'
          ? standing(base)
          : [...standing(base), ...goodOnes(base), ...spoiltOnes(base)];
      }),
    ),
  );
}

function findOther(file: string): string {
  const others = OTHERS.map((name) => path.join(path.dirname(file), name));
  return others.find((other) => other !== file && existsSync(other)) ?? file;
}

/** Each person gets half of the faults, the next person the other half. */
function isTurn({ seed }: Base, index: number): boolean {
  return index % 2 === seed % 2;
}

function goodOnes(base: Base): readonly Labelled[] {
  return (
    [
      [0.4, 0, 1, 92],
      [0.8, 0, 3, 75],
      [0.6, -0.8, 3, 85],
      [0.6, 0.1, 2, 85],
    ] as const
  )
    .filter((_, index) => isTurn(base, index))
    .map(([lens, stops, grain, quality]) =>
      toLabelled(
        base,
        `lens ${String(lens)}, ${String(stops)} stops, grain ${String(grain)}`,
        null,
        async () =>
          shoot(await expose(sharp(await base.picture()).blur(lens), stops), grain, quality),
      ),
    );
}

function spoiltOnes(base: Base): readonly Labelled[] {
  const { dark, bright, blur, shake: length, tones, small, quality, crop } = AMOUNTS[base.half];
  const lens = async () => sharp(await base.picture()).blur(0.6);
  const stored = async (change: (picture: Sharp) => Sharp) =>
    change(sharp(await base.picture()))
      .jpeg()
      .toBuffer();
  const spoilt = (name: string, fault: Fault, toFile: () => Promise<Buffer>) =>
    toLabelled(base, name, fault, toFile);
  const twice = (name: string, share: number, toQuality: number): Labelled => {
    const labelled = spoilt(name, 'same', async () => copy(await base.picture(), toQuality, share));
    return {
      ...labelled,
      make: async () => ({ ...(await labelled.make()), other: await decode(await base.picture()) }),
    };
  };
  return [
    ...dark.map((stops) =>
      spoilt(`${String(stops)} stops`, 'dark', async () =>
        shoot(await expose(await lens(), stops), 3, 80),
      ),
    ),
    ...bright.map((stops) =>
      spoilt(`${String(stops)} stops`, 'bright', async () =>
        shoot(await expose(await lens(), stops), 3, 85),
      ),
    ),
    ...blur.map((sigma) =>
      spoilt(`blur ${String(sigma)}`, 'blurred', async () =>
        shoot(sharp(await base.picture()).blur(sigma), 3, 80),
      ),
    ),
    ...(['across', 'down'] as const)
      .filter((_, index) => isTurn(base, index))
      .map((direction) =>
        spoilt(`shaken ${direction}`, 'blurred', async () =>
          shoot(shake(await lens(), direction, length), 3, 80),
        ),
      ),
    ...tones.map((tone) =>
      spoilt(`one tone ${String(tone)}`, 'empty', () => shoot(paintTone(tone), 3, 85)),
    ),
    ...small.map((width) =>
      spoilt(`${String(width)} px`, 'small', () => stored((picture) => picture.resize(width))),
    ),
    ...[90, 270].map((angle) =>
      spoilt(`turned by ${String(angle)}`, 'lying', () =>
        stored((picture) => picture.rotate(angle)),
      ),
    ),
    ...SCREENS.filter((_, index) => isTurn(base, index)).map((screen) =>
      spoilt(screen.name, 'screenshot', async () => toScreenshot(await base.picture(), screen)),
    ),
    twice('stored anew', 0, quality),
    twice('cropped', crop, 80),
  ];
}

/**
 * People nearer and farther by known amounts, where the coach claims to tell. Too near: a whole
 * person goes over an edge. Too far: a whole person in a slot for a face or half a person, or half
 * the outline's height. Good ones stand a little nearer or farther, before a floor, or beside a
 * door.
 */
function standing(base: Base): readonly Labelled[] {
  const { near, far, settings } = AMOUNTS[base.half];
  const { slot } = KINDS[base.kind];
  const take = (
    name: string,
    fault: Fault | null,
    setting: Setting,
    into: PhotoField = slot,
  ): Labelled => {
    const title = `${path.basename(path.dirname(base.file))} ${name}, ${String(setting.scale)} times as large, wall ${String(setting.wall ?? 0)} (${base.kind}, ${into})`;
    const labelled = toLabelled(base, title, fault, async () =>
      shoot(sharp(await withDetail(base, setting)).blur(0.6), 2, 85),
    );
    return { ...labelled, slot: into };
  };
  const beside = take('beside a door', null, { scale: 1, room: DOOR });
  if (slot === 'image_3') return [beside, take('without feet', 'near', { scale: 1 }, 'image_4')];
  if (slot !== 'image_4') return [beside];
  return Array.from({ length: settings }, (_, wall) => [
    ...near.map((scale) => take('a part', 'near', { scale, wall })),
    ...far.map((scale) => take('small', 'far', { scale, wall })),
    take('far, on a floor', 'far', { scale: far[1], room: FLOOR, wall }),
    ...SLOTS.filter((_, index) => index % settings === wall).map((into) =>
      take('a whole person', 'far', { scale: base.half === 'choosing' ? 1 : 0.85, wall }, into),
    ),
    take('a little far', null, { scale: 0.85, wall }),
    take('a little near', null, { scale: 1.04, wall }),
    take('on a floor', null, { scale: 0.95, room: FLOOR, wall }),
  ]).flat();
}

const toSvg = (shapes: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="none">${shapes}</svg>`,
  );
/** What a room adds to a picture, multiplied: white adds nothing. */
const toRoom = (shapes: string) => toSvg(`<rect width="100%" height="100%" fill="#fff"/>${shapes}`);
const FLOOR = toRoom(
  '<rect y="680" width="600" height="120" fill="#b98f68"/><rect y="668" width="600" height="12" fill="#e0d8d0"/>',
);
const DOOR = toRoom(
  '<rect width="76" height="800" fill="#8d7b6c"/><rect x="60" y="390" width="14" height="30" fill="#555"/>',
);

/**
 * A picture at the size that is sent, with fine lines drawn in as hair, seams and lashes, because
 * these are softer than a phone's. With `wall` the person is mirrored, slimmer or broader and
 * farther to one side, and the wall has another colour that gets lighter in one direction.
 */
async function withDetail(
  { file, kind, seed }: Pick<Base, 'file' | 'kind' | 'seed'>,
  { scale, room, wall = 0 }: Setting = { scale: 1 },
): Promise<Buffer> {
  const random = toRandom(seed * 97 + wall);
  const [isMirrored, build, aside] =
    wall === 0 ? [false, 1, 0] : [random() < 0.5, 0.92 + random() * 0.2, (random() - 0.5) * 50];
  const { left, top, width, height } = KINDS[kind].body;
  const broad = scale * build;
  const lines = Array.from({ length: 220 }, () => {
    const across = left + random() * width;
    const down = top + random() * height;
    const x = (0.5 + ((isMirrored ? 1 - across : across) - 0.5) * broad) * WIDTH + aside;
    const y = (0.5 + (down - 0.5) * scale) * HEIGHT;
    const angle = random() * Math.PI * 2;
    const length = Math.min(1, width * broad * 4) * (12 + random() * 35);
    const dx = Math.cos(angle) * length;
    const dy = Math.sin(angle) * length;
    const colour = random() < 0.7 ? '#15100e' : '#e4dcd4';
    const shape = `M${String(x)} ${String(y)}q${String(dx / 2 + random() * 10)} ${String(dy / 2 + random() * 10)} ${String(dx)} ${String(dy)}`;
    return `<path d="${shape}" stroke="${colour}" stroke-width="${String(1 + random() * 1.5)}" opacity="${String(0.55 + random() * 0.45)}"/>`;
  });
  const tint = () =>
    `rgb(${Array.from({ length: 3 }, () => Math.round(195 + random() * 60)).join()})`;
  const light = toSvg(
    `<linearGradient id="l" x2="${String(random())}" y2="${String(random())}"><stop stop-color="${tint()}"/><stop offset="1" stop-color="${tint()}"/></linearGradient><rect width="100%" height="100%" fill="url(#l)"/>`,
  );
  const multiplied = [...(wall === 0 ? [] : [light]), ...(room === undefined ? [] : [room])];
  return sharp(await place(file, [broad, scale], aside, isMirrored))
    .composite([
      ...multiplied.map((input) => ({ input, blend: 'multiply' as const })),
      { input: toSvg(lines.join('')) },
    ])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function toLabelled(
  { file, kind, half }: Base,
  name: string,
  fault: Fault | null,
  toFile: () => Promise<Buffer>,
): Labelled {
  const make = async () => {
    const picture = await toFile();
    const { width, height, format } = await sharp(picture).metadata();
    return {
      pixels: await decode(picture),
      original: { width, height, isPng: format === 'png' },
      other: await decode(findOther(file)),
    };
  };
  return { name, half, slot: KINDS[kind].slot, fault, make };
}
