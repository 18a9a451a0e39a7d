/** The pictures that belong to nobody's book: home slides, the pages' own pictures, the posts'. */
import { digitalBriefs, wideCoverBrief } from '../studio/briefs.ts';
import { castSitter } from '../studio/casting.ts';
import type { Brief, Look } from '../studio/types.ts';
import { houseRow, lineup, shot, type Order } from './orders.ts';
import { POST_PICTURES } from './post-pictures.ts';

const ROW = [
  'davi-holanda',
  'conceicao-araujo',
  'emanuel-gois',
  'ana-sa',
  'heloisa-guerra',
  'italo-barros',
  'acucena-vilar',
  'nara-xavier',
];
const ROW_TONES = ['#101012', '#f0eee9', '#e8e2d6', '#17171a', '#c9c2b4', '#101012', '#b8b2a6', '#f0eee9'];
const WIDE = { w: 1920, h: 1080 } as const;
const TALL = { w: 900, h: 1350 } as const;

/** Light from behind, as the sun comes up. */
const DAWN: Brief = {
  rig: 'back',
  paper: 'aurora',
  glow: 'gema',
  blur: 1.35,
  spot: 0.62,
  fall: 0.86,
  light: { background: 1.5 },
  x: 0.5,
  spotY: 0.8,
};
const DAWN_TONES = ['#101012', '#0c0c0d', '#141416'];

/** The people of the application pages' examples: nobody from the house. */
const GUIDES: Readonly<Record<string, { seed: string; look: Partial<Look> }>> = {
  'seja-amz': { seed: 'guia', look: { hair: 'pony', man: false, skin: '#a07052', hairLen: 0.6 } },
  'seja-amazing-face': { seed: 'guia-face', look: { hair: 'crop', man: true, skin: '#6e4834', hairLen: 0.2 } },
};
const GUIDE_LABELS = ['ROSTO', 'PERFIL', 'CORPO', 'LADO'];
const GUIDE_WIDTHS = { desktop: 720, mobile: 480 } as const;

function guide(page: keyof typeof GUIDES, index: number, width: number): Order {
  return () => {
    const { seed = 'guia', look = {} } = GUIDES[page] ?? {};
    const sitter = castSitter(seed, { wearTone: '#141416', stock: 'flash', paper: 'branco', ...look });
    const framing: Brief = index > 1 ? { size: 0.98, y: 0.95 } : { size: 1.15, y: 0.4 };
    const brief = { ...digitalBriefs(sitter)[index], ...framing };
    return { kind: 'polaroid', sitter, brief, label: GUIDE_LABELS[index] ?? '', width };
  };
}

/** The four strips of the about page. */
const STRIPS: readonly (readonly [slug: string, brief: Brief])[] = [
  [
    'rayane-alencar',
    {
      crop: 'half',
      size: 1.5,
      y: 0.32,
      pose: 'nape',
      wear: 'slip',
      rig: 'back',
      effect: 'frost',
      stock: 'colour',
      paper: 'aurora',
      seed: 'a1',
      flip: true,
      tone: '#0c0c0d',
    },
  ],
  [
    'ana-sa',
    {
      crop: 'half',
      size: 1,
      y: 0.38,
      pose: 'crossed',
      wear: 'suit',
      rig: 'soft',
      effect: 'reeded',
      reeds: 30,
      stock: 'bwhard',
      paper: 'branco',
      seed: 'a2',
      yaw: 10,
      tone: '#101012',
    },
  ],
  [
    'emanuel-gois',
    {
      crop: 'bust',
      size: 1.1,
      y: 0.42,
      pose: 'side',
      yaw: 84,
      pitch: -6,
      wear: 'torso',
      rig: 'back',
      stock: 'colour',
      paper: 'mar',
      seed: 'a3',
      blur: 2.4,
      flip: false,
      spotY: 0.4,
    },
  ],
  [
    'acucena-vilar',
    {
      crop: 'bust',
      size: 0.95,
      y: 0.4,
      pose: 'easy',
      wear: 'slip',
      rig: 'side',
      effect: 'drag',
      stock: 'bw',
      seed: 'a4',
      light: { background: 0.55 },
    },
  ],
];

const pages = Object.keys(GUIDES).flatMap((page) =>
  [0, 1, 2, 3].flatMap((index): [string, Order][] => [
    [`site/${page}-${index + 1}.jpg`, guide(page, index, GUIDE_WIDTHS.desktop)],
    [`site/${page}-${index + 1}-mobile.jpg`, guide(page, index, GUIDE_WIDTHS.mobile)],
  ]),
);

const strips = STRIPS.flatMap(([slug, brief], index): [string, Order][] => [
  [`site/sobre-${index + 1}.jpg`, shot(slug, { ...brief, w: 640, h: 1440 })],
  [`site/sobre-${index + 1}-mobile.jpg`, shot(slug, { ...brief, w: 480, h: 720 })],
]);

/** Every picture of the site by its storage path. */
export const SITE_PICTURES: ReadonlyMap<string, Order> = new Map<string, Order>([
  ['slides/fila.jpg', lineup(ROW, { span: 0.8, size: 0.78, y: 0.965, tones: ROW_TONES, blur: 2, spot: 0.9 })],
  [
    'slides/fila-mobile.jpg',
    lineup(ROW.slice(3, 6), { ...TALL, span: 0.58, size: 0.86, y: 0.93, tones: ROW_TONES.slice(3), blur: 2.1, spot: 0.9 }),
  ],
  ['slides/amanhecer.jpg', lineup(ROW, { ...DAWN, ...WIDE, tones: DAWN_TONES, span: 0.8, size: 0.8, y: 0.94 })],
  ['slides/amanhecer-mobile.jpg', lineup(ROW.slice(2, 5), { ...DAWN, ...TALL, tones: DAWN_TONES, span: 0.56, size: 0.84, y: 0.92 })],
  ['slides/thais.jpg', thais(WIDE)],
  [
    'slides/thais-mobile.jpg',
    shot('thais-moura', { ...TALL, crop: 'bust', wear: 'slip', yaw: -16, pose: 'easy', rig: 'side', seed: 'slide' }),
  ],
  ['slides/passo.jpg', shot('kauane-melo', stride(WIDE, 0.36))],
  ['slides/passo-mobile.jpg', shot('kauane-melo', { ...stride(TALL, 0.5), size: 0.9 })],
  ...pages,
  ...strips,
  ...POST_PICTURES,
]);

function thais(frame: Pick<Brief, 'w' | 'h'>): Order {
  return () => {
    const [person] = houseRow(['thais-moura']);
    if (!person) throw new RangeError('A picture needs somebody');
    const brief = wideCoverBrief(person.sitter, {
      ...frame,
      wear: 'bandeau',
      x: 0.3,
      size: 1.16,
      y: 0.47,
      yaw: 34,
      blur: 2.3,
      light: { background: 0.52, ambient: 0.2 },
      flip: false,
      spotX: 0.34,
      side: true,
    });
    return { kind: 'shot', sitter: person.sitter, brief };
  };
}

function stride(frame: Pick<Brief, 'w' | 'h'>, x: number): Brief {
  return {
    ...frame,
    crop: 'full',
    pose: 'stride',
    wear: 'coat',
    rig: 'soft',
    stock: 'colour',
    paper: 'lilas',
    blur: 1.8,
    x,
    y: 0.94,
    size: 0.92,
    seed: 'passo',
    tone: '#f0eee9',
  };
}
