/** The panel's rules for entries, from the contract alone; the site's may be stricter. */
import * as v from 'valibot';

import type { ReceivedForm } from '../http/body.ts';
import { jsonText, wholeNumber } from '../http/read-fields.ts';
import { Problem } from '../http/answer.ts';
import { mediaTypeOf } from '../pictures/media-type.ts';
import { cityOptions, isCountry, stateOptions } from '../reference/brazilian-places.ts';
import { isMessage, PHOTO_TYPES, type EntryKind, type Photo } from '../store/entries-store.ts';
import { GENDERS } from '../store/records.ts';

export interface AcceptedEntry {
  readonly fields: Readonly<Record<string, string>>;
  readonly photos: readonly Photo[];
}

/** Why a non-empty text is refused, or `undefined`. */
type Judge = (value: string) => string | undefined;
/** `most` in characters. */
type Rule = readonly [isRequired: boolean, most: number, judge?: Judge];

const PLACE = jsonText({ value: wholeNumber, label: v.string() });
const PICTURES = ['image_1', 'image_2', 'image_3', 'image_4'] as const;

const unless =
  (isGood: (value: string) => boolean, reason: string): Judge =>
  (value) =>
    isGood(value) ? undefined : reason;
const email = unless(
  (value) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/.test(value),
  'must be a valid e-mail address',
);
const phone = unless(
  (value) => /^(?:\D*\d){8,15}\D*$/.test(value),
  'must be a phone number with 8 to 15 digits',
);
const gender = unless(
  (value) => GENDERS.some((known) => known === value),
  `must be one of ${GENDERS.join(', ')}`,
);
const height = unless((value) => /^\d{2,3}(\D|$)/.test(value), 'must begin with centimetres');

const CONTACT: Readonly<Record<string, Rule>> = {
  name: [true, 200],
  email: [true, 254, email],
  phone: [true, 200],
  message: [true, 10_000],
};

const SCOUTED: Readonly<Record<string, Rule>> = {
  realname: [true, 200],
  email: [true, 254, email],
  phone: [true, 40, phone],
  gender: [true, 20, gender],
  birthdate: [true, 10, birthdate],
  instagr: [true, 200],
  tiktok: [true, 200],
  country: [true, 400],
  id_state: [false, 400],
  basedin: [false, 400],
  height: [true, 20, height],
  jeans: [true, 20],
  note: [false, 10_000],
};

/** Returns the fields to store, without unknown ones. Throws 422 with errors by field. */
export function judgeEntry(kind: EntryKind, form: ReceivedForm): AcceptedEntry {
  const rules = isMessage(kind) ? CONTACT : SCOUTED;
  const errors: Record<string, string[]> = {};
  const fields: Record<string, string> = {};
  const refuse = (field: string, reason: string): void => {
    (errors[field] ??= []).push(`${field} ${reason}.`);
  };
  for (const [name, [isRequired, most, judge]] of Object.entries(rules)) {
    const value = form.fields.get(name)?.trim() ?? '';
    if (value === '') {
      if (isRequired) refuse(name, 'is required');
      continue;
    }
    const reason =
      value.length > most ? `must not be longer than ${most} characters` : judge?.(value);
    if (reason !== undefined) refuse(name, reason);
    fields[name] = value;
  }
  if (!isMessage(kind)) judgePlaces(fields, refuse);
  const photos = isMessage(kind) ? [] : judgePictures(form, refuse);
  if (Object.keys(errors).length > 0)
    throw new Problem(422, 'Some fields were not accepted.', { errors });
  return { fields, photos };
}

type Refuse = (field: string, reason: string) => void;

/** Places are JSON text `{ "value": id, "label": "…" }`. A country may lack states. */
function judgePlaces(fields: Readonly<Record<string, string>>, refuse: Refuse): void {
  const read = (field: string): number | undefined => {
    const given = fields[field];
    if (given === undefined) return undefined;
    const { success, output } = v.safeParse(PLACE, given);
    if (!success) refuse(field, 'must be JSON text with value and label');
    return success ? output.value : undefined;
  };
  const country = read('country');
  const state = read('id_state');
  const city = read('basedin');
  if (country === undefined) return;
  if (!isCountry(country)) {
    refuse('country', 'is not a known country');
    return;
  }
  const states = stateOptions(country);
  if (state === undefined) {
    if (states.length > 0 && fields['id_state'] === undefined) refuse('id_state', 'is required');
    return;
  }
  if (!states.some(({ id }) => id === state)) refuse('id_state', 'is not a state of that country');
  else if (city !== undefined && !cityOptions(country, state).some(({ id }) => id === city))
    refuse('basedin', 'is not a city of that state');
}

function judgePictures(form: ReceivedForm, refuse: Refuse): Photo[] {
  return PICTURES.flatMap((field) => {
    const file = form.files.find((candidate) => candidate.field === field);
    if (!file || file.bytes.length === 0) {
      refuse(field, 'is required');
      return [];
    }
    const type = PHOTO_TYPES.find((accepted) => accepted === mediaTypeOf(file.bytes));
    if (type === undefined) {
      refuse(field, 'must be a PNG, GIF or JPEG picture');
      return [];
    }
    return [{ ...file, type }];
  });
}

function birthdate(value: string): string | undefined {
  const date = new Date(value);
  // An unknown day is invalid, and other forms are written otherwise.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value)
    return 'must be a date as yyyy-MM-dd';
  return date.getTime() < Date.now() && date.getUTCFullYear() >= 1900
    ? undefined
    : 'must lie in the past';
}
