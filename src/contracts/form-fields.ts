import * as v from 'valibot';
import { toDisplayName } from '../domain/display-name.ts';
import { fault } from './field-error.ts';

const CONTROLS = /[\0-\x08\x0B-\x1F\x7F-\x9F]/g;

/** A sign that is no lone accent, Braille blank or replacement character. */
const SHOWN = /[^\p{M}\u2800\ufffd]/u;

function rawText(limit: number) {
  return v.pipe(
    v.optional(v.string(fault('required')), ''),
    v.check((text) => isBounded(text, limit), fault('tooLong')),
  );
}

export function optionalLine(limit: number) {
  return v.pipe(
    rawText(limit),
    v.transform((text) => toDisplayName(text.normalize('NFC'))),
    v.maxLength(limit, fault('tooLong')),
  );
}

export function requiredLine(limit: number) {
  return v.pipe(
    optionalLine(limit),
    v.check((text) => SHOWN.test(text), fault('required')),
  );
}

export function optionalText(limit: number) {
  return v.pipe(
    rawText(limit),
    v.transform((text) =>
      text.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim(),
    ),
    v.maxLength(limit, fault('tooLong')),
  );
}

export function requiredText(limit: number) {
  return v.pipe(optionalText(limit), v.nonEmpty(fault('required')));
}

const EMAIL_LIMIT = 254;

const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]*[\p{L}\d]$/u;

export const email = v.pipe(
  requiredLine(EMAIL_LIMIT),
  v.check(
    // An empty text has its fault already.
    (text) => text === '' || (EMAIL.test(text) && !/^\.|\.\.|\.@/.test(text)),
    fault('email'),
  ),
);

const CHOICE_LIMIT = 100;

export function choice(values: readonly string[]) {
  const known = new Set<string>(values);
  return v.pipe(
    requiredLine(CHOICE_LIMIT),
    v.check((text) => text === '' || known.has(text), fault('choice')),
  );
}

/** Normalisation shortens accents and spaces. */
const SPARE = 4;
/** On a letter (UAX 15, Stream-Safe Text Format). */
const MOST_MARKS = 30;

/** Normalisation takes quadratic time for combining marks. */
export function isBounded(text: string, limit: number): boolean {
  if (text.length > limit * SPARE) return false;
  for (const [marks] of text.matchAll(/\p{M}+/gu)) if (marks.length > MOST_MARKS) return false;
  return true;
}
