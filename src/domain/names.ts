/** How names are compared, shown on cards and used in addresses. */

const MARKS = /\p{M}/gu;
const MAXIMUM_SLUG = 80;
/** Letters of a text that its slug is made of, so that folding a very long one costs nothing. */
const LONGEST_READ = 500;
/** Names that a page cannot have: hosts treat `index`, `404` and `500` specially, and Windows reserves the others. */
const RESERVED = /^(?:index|404|500|con|prn|aux|nul|(?:com|lpt)\d)$/;

/** Letters that Unicode does not decompose into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Removes accents and case, for comparing and filtering: `Açucena` → `acucena`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/** The two lines of a card: first and last word of a name, or its only word. */
export function toCardName(name: string): readonly [string] | readonly [string, string] {
  const words = name.split(' ');
  const first = words[0] ?? name;
  const last = words.at(-1);
  return words.length > 1 && last !== undefined ? [first, last] : [first];
}

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
