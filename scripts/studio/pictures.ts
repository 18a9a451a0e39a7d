/** Which pictures the studio takes of whom, in the order of the queue, with wardrobe, paper, light and camera. */
import { cast, DEMO_TALENTS, DEVELOPMENT, MODELS, type Person } from '../back-office/seed/cast.ts';
import { randomFrom } from '../back-office/random.ts';
import { lookOf, wardrobeOf, type Wardrobe } from './people.ts';

type Kind = 'cover' | 'side' | 'profile' | 'back' | 'face';

export interface Picture {
  /** Storage path in the demo's assets. */
  readonly file: string;
  readonly person: Person;
  readonly wardrobe: Wardrobe;
  readonly shot: Shot;
}

/** Width and height in pixels; the rest is read by `studio.py` and `develop.py`. */
interface Shot {
  readonly size: readonly [number, number];
  readonly wall: readonly number[];
  readonly [setting: string]: unknown;
}

export interface Sitting {
  readonly look: object;
  readonly pictures: readonly Picture[];
}

/** Papers follow one another down a board, so that no two neighbours are alike; two in eight are black and white. */
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

/** The boards' people by name, as the site lists them. */
function boards(): { readonly women: Person[]; readonly men: Person[]; readonly development: Person[]; readonly all: Person[] } {
  const all = cast(DEMO_TALENTS)
    .filter(({ slug }, place, everybody) => everybody.findIndex((other) => other.slug === slug) === place)
    .toSorted((a, b) => a.name.trim().localeCompare(b.name.trim(), 'pt-BR'));
  return {
    all,
    women: all.filter(({ gender, categories }) => gender === 'w' && categories.includes(MODELS)),
    men: all.filter(({ gender, categories }) => gender === 'm' && categories.includes(MODELS)),
    development: all.filter(({ categories }) => categories.includes(DEVELOPMENT)),
  };
}

/** Minors first, then what opens each board in turns, then everybody else; a person's pictures are taken in one sitting. */
export function sittings(): Sitting[] {
  const { all, women, men, development } = boards();
  const opening = Array.from({ length: FIRST }, (_, place) => [women[place], men[place], development[place]])
    .flat()
    .filter((person) => person !== undefined);
  const minors = all.filter(({ underAge }) => underAge);
  const places = new Map(cast(DEMO_TALENTS).map(({ slug }, place) => [slug, place]));
  const covers = Array.from(new Set([...minors, ...opening, ...all]));
  const sit = (person: Person, kinds: readonly Kind[]): Sitting => {
    const board = [women, men, development, all].find((list) => list.includes(person)) ?? all;
    const look = lookOf(person, places.get(person.slug) ?? 0);
    return { look, pictures: kinds.map((kind) => toPicture(person, look, kind, board.indexOf(person))) };
  };
  return [
    ...covers.map((person) => sit(person, person.underAge ? ['cover', 'side'] : ['cover'])),
    ...covers.map((person) => sit(person, person.underAge ? ['profile', 'back'] : ['side', 'profile', 'face', 'back'])),
  ];
}

const FILES = { cover: 'cover', side: 'book-1', profile: 'book-3', back: 'book-9', face: 'digital-1' } as const satisfies Record<
  Kind,
  string
>;

function toPicture(person: Person, look: object, kind: Kind, place: number): Picture {
  const wardrobe = wardrobeOf(person);
  return { file: `talents/${person.slug}/${FILES[kind]}.jpg`, person, wardrobe, shot: shotOf(person, look, kind, place, wardrobe) };
}

function shotOf(person: Person, look: object, kind: Kind, place: number, wardrobe: Wardrobe): Shot {
  const chance = randomFrom(`pose ${person.slug}`);
  const turn = chance.pick([-24, -14, -5, 8, 16, 24]);
  const side = turn < 0 ? -1 : 1;
  const paper = PAPERS[place % PAPERS.length] ?? 'dark';
  const mono = typeof paper === 'string';
  // Wide hair needs room above.
  const close = (person.gender === 'w' ? 204 : 190) - (/"length":0.72/.test(JSON.stringify(look)) ? 34 : 0);
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
  const portrait = { at: [0, -30, 0.1], aim: [0, 0, close < 180 ? -0.45 : -0.68], lens: close };
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
    case 'face': {
      const lights = [{ at: [0.6, -27, 1.5], size: 1.6, power: 7000 }];
      const camera = { at: [0, -30, 0], aim: [0, 0, -0.3], lens: 230 };
      return { ...common, size: [720, 960], wall: [0.6, 0.6, 0.58], wallAt: 2.5, lights, camera, colour: 1.05 };
    }
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
