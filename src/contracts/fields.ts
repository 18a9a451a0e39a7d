/** The kinds of fields that forms are made of: text as it arrives, its normal form, and the code of what is wrong with it. */
import * as v from 'valibot';
import { toDisplayName } from '../domain/display-name.ts';
import { isBounded } from '../lib/bounded-text.ts';
import { code } from './field-error.ts';

/** Everything that is no printable character, line feed and tab aside. */
const CONTROLS = /[\0-\x08\x0B-\x1F\x7F-\x9F]/g;

/** Anything but accents without a letter, the blank of Braille, and what stands for a sign that could not be read. */
const SHOWN = /[^\p{M}\u2800\ufffd]/u;

/** Text that is short enough to be processed; other text ends the pipe here. */
function wire(limit: number) {
  return v.pipe(
    v.optional(v.string(code('required')), ''),
    v.check((text) => isBounded(text, limit), code('tooLong')),
  );
}

/** One line: runs of white space and control characters become one space, invisible characters are removed. */
export function optionalLine(limit: number) {
  return v.pipe(
    wire(limit),
    v.transform((text) => toDisplayName(text.normalize('NFC'))),
    v.maxLength(limit, code('tooLong')),
  );
}

export function requiredLine(limit: number) {
  return v.pipe(
    optionalLine(limit),
    v.check((text) => SHOWN.test(text), code('required')),
  );
}

/** Text of several lines; line ends are `\n`. */
export function optionalText(limit: number) {
  return v.pipe(
    wire(limit),
    v.transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim()),
    v.maxLength(limit, code('tooLong')),
  );
}

export function requiredText(limit: number) {
  return v.pipe(optionalText(limit), v.nonEmpty(code('required')));
}

/** Longest address that mail servers carry, in characters. */
const EMAIL_LIMIT = 254;

/** A mailbox with a domain of several parts; only addresses that no mail program accepts are refused. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]*[\p{L}\d]$/u;

export const email = v.pipe(
  requiredLine(EMAIL_LIMIT),
  v.check((text) => text === '' || (EMAIL.test(text) && !/^\.|\.\.|\.@/.test(text)), code('email')),
);

/** Mask of the application's phone number, in the syntax of the mask library. */
export const PHONE_MASK = '+## (##) #####-####';

const PHONE_LIMIT = 40;

/** A number in the very form of the mask. */
export const maskedPhone = v.pipe(
  requiredLine(PHONE_LIMIT),
  v.check((text) => text === '' || /^\+\d{2} \(\d{2}\) \d{5}-\d{4}$/.test(text), code('phone')),
);

/** Longest value of a list. */
const CHOICE_LIMIT = 100;

/** One of the given values. */
export function choice(values: readonly string[]) {
  const known = new Set<string>(values);
  return v.pipe(
    requiredLine(CHOICE_LIMIT),
    v.check((text) => text === '' || known.has(text), code('choice')),
  );
}
