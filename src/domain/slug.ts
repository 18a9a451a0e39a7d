/** How names stand in addresses; apart from how they are compared, which is all that a listing sends to browsers. */
import { fold } from './names.ts';

const MAXIMUM_SLUG = 80;
/** Letters of a text that its slug is made of, so that folding a very long one costs nothing. */
const LONGEST_READ = 500;
/** Names that a page cannot have: hosts treat `index`, `404` and `500` specially, and Windows reserves the others. */
const RESERVED = /^(?:index|404|500|con|prn|aux|nul|(?:com|lpt)\d)$/;

/** A text as it stands in an address: lower-case ASCII words joined by hyphens; empty where none is left. */
export function toWords(text: string): string {
  return fold(text.slice(0, LONGEST_READ))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAXIMUM_SLUG)
    .replace(/^-+|-+$/g, '');
}

/** A talent's slug: the words of the name, `talent` where none is left, such as `talent-index` for a reserved name. */
export function toSlug(name: string): string {
  const words = toWords(name);
  if (words === '') return 'talent';
  return RESERVED.test(words) ? `talent-${words}` : words;
}
