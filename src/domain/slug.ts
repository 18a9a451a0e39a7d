import { fold } from './names.ts';

const MAXIMUM_SLUG = 80;
const LONGEST_READ = 500;
/** Hosts treat `index`, `404` and `500` specially; Windows reserves the others. */
const RESERVED = /^(?:index|404|500|con|prn|aux|nul|(?:com|lpt)\d)$/;

export function toKebabCase(text: string): string {
  return fold(text.slice(0, LONGEST_READ))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAXIMUM_SLUG)
    .replace(/^-+|-+$/g, '');
}

export function toSlug(name: string): string {
  const words = toKebabCase(name);
  if (words === '') return 'talent';
  return RESERVED.test(words) ? `talent-${words}` : words;
}

export function decodeOrSame(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
