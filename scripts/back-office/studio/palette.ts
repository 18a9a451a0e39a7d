/** The studio's papers and the colours of skin and hair. */
import type { Colour } from './types.ts';

export const PAPERS = {
  branco: '#f1f0ee',
  osso: '#e4dfd6',
  nevoa: '#d5d7d6',
  cinza: '#a9aaa8',
  grafite: '#55565a',
  noite: '#1d1e22',
  areia: '#cdbda6',
  rosa: '#dcb9ae',
  aurora: '#f06a3c',
  barro: '#9c5138',
  mangue: '#4d5a4a',
  mar: '#9db4bd',
  gema: '#e3b04b',
  tinta: '#33518f',
  lilas: '#b9b0cf',
} as const;
export type PaperName = keyof typeof PAPERS;

export const SKINS = [
  '#5a3a2b',
  '#6e4834',
  '#865a42',
  '#a07052',
  '#b58264',
  '#c79c80',
  '#d3ab93',
  '#dcb9a5',
  '#4a2f25',
  '#8d6048',
] as const;
/** Skins beside which black and navy look right. */
export const LIGHT_SKINS: ReadonlySet<string> = new Set(SKINS.slice(4, 8));
export const HAIR_COLOURS = ['#0d0b0a', '#14100d', '#1d1511', '#2a1c14', '#3d291b', '#5c4028', '#a98556', '#b7b1a8'] as const;

/** `#rrggbb` as linear light. */
export function linear(hex: string): Colour {
  const channel = (from: number): number => Math.pow(parseInt(hex.slice(from, from + 2), 16) / 255, 2.2);
  return [channel(1), channel(3), channel(5)];
}

/** How bright black-and-white film sees a colour. */
export function luminance([red, green, blue]: Colour): number {
  return 0.28 * red + 0.6 * green + 0.12 * blue;
}
