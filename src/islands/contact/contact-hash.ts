/** The link that opens the contact form: `#fale`, or `#fale=Ol%C3%A1` with words for the message. Every language's word opens it. */
import { MESSAGE_LIMIT } from '../../contracts/entry-kinds.ts';

/** Characters of the longest message in an address: each of its own may take nine. */
const LONGEST_ENCODED = 9 * MESSAGE_LIMIT;

/** A link's hash; `word` is `contact.form.hash` of the page's language. */
export function toContactHash(word: string, message?: string): string {
  return message === undefined ? `#${word}` : `#${word}=${encodeURIComponent(message)}`;
}

/** The message that a hash brings, empty for none; `null` for a hash that is not the contact form's. */
export function readContactHash(hash: string, words: readonly string[]): string | null {
  const [word, ...rest] = hash.replace(/^#/, '').split('=');
  if (word === undefined || !words.includes(word)) return null;
  const message = rest.join('=');
  if (message.length > LONGEST_ENCODED) return '';
  try {
    return decodeURIComponent(message).slice(0, MESSAGE_LIMIT);
  } catch {
    return '';
  }
}

/** A message put to what is typed already: nothing that stands there is lost, nothing comes twice. */
export function addMessage(typed: string, message: string): string {
  if (typed.trim() === '') return message;
  return message === '' || typed.includes(message) ? typed : `${typed.trimEnd()}\n\n${message}`;
}
