/** A trunk is the 0 dialled before an area, `081 9…`. The mask lets it stand; on leaving the field
 * `withoutTrunk` writes the country instead. */
import * as v from 'valibot';
import { fault } from './field-error.ts';
import { requiredLine } from './form-fields.ts';

const MASK = '+## (##) #####-####';
const LIMIT = 40;

const TRUNK = /^(?:\+55)?0/;
/** Country, trunk, carrier, area and number, and one more, which is a fault. */
const TRUNK_DIGITS = 17;
/** `081 9…`, or with a carrier `0 15 81 9…`. */
const BEHIND_TRUNK = /^(?:55)?0(?:\d\d)?([1-9]{2})(9\d{4})(\d{4})$/;

const WITH_COUNTRY_DIGITS = 12;

/** `55 81 9…` typed behind the mask's `+55`; before a 9, as in `+55 55 9…`, 55 is an area. */
const COUNTRY_TWICE = /^5555[0-8]\d{9}/;

export function phoneMask(text: string): string {
  return TRUNK.test(text) ? `${text.startsWith('+') ? '+' : ''}${'#'.repeat(TRUNK_DIGITS)}` : MASK;
}

/** `81 9…`, `5581…`, `005581…`, `+55 5581…` → `+5581…`; `081…` and `+49 (15)…` as they are. */
export function beforePhoneMask(text: string): string {
  const trimmed = text.trim();
  const digits = trimmed.replace(/\D/g, '');
  if (/^\D*\+/.test(trimmed) || /^00\d/.test(digits)) {
    const whole = `+${digits.replace(/^00/, '')}`;
    if (COUNTRY_TWICE.test(whole.slice(1))) return `+${whole.slice('+55'.length)}`;
    // With a trunk (`+55081…`) the mask has no blanks or brackets.
    return TRUNK.test(whole) || !trimmed.startsWith('+') ? whole : trimmed;
  }
  if (digits === '' || digits.startsWith('0')) return digits;
  return digits.length >= WITH_COUNTRY_DIGITS ? `+${digits}` : `+55${digits}`;
}

export function withoutTrunk(text: string): string {
  const [, area, start, end] = BEHIND_TRUNK.exec(text.replace(/\D/g, '')) ?? [];
  return area === undefined ? text : `+55 (${area}) ${start}-${end}`;
}

/** The mask takes numbers as long as Brazil's, and those of the countries 1 and 7 are shorter:
 * PhoneField.tsx tells whoever has another. No area begins with 0. */
export const maskedPhone = v.pipe(
  requiredLine(LIMIT),
  v.transform(withoutTrunk),
  v.check(
    (text) => text === '' || /^\+[2-689]\d \([1-9]\d\) \d{5}-\d{4}$/.test(text),
    fault('phone'),
  ),
);
