/** What is done to a text before the mask library shapes it, so that the mask takes what people really type and paste. */
import { editBirthdate, parseBirthdate } from './birthdate.ts';

/** Digits of a number that names its country. */
const COUNTRY_DIGITS = 12;

/** A number without a plus is Brazilian, unless it is long enough to name its country; zeros before it are for the dialling only. */
export function beforePhoneMask(text: string): string {
  const trimmed = text.trim();
  if (trimmed.startsWith('+')) return trimmed;
  const digits = trimmed.replace(/\D/g, '').replace(/^0+/, '');
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
