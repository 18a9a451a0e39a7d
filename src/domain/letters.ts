import { fold } from './names.ts';

export const LETTERS: readonly string[] = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

export function letterOf(name: string): string | null {
  const first = fold(name).charAt(0).toUpperCase();
  return LETTERS.includes(first) ? first : null;
}
