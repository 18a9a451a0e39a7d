/** One seed, one person: face, build, hair, skin, and the paper and film they are usually taken with. */
import { randomFrom } from '../random.ts';
import { HAIR_COLOURS, LIGHT_SKINS, SKINS } from './palette.ts';
import type { Look, Sitter } from './types.ts';

/** The person of a seed. `given` settles what is already known; chance decides the rest, always the same way. */
export function castSitter(seed: string, given: Partial<Look> = {}): Sitter {
  const chance = randomFrom(`t:${seed}`);
  const { range } = chance;
  const man = given.man ?? chance() < 0.3;
  const skin = chance.pick(SKINS);
  const paper = chance.pick([
    'nevoa',
    'osso',
    'cinza',
    'nevoa',
    'areia',
    'rosa',
    'mar',
    'cinza',
    'mangue',
    'aurora',
    'gema',
    'grafite',
    'barro',
    'tinta',
    'lilas',
  ] as const);
  return {
    seed,
    man,
    skin,
    hairColour: chance() < 0.85 ? chance.pick(HAIR_COLOURS.slice(0, 5)) : chance.pick(HAIR_COLOURS),
    hair: man
      ? chance.pick(['crop', 'shaved', 'crop', 'curly', 'afro', 'slick', 'braids'])
      : chance.pick([
          'long',
          'slick',
          'bun',
          'topknot',
          'afro',
          'curly',
          'bob',
          'braids',
          'long',
          'afro',
          'fringe',
          'crop',
          'long',
          'curly',
        ]),
    hairLen: man ? range(0.1, 0.3) : range(0.35, 1.1),
    part: range(-0.08, 0.08),
    front: chance.pick([0, -1, 1, 2]),
    headSize: range(0.119, 0.125),
    face: {
      w: man ? range(1, 1.08) : range(0.94, 1.04),
      jaw: man ? range(1.06, 1.16) : range(0.9, 1.03),
      len: range(0.96, 1.05),
      nose: man ? range(1, 1.2) : range(0.85, 1.12),
      lip: man ? range(0.9, 1.15) : range(1, 1.4),
      cheek: range(0.7, 1.3),
      brow: man ? range(1, 1.3) : range(0.6, 1.05),
      open: range(0.85, 1.12),
    },
    build: man
      ? {
          sh: range(0.112, 0.12),
          chest: 0.088,
          waist: range(0.07, 0.076),
          hip: 0.076,
          leg: 0.042,
          arm: 0.0215,
          neck: 0.032,
          bust: false,
        }
      : {
          sh: range(0.098, 0.104),
          chest: 0.074,
          waist: range(0.054, 0.059),
          hip: range(0.076, 0.083),
          leg: 0.0395,
          arm: 0.0165,
          neck: 0.0262,
          bust: true,
        },
    paper,
    stock: chance() < 0.3 ? 'bw' : chance() < 0.2 ? 'faded' : 'colour',
    wearTone: chance.pick(
      LIGHT_SKINS.has(skin)
        ? ['#101012', '#17171a', '#e4e0d8', '#3a3b40', '#20303a']
        : ['#101012', '#e9e6e0', '#f0eee9', '#c9c2b4', '#2a2a2e', '#b9452a'],
    ),
    ...given,
  };
}
