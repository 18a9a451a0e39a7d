import * as v from 'valibot';
import { MESSAGE_LIMIT } from './entries.ts';
import { email, phone, requiredLine, requiredText } from './fields.ts';

/** A message to the agency. Texts come out trimmed; messages are codes of `field-error.ts`. */
export const contactSchema = v.object({
  name: requiredLine(120),
  email,
  phone,
  message: requiredText(MESSAGE_LIMIT),
});

export type ContactInput = v.InferInput<typeof contactSchema>;
export type ContactForm = v.InferOutput<typeof contactSchema>;
