import * as v from 'valibot';
import { NAME_LENGTH } from '../domain/constants.ts';
import { MESSAGE_LIMIT } from './entry-limits.ts';
import { email, requiredLine, requiredText } from './form-fields.ts';

const PHONE_LIMIT = 100;
const FEWEST_DIGITS = 8;

export const contactSchema = v.object({
  name: requiredLine(NAME_LENGTH),
  email,
  phone: requiredLine(PHONE_LIMIT),
  message: requiredText(MESSAGE_LIMIT),
});

export type ContactInput = v.InferInput<typeof contactSchema>;
export type ContactForm = v.InferOutput<typeof contactSchema>;

export function isShortPhone(text: string): boolean {
  return text.trim() !== '' && text.replace(/\D/g, '').length < FEWEST_DIGITS;
}
