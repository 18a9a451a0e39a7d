/** The pictures of the demo agency's posts. */
import { digitalBriefs } from '../studio/briefs.ts';
import { castSitter } from '../studio/casting.ts';
import { lineup, shot, type Order } from './orders.ts';

export const POST_PICTURES: readonly (readonly [path: string, order: Order])[] = [
  [
    'posts/fila.jpg',
    lineup(['kauane-melo', 'inaia-pontes', 'luzia-tavares', 'ana-sa', 'jandira-nobrega'], {
      w: 1600,
      h: 1067,
      crop: 'three',
      span: 0.74,
      size: 0.98,
      y: 0.24,
      paper: 'lilas',
      blur: 2.7,
      tones: ['#f0eee9', '#17171a', '#b9452a', '#f0eee9', '#101012'],
      spot: 0.9,
    }),
  ],
  [
    'posts/luzia.jpg',
    shot('luzia-tavares', {
      w: 1000,
      h: 1500,
      crop: 'half',
      pose: 'akimbo',
      wear: 'tankjeans',
      rig: 'sun',
      gobo: 'palm',
      stock: 'colour',
      paper: 'areia',
      blur: 2.4,
      seed: 'bl2',
      yaw: 14,
    }),
  ],
  [
    'posts/luzia-perfil.jpg',
    shot('luzia-tavares', {
      w: 1200,
      h: 800,
      crop: 'bust',
      pose: 'side',
      wear: 'tankjeans',
      rig: 'back',
      stock: 'colour',
      paper: 'areia',
      blur: 2.4,
      seed: 'bl2p',
      yaw: 84,
      x: 0.4,
    }),
  ],
  [
    'posts/diaria.jpg',
    shot('ana-sa', {
      w: 1600,
      h: 1067,
      crop: 'full',
      pose: 'stride',
      wear: 'coat',
      rig: 'back',
      paper: 'gema',
      stock: 'colour',
      blur: 1.4,
      x: 0.36,
      y: 0.94,
      size: 0.95,
      spotX: 0.44,
      seed: 'bl3',
      spot: 0.6,
    }),
  ],
  [
    'posts/contrato.jpg',
    shot('emanuel-gois', {
      w: 1000,
      h: 1250,
      crop: 'head',
      pose: 'stand',
      wear: 'tee',
      rig: 'side',
      stock: 'bw',
      blur: 3.2,
      seed: 'bl4',
      yaw: 38,
    }),
  ],
  [
    'posts/janela.jpg',
    shot('maria-lins', {
      w: 1600,
      h: 1067,
      crop: 'half',
      pose: 'easy',
      wear: 'tee',
      rig: 'sun',
      gobo: 'window',
      paper: 'nevoa',
      stock: 'faded',
      blur: 2.4,
      x: 0.6,
      seed: 'bl5',
      yaw: -20,
    }),
  ],
  [
    'posts/janela-quatro.jpg',
    () => {
      const sitter = castSitter('inscrita', { hair: 'long', man: false, skin: '#8d6048', hairLen: 0.9, front: 0, wearTone: '#141416' });
      return { kind: 'sheet', sitter, briefs: digitalBriefs(sitter), width: 1600, height: 533 };
    },
  ],
];
