/** Prepares typed and pasted phone numbers for the mask library. */

/** Digits of a number with its country code. */
const COUNTRY_DIGITS = 12;

/** Brazil's code twice and one digit too many, none a mobile of area 55: typed without a plus after
 * the mask had added the code. */
const NAMED_TWICE = /^5555[0-8]\d{9}/;

/** Reads a number without a plus as Brazilian unless it is long enough for a country code; drops
 * leading zeros. */
export function beforePhoneMask(text: string): string {
  const trimmed = text.trim();
  const digits = trimmed.replace(/\D/g, '').replace(/^0+/, '');
  if (trimmed.startsWith('+'))
    return NAMED_TWICE.test(digits) ? `+${digits.slice('55'.length)}` : trimmed;
  if (digits === '') return '';
  return digits.length >= COUNTRY_DIGITS ? `+${digits}` : `+55${digits}`;
}
