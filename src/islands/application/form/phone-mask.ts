/** Shapes phone numbers as they are typed or pasted, for the mask library. */

const MASK = '+## (##) #####-####';

/** A trunk zero (`081 …`, `0 15 81 …`, `+55 081 …`) begins a number that is whole only when it is
 * left. */
const TRUNK = /^(?:\+55)?0/;
const TRUNK_DIGITS = 17;

/** Digits of a number with its country code. */
const COUNTRY_DIGITS = 12;

/** Brazil's code twice and one digit too many, none a mobile of area 55: typed without a plus after
 * the mask had added the code. */
const NAMED_TWICE = /^5555[0-8]\d{9}/;

export function phoneMask(text: string): string {
  return TRUNK.test(text) ? `${text.startsWith('+') ? '+' : ''}${'#'.repeat(TRUNK_DIGITS)}` : MASK;
}

/** Reads a number without a plus as Brazilian unless it is long enough for a country code. */
export function beforePhoneMask(text: string): string {
  const trimmed = text.trim();
  const digits = trimmed.replace(/\D/g, '');
  if (trimmed.startsWith('+') || /^00\d/.test(digits)) {
    const whole = `+${digits.replace(/^00/, '')}`;
    if (NAMED_TWICE.test(whole.slice(1))) return `+${whole.slice('+55'.length)}`;
    return TRUNK.test(whole) || !trimmed.startsWith('+') ? whole : trimmed;
  }
  if (digits === '' || digits.startsWith('0')) return digits;
  return digits.length >= COUNTRY_DIGITS ? `+${digits}` : `+55${digits}`;
}
