/** What is done to a text before the mask library shapes it, so that the mask takes what people really type and paste. */
import { editBirthdate, parseBirthdate } from '../birthdate/birthdate.ts';

/** Digits of a number that names its country. */
const COUNTRY_DIGITS = 12;

/**
 * Brazil's code twice, then what no mobile number of the area 55 begins with, and one digit more than there is room for: whoever typed this
 * named the country without a plus, and the mask had named it already.
 */
const NAMED_TWICE = /^5555[0-8]\d{9}/;

/** A number without a plus is Brazilian, unless it is long enough to name its country; zeros before it are for the dialling only. */
export function beforePhoneMask(text: string): string {
  const trimmed = text.trim();
  const digits = trimmed.replace(/\D/g, '').replace(/^0+/, '');
  if (trimmed.startsWith('+')) return NAMED_TWICE.test(digits) ? `+${digits.slice('55'.length)}` : trimmed;
  if (digits === '') return '';
  return digits.length >= COUNTRY_DIGITS ? `+${digits}` : `+55${digits}`;
}

export const DATE_MASK = '##/##/####';

/** A whole date in any form, or the beginning of one with single figures: `5/3/` becomes `05/03/`. */
export function beforeDateMask(text: string, months: readonly string[]): string {
  const whole = parseBirthdate(text, months);
  if (whole !== null) return editBirthdate(whole);
  return text.replace(/^(\d)[/.\s-]/, '0$1/').replace(/^(\d{2})[/.\s-](\d)[/.\s-]/, '$1/0$2/');
}
