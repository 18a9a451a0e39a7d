/**
 * The reference of an entry, such as `AMZ-7K2Q-94XM`: seven characters of its id and a check character (Luhn's algorithm over this
 * alphabet). Those of before 2026-11-24 have two characters less and stay valid.
 * No two of the alphabet are easily confused when read aloud or written down.
 */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = SIGNS.length;
const LENGTH = 7;
/** Hexadecimal digits of the id that are used: enough for all characters, and within an exact number. */
const DIGITS = 12;

/** The reference of an entry by its id (a UUID made from a digest); the same id gives the same reference. */
export function toReference(id: string): string {
  let rest = Number.parseInt(id.replaceAll('-', '').slice(0, DIGITS), 16);
  const values = Array.from({ length: LENGTH }, () => {
    const value = rest % BASE;
    rest = Math.floor(rest / BASE);
    return value;
  });
  const check = (BASE - (toSum([...values, 0]) % BASE)) % BASE;
  const signs = [...values, check].map((value) => SIGNS.charAt(value)).join('');
  return `AMZ-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** Tells whether a text is a reference with a correct check character. */
export function isReference(text: string): boolean {
  const [, first = '', last = ''] = /^AMZ-(.{4})-(.{4}|.{2})$/.exec(text) ?? [];
  const values = Array.from(first + last, (sign) => SIGNS.indexOf(sign));
  return values.length > 0 && !values.includes(-1) && toSum(values) % BASE === 0;
}

/** Luhn's sum: every second value, from the one before the last on, is doubled and its two digits added. */
function toSum(values: readonly number[]): number {
  return values.toReversed().reduce((sum, value, place) => {
    const weighted = place % 2 === 0 ? value : value * 2;
    return sum + Math.floor(weighted / BASE) + (weighted % BASE);
  }, 0);
}
