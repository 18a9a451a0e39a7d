/** How names are compared, put on cards and into addresses. */

const MARKS = /\p{M}/gu;
const MAXIMUM_SLUG = 80;

/** Letters that do not come apart into a base letter and a mark. */
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

/** A name as it stands in an address: lower-case ASCII words joined by hyphens, `talent` where none is left. */
export function toSlug(name: string): string {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAXIMUM_SLUG)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'talent' : slug;
}
