/** The studio's shots in order, with wardrobe, paper, light and camera. */
import { cast, DEMO_TALENTS, DEVELOPMENT, MODELS, type Person } from '../back-office/seed/cast.ts';
import { randomFrom } from '../back-office/random.ts';
import { INK, lookOf, wardrobeOf, WHITE, type Colour, type Wardrobe } from './people.ts';

type Kind = keyof typeof FILES;

export interface Picture {
  /** Storage path in the assets. */
  readonly file: string;
  readonly person: Person;
  readonly wardrobe: Wardrobe;
  readonly shot: Shot;
}

/** `size` in pixels; `studio.py` and `develop.py` read the rest. */
interface Shot {
  readonly size: readonly [number, number];
  readonly wall: readonly number[];
  readonly camera: { readonly lens: number; readonly [setting: string]: unknown };
  readonly mono?: boolean;
  readonly [setting: string]: unknown;
}

export interface Sitting {
  readonly look: object;
  readonly pictures: readonly Picture[];
}

/** Papers alternate down a board, so that neighbours differ; two in eight are black and white. */
const PAPERS = [
  [0.012, 0.05, 0.36],
  [0.55, 0.085, 0.006],
  'dark',
  [0.5, 0.24, 0.012],
  [0.015, 0.1, 0.055],
  [0.4, 0.025, 0.015],
  'light',
  [0.2, 0.13, 0.36],
] as const;
const FIRST = 12;
/** Shorter lenses leave room for wide hair. */
const NARROW = 180;

/** Files by kind of picture; the last four are polaroids. */
const FILES = {
  ...{ cover: 'cover', side: 'book-1', profile: 'book-3', back: 'book-9' },
  ...{ face: 'digital-1', beside: 'digital-2', half: 'digital-3', whole: 'digital-4' },
} as const;
const POLAROIDS = ['whole', 'half', 'face', 'beside'] as const satisfies readonly Kind[];
const DENIMS: readonly Colour[] = [
  [0.035, 0.046, 0.075],
  [0.012, 0.013, 0.016],
  [0.11, 0.14, 0.19],
];

/** By name, as the site lists them. */
const ALL = cast(DEMO_TALENTS)
  .filter(({ slug }, place, everybody) => everybody.findIndex((other) => other.slug === slug) === place)
  .toSorted((a, b) => a.name.trim().localeCompare(b.name.trim(), 'pt-BR'));
const BOARDS: readonly (readonly Person[])[] = [
  ALL.filter(({ gender, categories }) => gender === 'w' && categories.includes(MODELS)),
  ALL.filter(({ gender, categories }) => gender === 'm' && categories.includes(MODELS)),
  ALL.filter(({ categories }) => categories.includes(DEVELOPMENT)),
];
/** The first people of each board, boards in turn. */
const OPENING = Array.from(
  new Set(Array.from({ length: FIRST }, (_, place) => BOARDS.flatMap((board) => board.slice(place, place + 1))).flat()),
);
/** People with a full book and a composite: the first of each board, and the stars. */
export const WHOLE_BOOKS: readonly Person[] = Array.from(new Set([...OPENING, ...ALL.filter(({ measures }) => measures !== null)]));

/** One sitting per person: minors, then each board's first people in turn, then the rest. */
export function sittings(): Sitting[] {
  const minors = ALL.filter(({ underAge }) => underAge);
  const places = new Map(cast(DEMO_TALENTS).map(({ slug }, place) => [slug, place]));
  const covers = Array.from(new Set([...minors, ...OPENING, ...ALL]));
  const sit = (person: Person, kinds: readonly Kind[]): Sitting => {
    const board = BOARDS.find((list) => list.includes(person)) ?? ALL;
    const face = lookOf(person, places.get(person.slug) ?? 0);
    // Whole figures are lean; a portrait keeps the usual face.
    const look = kinds.includes('whole') ? { ...face, muscle: 'minmuscle', mix: 0.85 } : face;
    return { look, pictures: kinds.map((kind) => toPicture(person, look, kind, board.indexOf(person))) };
  };
  const isOpening = (person: Person): boolean => OPENING.includes(person);
  const book = (person: Person): Sitting => sit(person, person.underAge ? ['side', 'profile', 'back'] : ['side', 'profile']);
  return [
    ...covers.map((person) => sit(person, ['cover'])),
    ...covers.filter(isOpening).map((person) => sit(person, POLAROIDS)),
    ...covers.filter(isOpening).map((person) => sit(person, ['side', 'profile', 'back'])),
    ...covers.filter((person) => !isOpening(person)).map(book),
  ];
}

/** A picture that the darkroom makes. */
export interface Print {
  readonly file: string;
  readonly from: string;
  readonly person: Person;
  readonly kind: 'close' | 'glass' | 'drag' | 'screen' | 'tone';
  readonly seed: number;
  /** Position of the face on the cover: left, top, width, height. */
  readonly face: readonly number[];
  /** Tint in red, green and blue; `null` keeps the picture's colours. */
  readonly paper: readonly number[] | null;
}

const PRINTS = [
  { kind: 'close', from: 'cover', name: 'book-2' },
  { kind: 'glass', from: 'cover', name: 'book-5' },
  { kind: 'drag', from: 'cover', name: 'book-7' },
  { kind: 'screen', from: 'cover', name: 'book-11' },
  { kind: 'tone', from: 'digital-4', name: 'book-4' },
  { kind: 'tone', from: 'digital-2', name: 'book-6' },
] as const;
const INKS = [
  [0.9, 0.38, 0.03],
  [0.86, 0.67, 0.07],
  [0.84, 0.08, 0.09],
  [0.68, 0.55, 0.83],
] as const;

/** Everybody's close cover; a full book has each kind of print, a short one another. */
export function prints(): Print[] {
  const pictures = sittings().flatMap((sitting) => sitting.pictures);
  const taken = new Set(pictures.map(({ file }) => file));
  const covers = pictures.filter(({ file }) => file.endsWith('/cover.jpg'));
  return covers.flatMap(({ person, shot }) => {
    const chance = randomFrom(`prints ${person.slug}`);
    const other = chance.pick(['glass', 'drag', 'screen'] as const);
    const paper = chance.pick(INKS);
    const path = (name: string): string => `talents/${person.slug}/${name}.jpg`;
    const isShort = !WHOLE_BOOKS.includes(person);
    const chosen = PRINTS.filter(({ kind, from }) => taken.has(path(from)) && (!isShort || kind === 'close' || kind === other));
    return chosen.map(({ kind, from, name }) => ({
      ...{ file: path(name), from: path(from), person, kind, seed: Math.floor(chance() * 2 ** 31) },
      face: shot.camera.lens < NARROW ? [0.31, 0.26, 0.38, 0.33] : [0.27, 0.165, 0.46, 0.4],
      paper: kind === 'screen' || kind === 'tone' || shot.mono === true ? paper : null,
    }));
  });
}

function toPicture(person: Person, look: object, kind: Kind, place: number): Picture {
  const isPolaroid = POLAROIDS.some((polaroid) => polaroid === kind);
  const chance = randomFrom(`polaroids ${person.slug}`);
  const wardrobe: Wardrobe = isPolaroid
    ? { top: 'tee', color: chance.pick([WHITE, WHITE, INK]), legs: chance.pick(DENIMS), shoes: chance.pick([WHITE, INK]) }
    : wardrobeOf(person);
  return { file: `talents/${person.slug}/${FILES[kind]}.jpg`, person, wardrobe, shot: shotOf(person, look, kind, place, wardrobe) };
}

function shotOf(person: Person, look: object, kind: Kind, place: number, wardrobe: Wardrobe): Shot {
  const chance = randomFrom(`pose ${person.slug}`);
  const turn = chance.pick([-24, -14, -5, 8, 16, 24]);
  const side = turn < 0 ? -1 : 1;
  const paper = PAPERS[place % PAPERS.length] ?? 'dark';
  const mono = typeof paper === 'string';
  // Wide hair needs room above.
  const wide = /"length":0.72/.test(JSON.stringify(look));
  const close = (person.gender === 'w' ? 204 : 190) - (wide ? 34 : 0);
  const common = { wardrobe, pose: poseOf(turn, chance.range(-5, 0)), size: [720, 1080], samples: 20 } as const;
  const soft = [
    { at: [-13 * side, -16, 11], size: 9, power: 13_000 },
    { at: [14 * side, 4, 8], size: 6, power: 4500, color: [1, 0.85, 0.7] },
    { at: [2, -26, 5], size: 5, power: 2500 },
  ];
  const hard = [
    { at: [-14 * side, -12, 9], size: 2.2, power: 13_000 },
    { at: [3, -26, 2], size: 6, power: 1800 },
  ];
  const portrait = { at: [0, -30, 0.1], aim: [0, 0, close < NARROW ? -0.45 : -0.68], lens: close };
  const polaroid = {
    ...{ wardrobe, pose: [...poseOf(0, 0), ...HANGING], samples: 11, size: [600, 800] as const, scale: 1.25, glint: 0.6 },
    ...{ wall: [0.6, 0.6, 0.58], wallAt: 2.6, lights: [{ at: [1.2, -59, 2.5], size: 2, power: 60_000 }], colour: 1.05 },
  } as const;
  switch (kind) {
    case 'cover': {
      if (!mono) return { ...common, wall: paper, lights: soft, camera: portrait };
      const wall = paper === 'dark' ? [0.012, 0.012, 0.013] : [0.4, 0.4, 0.4];
      return { ...common, wall, wallAt: paper === 'dark' ? 9 : 3.5, lights: hard, camera: portrait, mono: true, grain: 0.024 };
    }
    case 'side': {
      const camera = { at: [-9 * side, -28, 0.4], aim: [0, 0, -0.35], lens: 225 };
      return { ...common, size: [533, 800], wall: [0.3, 0.3, 0.3], wallAt: 3, lights: hard, camera, mono: true, grain: 0.026 };
    }
    case 'profile': {
      const camera = { at: [30 * side, -3, 0.2], aim: [0, -0.3, -0.4], lens: 150 };
      return { ...common, size: [900, 600], wall: mono ? [0.3, 0.3, 0.3] : paper, wallAt: 60, lights: soft, camera };
    }
    case 'back': {
      const lights = [{ at: [6 * side, 12, 4], to: [0, 0, 0], size: 5, power: 14_000 }];
      const camera = { at: [-14 * side, -26, 0], aim: [0, 0, -0.4], lens: 215 };
      return { ...common, size: [533, 800], wall: [0.02, 0.02, 0.02], wallAt: 30, lights, camera, mono: true, grain: 0.03 };
    }
    case 'face':
      return { ...polaroid, camera: { at: [0, -60, 0], aim: [0, 0, wide ? -0.2 : -0.35], lens: wide ? 400 : 450 } };
    case 'beside': {
      const lights = [{ at: [59 * side, -1.2, 2.5], size: 2, power: 60_000 }];
      return { ...polaroid, beside: side, lights, camera: { at: [60 * side, 0, 0], aim: [0, 0, -0.6], lens: 390 } };
    }
    case 'half':
      return { ...polaroid, camera: { at: [0, -60, -1], aim: [0, 0, wide ? -2.2 : -2.5], lens: wide ? 228 : 250 } };
    case 'whole':
      return { ...polaroid, camera: { at: [0, -60, -6], aim: [0, 0, -7.4], lens: 100, f: 4 } };
  }
}

/** Arms down, head turned and nodded by degrees. */
export function poseOf(turn: number, nod: number): unknown[] {
  return [
    ['clavicle_l', [0, 0, 1], -6],
    ['clavicle_r', [0, 0, 1], 6],
    ['upperarm_l', [0, 0, 1], -34],
    ['upperarm_r', [0, 0, 1], 34],
    ['neck_01', [0, 1, 0], turn * 0.45],
    ['head', [0, 1, 0], turn * 0.55],
    ['head', [1, 0, 0], nod],
  ];
}

/** Arms straight and off the body, feet together. */
const HANGING = [
  ['upperarm_l', [0, 0, 1], 3],
  ['upperarm_r', [0, 0, 1], -3],
  ['lowerarm_l', [1, 0, 0], 26],
  ['lowerarm_r', [1, 0, 0], 26],
  ['lowerarm_l', [0, 0, 1], -6],
  ['lowerarm_r', [0, 0, 1], 6],
  ['thigh_l', [0, 0, 1], -5.5],
  ['thigh_r', [0, 0, 1], 5.5],
];
