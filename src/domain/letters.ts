import { fold } from './names.ts';

/** The letters of the letter bar. */
export const LETTERS: readonly string[] = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The letter under which a name stands, accents folded (Á is A); `null` for names that begin with none. */
export function letterOf(name: string): string | null {
  const first = fold(name).charAt(0).toUpperCase();
  return LETTERS.includes(first) ? first : null;
}
