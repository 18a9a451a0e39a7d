/** `npm run studio:home`: takes missing home covers, in `.local/studio/home`, and copies them to the assets. Strips join seamlessly. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cast, DEMO_TALENTS } from '../back-office/seed/cast.ts';
import { writeFaceBoxes, type Box } from './face-boxes.ts';
import { lookOf } from './people.ts';
import { poseOf } from './sittings.ts';
import { takePictures } from './take.ts';

const DONE = path.resolve('.local/studio/home');
const SLIDES = path.resolve('scripts/back-office/assets/slides');
const PEOPLE = cast(DEMO_TALENTS);

/** Pixels, for wide windows and upright ones. */
const WIDE = [2560, 1440] as const;
const TALL = [1067, 1600] as const;

const WHITE = [0.62, 0.6, 0.56];
const INK = [0.007, 0.007, 0.008];
const ORANGE = [0.55, 0.085, 0.006];

/** All six on the wide cover, three on the upright one. Long clothes span the floor. */
const LINE_UP = [
  { slug: 'kauane-melo', wardrobe: { top: 'roll', color: INK, skirt: INK }, turn: 12 },
  { slug: 'abel-correia', wardrobe: { top: 'roll', color: WHITE, legs: INK }, turn: -6 },
  { slug: 'beatriz-cavalcanti', wardrobe: { top: 'tee', color: WHITE, skirt: WHITE }, turn: 4 },
  { slug: 'caio-medeiros', wardrobe: { top: 'tee', color: INK, legs: WHITE }, turn: 10 },
  { slug: 'maria-lins', wardrobe: { top: 'roll', color: WHITE, skirt: INK }, turn: -10 },
  { slug: 'ciro-linhares', wardrobe: { top: 'tee', color: INK, legs: INK }, turn: -14 },
] as const;

/** Arms off the body, feet together. */
const STANDING = [
  ['upperarm_l', [0, 0, 1], 4],
  ['upperarm_r', [0, 0, 1], -4],
  ['lowerarm_l', [0, 0, 1], -9],
  ['lowerarm_r', [0, 0, 1], 9],
  ['thigh_l', [0, 0, 1], -5.5],
  ['thigh_r', [0, 0, 1], 5.5],
];

interface Strip {
  readonly slug: string;
  readonly shot: Readonly<Record<string, unknown>> & { readonly out: string };
}

/** All on one floor: heads start at a quarter of the height; a twelfth is floor. */
function lineUp(name: string, [width, height]: readonly [number, number], people: readonly (typeof LINE_UP)[number][]): Strip[] {
  return people.map(({ slug, wardrobe, turn }, place) => ({
    slug,
    shot: {
      out: path.join(DONE, `${name}-${String(place)}.png`),
      ...{ wardrobe, pose: [...poseOf(turn, -2), ...STANDING], samples: 24, glint: 0.1 },
      size: [Math.ceil(width / people.length), height],
      ...{ wall: ORANGE, wallAt: 16, eye: 10.8, lights: [{ at: [0, -90, 16], size: 50, power: 165_000 }] },
      camera: { at: [0, -120, 0], lens: 168, f: 8 },
    },
  }));
}

/** A face in the left third, with room for text. */
function portrait(name: string, [width, height]: readonly [number, number], slug: string): Strip[] {
  const isWide = width > height;
  const aside = isWide ? 2.9 : 0;
  return [
    {
      slug,
      shot: {
        out: path.join(DONE, `${name}-0.png`),
        ...{ wardrobe: { top: 'roll', color: INK }, pose: poseOf(isWide ? 20 : 12, -3), samples: 24, size: [width, height] },
        ...{ wall: [0.012, 0.05, 0.36], wallAt: 30 },
        lights: [
          { at: [-13, -16, 11], size: 9, power: 13_000 },
          { at: [14, 4, 8], size: 6, power: 4500, color: [1, 0.85, 0.7] },
          { at: [2, -26, 5], size: 5, power: 2500 },
        ],
        camera: { at: [aside, -60, -0.6], aim: [aside, 0, -0.6], lens: isWide ? 178 : 300 },
      },
    },
  ];
}

/** One person on the floor, with a shadow on the wall. */
function alone(name: string, [width, height]: readonly [number, number], slug: string): Strip[] {
  const isWide = width > height;
  const aside = isWide ? 8 : 0;
  return [
    {
      slug,
      shot: {
        out: path.join(DONE, `${name}-0.png`),
        ...{ wardrobe: { top: 'roll', color: WHITE, skirt: WHITE }, pose: [...poseOf(18, -3), ...STANDING], samples: 24, glint: 0.1 },
        ...{ size: [width, height], wall: [0.2, 0.13, 0.36], wallAt: 6, eye: 10.8 },
        lights: [
          { at: [-40, -60, 22], size: 5, power: 120_000 },
          { at: [10, -90, 10], size: 40, power: 50_000 },
        ],
        camera: { at: [aside, -120, 0], aim: [aside, 0, 0], lens: isWide ? 95 : 168, f: 8 },
      },
    },
  ];
}

mkdirSync(DONE, { recursive: true });
const COVERS = [
  { name: 'fila', size: WIDE, strips: lineUp('fila', WIDE, LINE_UP) },
  { name: 'fila-mobile', size: TALL, strips: lineUp('fila-mobile', TALL, LINE_UP.slice(0, 3)) },
  { name: 'thais', size: WIDE, strips: portrait('thais', WIDE, 'thais-moura') },
  { name: 'thais-mobile', size: TALL, strips: portrait('thais-mobile', TALL, 'thais-moura') },
  { name: 'passo', size: WIDE, strips: alone('passo', WIDE, 'severina-quirino') },
  { name: 'passo-mobile', size: TALL, strips: alone('passo-mobile', TALL, 'severina-quirino') },
];
const faces: Record<string, readonly Box[]> = {};
for (const { name, size, strips } of COVERS) {
  for (const { slug, shot } of strips) {
    if (existsSync(shot.out)) continue;
    const place = PEOPLE.findIndex((person) => person.slug === slug);
    const person = PEOPLE[place];
    if (person === undefined) throw new Error(`The cast has nobody called ${slug}`);
    // Whole figures are lean; a portrait keeps the usual face.
    const build = 'glint' in shot ? { muscle: 'minmuscle', mix: 0.85 } : {};
    takePictures({ ...lookOf(person, place), ...build }, [shot]);
  }
  const pictures = await Promise.all(strips.map(({ shot }) => sharp(shot.out).toBuffer()));
  const step = Math.ceil(size[0] / strips.length);
  const joined = sharp({ create: { width: step * strips.length, height: size[1], channels: 3, background: 'white' } }).composite(
    pictures.map((input, place) => ({ input, left: place * step, top: 0 })),
  );
  const whole = await joined.png().toBuffer();
  await sharp(whole)
    .extract({ left: 0, top: 0, width: size[0], height: size[1] })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path.join(SLIDES, `${name}.jpg`));
  faces[`slides/${name}.jpg`] = strips.map(({ shot }, place) => {
    const [x, y, width, height] = JSON.parse(readFileSync(shot.out.replace(/png$/, 'face.json'), 'utf8')) as Box;
    return [(place + x) / strips.length, y, width / strips.length, height];
  });
  console.log(name);
}
writeFaceBoxes(faces);
