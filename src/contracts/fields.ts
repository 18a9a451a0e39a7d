/** The kinds of fields that forms are made of: text as it arrives, its normal form, and the code of what is wrong with it. */
import * as v from 'valibot';
import { code } from './field-error.ts';

/** Everything that is no printable character, line feed and tab aside. */
const CONTROLS = /[\0-\x08\x0B-\x1F\x7F-\x9F]/g;

const wire = v.optional(v.string(code('required')), '');

/** One line: control characters and runs of white space are one space. */
const line = v.pipe(
  wire,
  v.transform((text) => text.normalize('NFC').replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim()),
);

/** Text of several lines; line ends are `\n`. */
const lines = v.pipe(
  wire,
  v.transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim()),
);

export function requiredLine(limit: number) {
  return v.pipe(line, v.nonEmpty(code('required')), v.maxLength(limit, code('tooLong')));
}

export function requiredText(limit: number) {
  return v.pipe(lines, v.nonEmpty(code('required')), v.maxLength(limit, code('tooLong')));
}

export function optionalText(limit: number) {
  return v.pipe(lines, v.maxLength(limit, code('tooLong')));
}

/** Longest address that mail servers carry, in characters. */
const EMAIL_LIMIT = 254;

/** A mailbox with a domain of several parts; what cannot be typed in any mail program is refused, what is merely odd is not. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]*[\p{L}\d]$/u;

export const email = v.pipe(
  requiredLine(EMAIL_LIMIT),
  v.check((text) => text === '' || (EMAIL.test(text) && !/^\.|\.\.|\.@/.test(text)), code('email')),
);

const PHONE_LIMIT = 40;

/** A number as people write one: 8 to 15 digits with the usual signs between them. */
export const phone = v.pipe(
  requiredLine(PHONE_LIMIT),
  v.check((text) => text === '' || (/^[\d\s()+./-]+$/.test(text) && isBetween(text.replace(/\D/g, '').length, 8, 15)), code('phone')),
);

/** Mask of the application's phone number, in the sign language of the mask library. */
export const PHONE_MASK = '+## (##) #####-####';

/** A number in the very form of the mask. */
export const maskedPhone = v.pipe(
  requiredLine(PHONE_LIMIT),
  v.check((text) => text === '' || /^\+\d{2} \(\d{2}\) \d{5}-\d{4}$/.test(text), code('phone')),
);

/** One of the given values. */
export function choice<const Values extends readonly string[]>(values: Values) {
  const known = new Set<string>(values);
  return v.pipe(
    line,
    v.nonEmpty(code('required')),
    v.check((text) => text === '' || known.has(text), code('choice')),
  );
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
