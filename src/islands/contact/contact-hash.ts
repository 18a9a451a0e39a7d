/** `#fale`, or `#fale=Ol%C3%A1` with a message, in every language's word. */
import { MESSAGE_LIMIT } from '../../contracts/entry-limits.ts';
import { withoutTrailingMarks } from '../../lib/trailing-marks.ts';

/** An encoded character may take nine. */
const LONGEST_ENCODED = 9 * MESSAGE_LIMIT;

export function toContactHash(word: string, message?: string): string {
  return message === undefined ? `#${word}` : `#${word}=${encodeURIComponent(message)}`;
}

export function readContactHash(hash: string, words: readonly string[]): string | null {
  const [word, ...rest] = hash.replace(/^#/, '').split('=');
  if (word === undefined || !words.includes(withoutTrailingMarks(word))) return null;
  const message = rest.join('=');
  if (message.length > LONGEST_ENCODED) return '';
  try {
    return decodeURIComponent(message).slice(0, MESSAGE_LIMIT);
  } catch {
    return '';
  }
}

export function addMessage(typed: string, message: string): string {
  if (typed.trim() === '') return message;
  return message === '' || typed.includes(message) ? typed : `${typed.trimEnd()}\n\n${message}`;
}
