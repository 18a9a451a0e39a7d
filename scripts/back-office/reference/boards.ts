/** The boards by the panel's categories; one of them becomes two boards more by gender. */
import type { Talent } from '../store/records.ts';

/** Categories that decide a board, with their boards. */
export const BOARD_CATEGORIES = [
  [1, 'Modelos, com Image (gênero Mulher) ou Mainboard (gênero Homem)'],
  [2012, 'Development'],
] as const;

/** Names of a talent's boards. */
export function boardsOf({ gender, categories }: Pick<Talent, 'gender' | 'categories'>): string[] {
  const [model, development] = BOARD_CATEGORIES.map(([id]) => categories.includes(id));
  return [
    model && 'Modelos',
    model && gender === 'woman' && 'Image',
    model && gender === 'man' && 'Mainboard',
    development && 'Development',
  ].filter((name) => typeof name === 'string');
}
