/** Gives each person a face, skin, hair and clothes by name. For `studio.py`: linear colours, lengths in 10 cm. */
import { randomFrom, type Random } from '../back-office/random.ts';
import type { Person } from '../back-office/seed/cast.ts';

export type Colour = readonly [red: number, green: number, blue: number];
type Hair = Readonly<Record<string, number | string | Colour | readonly number[] | object>>;

export interface Wardrobe {
  /** T-shirt and turtleneck are loose and closed to the neck; a shirt has an open collar, a slip dress straps. */
  readonly top: 'tee' | 'roll' | 'shirt' | 'slip';
  readonly color: Colour;
  readonly jacket?: Colour;
  readonly coat?: Colour;
  readonly legs?: Colour;
  readonly shoes?: Colour;
}

const HAIR_COLOURS: Readonly<Record<string, Colour>> = {
  black: [0.008, 0.006, 0.005],
  'dark-brown': [0.014, 0.008, 0.005],
  brown: [0.035, 0.016, 0.008],
  'light-brown': [0.09, 0.045, 0.02],
  'dark-blonde': [0.2, 0.11, 0.05],
  shaved: [0.01, 0.007, 0.005],
};

/** Strands by kind of hair; the rest has the studio's defaults. */
const KINDS = {
  buzz: { kind: 'buzz', length: 0.04, steps: 3, n: 42_000, radius: 0.0032 },
  shaved: { kind: 'buzz', length: 0.016, steps: 2, n: 36_000, radius: 0.0024, tint: 0.45 },
  cropped: { kind: 'buzz', length: 0.14, steps: 5, n: 34_000, radius: 0.0036, lean: [0.15, 0.2, 0.5], mess: 0.3, fade: 0.45 },
  coils: { kind: 'afro', length: 0.32, steps: 10, n: 12_000, radius: 0.006, curl: 0.035, turns: 2.5, fade: 0.6 },
  afro: { kind: 'afro', length: 0.72, steps: 13, n: 9000, radius: 0.006, curl: 0.05, turns: 4, mess: 0.3, fade: 0.5 },
  straight: { kind: 'fall', length: 2.3, n: 15_000, radius: 0.0045, clump: 0.22, back: 1.1 },
  waves: { kind: 'fall', length: 2.5, n: 14_000, radius: 0.0048, clump: 0.45, curl: 0.06, turns: 3, back: 1.1, lift: 0.1 },
  curls: { kind: 'fall', length: 2.2, n: 14_000, radius: 0.005, clump: 0.6, curl: 0.1, turns: 6, back: 1, lift: 0.14, steps: 60 },
  locks: {
    kind: 'fall',
    length: 2.4,
    n: 15_000,
    radius: 0.005,
    clump: 0.97,
    thick: 0.35,
    guides: 130,
    spread: 0.01,
    back: 1.2,
    lift: 0.09,
  },
  knot: { kind: 'fall', knot: [0, 0.95, -1.1], n: 15_000, radius: 0.0048, clump: 0.2, spread: 0.01, lift: 0.03, guides: 400 },
} as const satisfies Record<string, Hair>;
const UNDER = { kind: 'buzz', length: 0.22, n: 18_000, curl: 0.02, turns: 2, steps: 6 };
const WORN = {
  w: ['curls', 'afro', 'knot', 'waves', 'cropped', 'locks', 'straight', 'coils', 'buzz', 'knot', 'curls', 'waves'],
  m: ['buzz', 'coils', 'cropped', 'buzz', 'afro', 'cropped', 'coils', 'buzz', 'locks', 'cropped'],
  u: ['coils', 'buzz', 'afro', 'cropped', 'locks', 'knot'],
} as const satisfies Record<Person['gender'], readonly (keyof typeof KINDS)[]>;

export const WHITE: Colour = [0.62, 0.6, 0.56];
export const INK: Colour = [0.02, 0.02, 0.022];
const CREAM: Colour = [0.5, 0.44, 0.35];
const CLOTHS: readonly Colour[] = [WHITE, INK, CREAM, [0.03, 0.045, 0.09], [0.3, 0.3, 0.31], [0.16, 0.05, 0.03]];

/** Adults who are dressed by hand. */
const STYLED: Readonly<Record<string, Wardrobe>> = {
  'beatriz-cavalcanti': { top: 'slip', color: CREAM },
  'brigida-nunes': { top: 'slip', color: INK },
  'mais-02': { top: 'slip', color: WHITE },
  'mais-17': { top: 'shirt', color: [0.03, 0.045, 0.09] },
  'mais-33': { top: 'shirt', color: WHITE },
  'mais-50': { top: 'roll', color: INK, coat: CREAM },
};

/** A person's clothes. Minors wear a plain T-shirt or turtleneck, no adult fashion. */
export function wardrobeOf(person: Person): Wardrobe {
  const chance = randomFrom(`wardrobe ${person.slug}`);
  const top = chance.pick(['tee', 'roll'] as const);
  if (person.underAge) return { top, color: chance.pick(CLOTHS.slice(0, 3)) };
  const styled = STYLED[person.slug];
  if (styled !== undefined) return styled;
  const color = chance.pick(CLOTHS);
  return chance() < 0.3 ? { top: 'roll', color, jacket: chance.pick(CLOTHS.slice(1)) } : { top, color };
}

/** Body, face, skin and hair for `studio.py`; `place` is the place in the cast. */
export function lookOf(person: Person, place: number): object {
  const chance = randomFrom(`look ${person.slug}`);
  const dark = chance();
  const asian = chance() < 0.35 ? chance.range(0.15, 0.5) : 0;
  const african = (1 - asian) * Math.min(0.95, Math.max(0.1, dark + chance.range(-0.15, 0.15)));
  const light = 1 - dark;
  const tone = [0.1 + 0.33 * light ** 1.3, 0.052 + 0.195 * light ** 1.4, 0.033 + 0.122 * light ** 1.5];
  const [red = 0, green = 0, blue = 0] = tone;
  const worn = person.hair === 'shaved' ? 'shaved' : (WORN[person.gender][place % WORN[person.gender].length] ?? 'buzz');
  const female = person.gender === 'w' || (person.gender === 'u' && place % 2 === 0);
  const color = HAIR_COLOURS[person.hair] ?? HAIR_COLOURS['black'];
  return {
    slug: person.slug,
    seed: place + 1,
    sex: female ? 'female' : 'male',
    race: { african, asian, caucasian: 1 - african - asian },
    mix: 0.55,
    muscle: 'averagemuscle',
    tone,
    lips: [red * 0.8, green * 0.5, blue * 0.5],
    iris: chance.pick([
      [0.05, 0.022, 0.01],
      [0.09, 0.045, 0.02],
      [0.07, 0.04, 0.015],
      [0.03, 0.015, 0.008],
    ]),
    freckles: chance.range(0.05, 0.25),
    brows: Math.round(chance.range(150, 250)),
    stubble: female || person.underAge ? 0 : chance.pick([0, 0.3, 0.55]),
    targets: faceOf(chance, female),
    hair: {
      ...KINDS[worn],
      color,
      front: female ? 0 : chance.range(0, 0.06),
      part: chance.pick([-0.22, 0, 0.22]),
      ...(worn === 'afro' || worn === 'coils' ? { under: UNDER } : {}),
    },
  };
}

/** Bones and features, each varied either way, the halves of the face nearly alike. */
function faceOf(chance: Random, female: boolean): Record<string, number> {
  const targets: Record<string, number> = {};
  const pull = (name: string, low: string, high: string, reach: number): void => {
    const by = chance.range(-reach, reach);
    for (const half of name.includes('*') ? ['l', 'r'] : ['']) targets[`${name.replace('*', half)}-${by < 0 ? low : high}`] = Math.abs(by);
  };
  targets[`head/head-${chance.pick(['oval', 'oval', 'rectangular', 'diamond', 'round', 'invertedtriangular'])}`] = chance.range(0.3, 0.65);
  targets['cheek/l-cheek-bones-incr'] = targets['cheek/r-cheek-bones-incr'] = chance.range(0.35, 0.8);
  targets['cheek/l-cheek-inner-decr'] = targets['cheek/r-cheek-inner-decr'] = chance.range(0.2, 0.5);
  pull('nose/nose-width1', 'decr', 'incr', 0.35);
  pull('nose/nose-width3', 'decr', 'incr', 0.4);
  pull('nose/nose-scale-vert', 'decr', 'incr', 0.35);
  pull('nose/nose-scale-depth', 'decr', 'incr', 0.3);
  pull('nose/nose-hump', 'decr', 'incr', 0.35);
  pull('nose/nose-point', 'down', 'up', 0.3);
  pull('mouth/mouth-scale-horiz', 'decr', 'incr', 0.3);
  pull('mouth/mouth-upperlip-volume', 'decr', 'incr', 0.3);
  pull('mouth/mouth-trans', 'down', 'up', 0.2);
  pull('mouth/mouth-angles', 'down', 'up', 0.2);
  pull('eyes/*-eye-scale', 'decr', 'incr', 0.25);
  pull('eyes/*-eye-height2', 'decr', 'incr', 0.3);
  pull('eyes/*-eye-corner2', 'down', 'up', 0.3);
  pull('eyes/*-eye-trans', 'in', 'out', 0.2);
  pull('chin/chin-width', 'decr', 'incr', 0.35);
  pull('chin/chin-height', 'decr', 'incr', 0.25);
  pull('forehead/forehead-scale-vert', 'decr', 'incr', 0.25);
  targets['mouth/mouth-lowerlip-volume-incr'] = chance.range(0.2, 0.6);
  targets[`asym/asym-jaw-1-${chance.pick(['l', 'r'])}`] = chance.range(0, 0.12);
  targets[`asym/asym-brown-1-${chance.pick(['l', 'r'])}`] = chance.range(0, 0.3);
  if (female) targets['neck/neck-scale-vert-incr'] = 0.1;
  return targets;
}
