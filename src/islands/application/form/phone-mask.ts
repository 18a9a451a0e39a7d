const MASK = '+## (##) #####-####';

/** A number behind a trunk zero is whole only when it is left. */
const TRUNK = /^(?:\+55)?0/;
const TRUNK_DIGITS = 17;

const COUNTRY_DIGITS = 12;

/** Brazil's code twice and one digit too many: typed without a plus after the mask had added the code. */
const NAMED_TWICE = /^5555[0-8]\d{9}/;

export function phoneMask(text: string): string {
  return TRUNK.test(text) ? `${text.startsWith('+') ? '+' : ''}${'#'.repeat(TRUNK_DIGITS)}` : MASK;
}

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
