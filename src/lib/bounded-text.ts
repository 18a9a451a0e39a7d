/**
 * Bounds text from outside before it is normalised: normalisation sorts each run of combining marks in quadratic time, so text that is far
 * too long, or has a run that no script uses, is refused first.
 */

/** So much longer than its limit may text be before its normal form counts: an accent typed apart is a sign more, white space collapses. */
const SPARE = 4;
/** Combining marks upon one letter; the Stream-Safe Text Format of Unicode (UAX 15) has no more either. */
const MOST_MARKS = 30;

/** Tells whether text may be brought to a normal form of at most `limit` characters. */
export function isBounded(text: string, limit: number): boolean {
  if (text.length > limit * SPARE) return false;
  for (const [marks] of text.matchAll(/\p{M}+/gu)) if (marks.length > MOST_MARKS) return false;
  return true;
}
