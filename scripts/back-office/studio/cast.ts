/** Twenty curated people: their measures, how they look, and how their cover is taken. Everybody else's look follows from a seed. */
import { slugOf } from '../seed/slug.ts';
import type { Brief, Look } from './types.ts';

export interface CuratedPerson {
  readonly name: string;
  readonly slug: string;
  /** Height in centimetres. */
  readonly cm: number;
  readonly jeans: number;
  readonly shoes: number;
  readonly look: Partial<Look>;
  readonly cover: Brief;
}

const ROWS: readonly (readonly [name: string, cm: number, jeans: number, shoes: number, look: Partial<Look>, cover: Brief])[] = [
  [
    'Açucena Vilar',
    179,
    36,
    38,
    { hair: 'long', man: false, skin: '#b58264', hairLen: 0.9, front: 2, paper: 'nevoa', stock: 'colour', wearTone: '#17171a' },
    { crop: 'bust', yaw: -14, wear: 'slip', rig: 'soft', pose: 'easy' },
  ],
  [
    'Ana Sá',
    176,
    36,
    37,
    { hair: 'afro', man: false, skin: '#6e4834', hairLen: 0.8, paper: 'aurora', stock: 'colour', wearTone: '#f0eee9' },
    { crop: 'bust', yaw: 6, wear: 'tankjeans', rig: 'soft', pose: 'stand' },
  ],
  [
    'Bárbara Uchôa',
    182,
    38,
    39,
    { hair: 'slick', man: false, skin: '#dcb9a5', paper: 'cinza', stock: 'bw', wearTone: '#101012' },
    { crop: 'head', yaw: 26, wear: 'suit', rig: 'side', pose: 'stand' },
  ],
  [
    'Benício Lira',
    188,
    42,
    43,
    { hair: 'crop', man: true, skin: '#865a42', paper: 'mar', stock: 'colour', wearTone: '#e9e6e0' },
    { crop: 'bust', yaw: -8, wear: 'knit', rig: 'soft', pose: 'easy' },
  ],
  [
    'Conceição Araújo',
    174,
    36,
    37,
    { hair: 'braids', man: false, skin: '#5a3a2b', hairLen: 1, paper: 'gema', stock: 'colour', wearTone: '#101012' },
    { crop: 'bust', yaw: -22, wear: 'bandeau', rig: 'soft', pose: 'akimbo' },
  ],
  [
    'Davi Holanda',
    186,
    40,
    42,
    { hair: 'crop', man: true, skin: '#c79c80', hairLen: 0.15, paper: 'grafite', stock: 'bw', wearTone: '#101012' },
    { crop: 'bust', yaw: 18, wear: 'shirt', rig: 'side', pose: 'pockets' },
  ],
  [
    'Emanuel Góis',
    190,
    42,
    44,
    { hair: 'shaved', man: true, skin: '#4a2f25', paper: 'rosa', stock: 'colour', wearTone: '#f0eee9' },
    { crop: 'head', yaw: -20, wear: 'tee', rig: 'soft', pose: 'stand' },
  ],
  [
    'Heloísa Guerra',
    177,
    36,
    38,
    { hair: 'bob', man: false, skin: '#d3ab93', paper: 'osso', stock: 'faded', wearTone: '#20303a' },
    { crop: 'bust', yaw: 12, wear: 'knit', rig: 'soft', pose: 'easy' },
  ],
  [
    'Inaiá Pontes',
    173,
    34,
    36,
    { hair: 'fringe', man: false, skin: '#a07052', hairLen: 0.8, paper: 'tinta', stock: 'colour', wearTone: '#f0eee9' },
    { crop: 'bust', yaw: -10, wear: 'slip', rig: 'soft', pose: 'stand' },
  ],
  [
    'Íris Falcão',
    180,
    36,
    38,
    { hair: 'topknot', man: false, skin: '#865a42', paper: 'nevoa', stock: 'bw', wearTone: '#101012' },
    { crop: 'bust', yaw: 32, wear: 'column', rig: 'side', pose: 'easy' },
  ],
  [
    'Ítalo Barros',
    187,
    40,
    42,
    { hair: 'afro', man: true, skin: '#6e4834', hairLen: 0.3, paper: 'mangue', stock: 'colour', wearTone: '#c9c2b4' },
    { crop: 'bust', yaw: -12, wear: 'torso', rig: 'soft', pose: 'easy' },
  ],
  [
    'Jandira Nóbrega',
    178,
    36,
    38,
    { hair: 'curly', man: false, skin: '#8d6048', hairLen: 0.7, paper: 'areia', stock: 'colour', wearTone: '#101012' },
    { crop: 'bust', yaw: 20, wear: 'bandeau', rig: 'soft', pose: 'akimbo' },
  ],
  [
    'João Vilela',
    185,
    40,
    41,
    { hair: 'slick', man: true, skin: '#d3ab93', paper: 'barro', stock: 'colour', wearTone: '#101012' },
    { crop: 'half', yaw: -6, wear: 'suit', rig: 'soft', pose: 'pockets' },
  ],
  [
    'Kauane Melo',
    175,
    34,
    37,
    { hair: 'long', man: false, skin: '#a07052', hairLen: 1.1, front: 1, paper: 'lilas', stock: 'colour', wearTone: '#2a2a2e' },
    { crop: 'bust', yaw: -26, wear: 'slip', rig: 'soft', pose: 'easy' },
  ],
  [
    'Letícia Torres',
    181,
    38,
    39,
    { hair: 'bun', man: false, skin: '#5a3a2b', paper: 'cinza', stock: 'bw', wearTone: '#f0eee9' },
    { crop: 'head', yaw: 34, wear: 'slip', rig: 'side', pose: 'stand' },
  ],
  [
    'Luzia Tavares',
    172,
    34,
    36,
    { hair: 'braids', man: false, skin: '#865a42', hairLen: 0.6, paper: 'mar', stock: 'colour', wearTone: '#b9452a' },
    { crop: 'bust', yaw: 10, wear: 'tankjeans', rig: 'soft', pose: 'crossed' },
  ],
  [
    'Maria Lins',
    179,
    36,
    38,
    { hair: 'crop', man: false, skin: '#c79c80', paper: 'nevoa', stock: 'faded', wearTone: '#17171a' },
    { crop: 'bust', yaw: -18, wear: 'suit', rig: 'soft', pose: 'easy' },
  ],
  [
    'Nara Xavier',
    183,
    38,
    40,
    { hair: 'afro', man: false, skin: '#5a3a2b', hairLen: 1.1, paper: 'rosa', stock: 'bw', wearTone: '#101012' },
    { crop: 'bust', yaw: -4, wear: 'column', rig: 'soft', pose: 'stand' },
  ],
  [
    'Rayane Alencar',
    177,
    36,
    37,
    { hair: 'long', man: false, skin: '#b58264', hairLen: 1, front: -1, paper: 'mangue', stock: 'colour', wearTone: '#f0eee9' },
    { crop: 'head', yaw: -30, wear: 'slip', rig: 'side', pose: 'stand' },
  ],
  [
    'Thaís Moura',
    178,
    36,
    37,
    { hair: 'curly', man: false, skin: '#8d6048', hairLen: 1, paper: 'mar', stock: 'colour', wearTone: '#101012' },
    { crop: 'bust', yaw: -16, wear: 'slip', rig: 'soft', pose: 'easy' },
  ],
];

export const CURATED: readonly CuratedPerson[] = ROWS.map(([name, cm, jeans, shoes, look, cover]) => ({
  name,
  slug: slugOf(name),
  cm,
  jeans,
  shoes,
  look,
  cover,
}));
