import * as v from 'valibot';
import { toDisplayName } from '../domain/display-name.ts';
import { isBounded } from '../lib/bounded-text.ts';
import { code } from './field-error.ts';

/** Control characters except line feed and tab. */
const CONTROLS = /[\0-\x08\x0B-\x1F\x7F-\x9F]/g;

/** Any visible character: no lone accent, Braille blank or replacement character. */
const SHOWN = /[^\p{M}\u2800\ufffd]/u;

function wire(limit: number) {
  return v.pipe(
    v.optional(v.string(code('required')), ''),
    v.check((text) => isBounded(text, limit), code('tooLong')),
  );
}

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

export function optionalText(limit: number) {
  return v.pipe(
    wire(limit),
    v.transform((text) =>
      text.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim(),
    ),
    v.maxLength(limit, code('tooLong')),
  );
}

export function requiredText(limit: number) {
  return v.pipe(optionalText(limit), v.nonEmpty(code('required')));
}

const EMAIL_LIMIT = 254;

/** Refuses only what no mail program accepts. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]*[\p{L}\d]$/u;

export const email = v.pipe(
  requiredLine(EMAIL_LIMIT),
  v.check((text) => text === '' || (EMAIL.test(text) && !/^\.|\.\.|\.@/.test(text)), code('email')),
);

const PHONE_LIMIT = 40;

/** A mobile's number behind Brazil's trunk zero, perhaps with a carrier's code: `081 9…`, `+55 (081)
 * 9…`, `0 15 81 9…`. */
const TRUNK = /^(?:55)?0(?:\d\d)?([1-9]{2})(9\d{4})(\d{4})$/;

export function withoutTrunk(text: string): string {
  const [, area, start, end] = TRUNK.exec(text.replace(/\D/g, '')) ?? [];
  return area === undefined ? text : `+55 (${area}) ${start}-${end}`;
}

/** No area begins with 0, and numbers of the countries 1 and 7 are shorter. */
export const maskedPhone = v.pipe(
  requiredLine(PHONE_LIMIT),
  v.transform(withoutTrunk),
  v.check(
    (text) => text === '' || /^\+[2-689]\d \([1-9]\d\) \d{5}-\d{4}$/.test(text),
    code('phone'),
  ),
);

const CHOICE_LIMIT = 100;

export function choice(values: readonly string[]) {
  const known = new Set<string>(values);
  return v.pipe(
    requiredLine(CHOICE_LIMIT),
    v.check((text) => text === '' || known.has(text), code('choice')),
  );
}
