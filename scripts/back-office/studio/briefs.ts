/** Series of pictures that a booker expects to find: cover, book, snaps, digitals, and the line-up of the house. */
import { randomFrom } from '../random.ts';
import type { PoseName } from './poses.ts';
import type { Brief, Crop, Place, Sitter } from './types.ts';
import type { WearName } from './wardrobe.ts';

const PORTRAIT = { w: 800, h: 1200 } as const;
const LANDSCAPE = { w: 1200, h: 800 } as const;
const POLAROID = { w: 900, h: 1200 } as const;

/** The height that counts as one stature. */
const STATURE_CM = 178;

/** One frame per person, always the same distance and light, so that a page of covers reads as one wall. */
export function coverBrief(sitter: Sitter, given: Brief = {}): Brief {
  const chance = randomFrom(`c:${sitter.seed}`);
  const draw = chance();
  const crop: Crop = draw < 0.66 ? 'bust' : draw < 0.86 ? 'head' : 'half';
  return {
    crop,
    pose: chance.pick(['easy', 'stand', 'akimbo', 'pockets', 'easy', 'crossed']),
    wear: chance.pick<WearName>(
      sitter.man ? ['knit', 'tee', 'shirt', 'suit', 'torso'] : ['slip', 'knit', 'suit', 'bandeau', 'shirt', 'tankjeans'],
    ),
    rig: chance() < 0.72 ? 'soft' : 'side',
    blur: { bust: 2.7, head: 3.3, half: 2.2 }[crop],
    x: chance.range(0.47, 0.53),
    yaw: chance.range(-28, 28),
    ...given,
  };
}

export function wideCoverBrief(sitter: Sitter, given: Brief = {}): Brief {
  return {
    ...coverBrief(sitter),
    w: 1600,
    h: 900,
    crop: 'bust',
    size: 1.12,
    y: 0.44,
    x: 0.62,
    rig: 'side',
    pose: 'easy',
    blur: 3,
    yaw: -24,
    light: { background: 0.44 },
    ...given,
  };
}

export function bookBriefs(sitter: Sitter): Brief[] {
  const chance = randomFrom(`b:${sitter.seed}`);
  const [first, second, long, last]: readonly [WearName, WearName, WearName, WearName] = sitter.man
    ? ['suit', 'knit', 'coat', 'tee']
    : ['slip', 'suit', 'coat', 'bandeau'];
  const frames: Brief[] = [
    { ...PORTRAIT, crop: 'half', pose: 'akimbo', wear: second, rig: 'soft', blur: 2.2 },
    { ...PORTRAIT, crop: 'head', pose: 'stand', wear: first, rig: 'side', blur: 3.4, yaw: 30 },
    { ...LANDSCAPE, crop: 'bust', pose: 'easy', wear: last, rig: 'side', blur: 3, x: 0.34, yaw: 40, size: 1.25, y: 0.46 },
    { ...PORTRAIT, crop: 'full', pose: 'walk', wear: long, rig: 'soft', blur: 1.8 },
    {
      ...PORTRAIT,
      crop: 'half',
      size: 1.15,
      y: 0.27,
      pose: 'crossed',
      wear: first,
      rig: 'soft',
      effect: 'reeded',
      reeds: 28,
      stock: 'bwhard',
      paper: 'branco',
    },
    { ...LANDSCAPE, crop: 'three', pose: 'nape', wear: first, rig: 'back', effect: 'frost', size: 1.5, y: 0.26, x: 0.56, spotX: 0.56 },
    { ...PORTRAIT, crop: 'three', pose: 'pockets', wear: first, rig: 'sun', gobo: 'palm', stock: 'bw', blur: 2, paper: 'branco' },
    { ...PORTRAIT, crop: 'bust', pose: 'side', wear: last, rig: 'back', blur: 2.4, yaw: 86, pitch: -8 },
    { ...PORTRAIT, crop: 'bust', pose: 'easy', wear: first, rig: 'side', effect: 'drag', stock: 'bw' },
    { ...LANDSCAPE, crop: 'full', pose: 'stride', wear: long, rig: 'back', blur: 1.6, x: 0.3, spotX: 0.4, y: 0.96 },
  ];
  return frames.map((frame, index) => ({ ...frame, seed: `book${index}`, flip: chance() < 0.5 }));
}

export function snapBriefs(): Brief[] {
  const rows: readonly (readonly [Crop, PoseName, WearName, Brief])[] = [
    ['bust', 'easy', 'tee', { yaw: 10, roll: 4, x: 0.46, blur: 2.6, paper: 'cinza' }],
    ['half', 'crossed', 'tankjeans', { yaw: -12, roll: -5, x: 0.56, blur: 2.2, paper: 'nevoa' }],
    ['head', 'stand', 'tee', { yaw: 24, roll: 8, x: 0.5, blur: 3.2, paper: 'grafite' }],
    ['three', 'pockets', 'tankslim', { yaw: -6, roll: -3, x: 0.44, blur: 1.9, paper: 'osso' }],
  ];
  return rows.map(([crop, pose, wear, more], index) => ({
    ...POLAROID,
    crop,
    pose,
    wear,
    rig: 'flash',
    stock: 'flash',
    seed: `snap${index}`,
    ...more,
  }));
}

/** Face, profile, full length, side: plain, as every agency asks for them. */
export function digitalBriefs(sitter: Sitter): Brief[] {
  const rows: readonly (readonly [Crop, PoseName, yaw: number])[] = [
    ['bust', 'stand', 0],
    ['bust', 'side', 88],
    ['full', 'stand', 0],
    ['full', 'side', 88],
  ];
  return rows.map(([crop, pose, yaw], index) => ({
    ...POLAROID,
    crop,
    pose,
    yaw,
    roll: 0,
    pitch: 0,
    wear: 'tankslim',
    tone: sitter.man ? '#e9e6e0' : '#141416',
    rig: 'flash',
    paper: 'branco',
    stock: 'flash',
    blur: crop === 'full' ? 1.5 : 2.6,
    x: 0.5,
    flip: false,
    seed: `dig${index}`,
  }));
}

export interface LineupOrder extends Brief {
  /** Share of the width that the row takes. */
  readonly span?: number;
  /** Clothes' colours in turn. */
  readonly tones?: readonly string[];
}

const LINEUP_POSES: readonly PoseName[] = ['pockets', 'akimbo', 'stand', 'crossed', 'easy', 'wide', 'akimbo2', 'crossleg', 'walk', 'stand'];
const LINEUP_WEAR: Readonly<Record<'women' | 'men', readonly WearName[]>> = {
  women: ['suit', 'slip', 'knit', 'column', 'coat', 'tankjeans', 'bandeau', 'teeskirt', 'blazer', 'tent'],
  men: ['suit', 'knit', 'tee', 'torso', 'coat', 'shirt'],
};

/** A row of people on one floor, each as tall as they are. Throws when nobody is given. */
export function lineupBrief(row: readonly { readonly sitter: Sitter; readonly cm: number }[], order: LineupOrder = {}): Brief {
  const { span = 0.86, tones, ...brief } = order;
  const inTurn = <T>(list: readonly T[], index: number): T => {
    const chosen = list[index % list.length];
    if (chosen === undefined) throw new RangeError('A line-up needs poses, clothes and tones to take turns in');
    return chosen;
  };
  const cast = row.map(({ sitter, cm }, index): Place => ({
    sitter,
    x: 0.5 + (row.length > 1 ? (index / (row.length - 1) - 0.5) * span : 0),
    stature: cm / STATURE_CM,
    pose: inTurn(LINEUP_POSES, index),
    wear: inTurn(LINEUP_WEAR[sitter.man ? 'men' : 'women'], index),
    flip: index % 2 === 0,
    ...(tones && { tone: inTurn(tones, index) }),
  }));
  return {
    w: 1920,
    h: 1080,
    crop: 'full',
    size: 0.86,
    y: 0.95,
    blur: 1.6,
    rig: 'soft',
    stock: 'colour',
    paper: 'aurora',
    coarseness: 3,
    ...brief,
    cast,
  };
}
