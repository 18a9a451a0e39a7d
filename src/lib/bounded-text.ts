/** Normalisation takes quadratic time for combining marks. */

/** Factor by which raw text may exceed its limit: normalisation shortens accents and spaces. */
const SPARE = 4;
/** Most combining marks on a letter, as in Unicode's Stream-Safe Text Format (UAX 15). */
const MOST_MARKS = 30;

export function isBounded(text: string, limit: number): boolean {
  if (text.length > limit * SPARE) return false;
  for (const [marks] of text.matchAll(/\p{M}+/gu)) if (marks.length > MOST_MARKS) return false;
  return true;
}
