/** A repeated idempotency key gets the first answer and stores nothing. */
import * as v from 'valibot';

import { jsonAnswer, Problem } from '../http/answer.ts';
import { filesOf, jsonText, readForm, wholeNumber } from '../http/body.ts';
import { param, post, type Call, type Route } from '../http/router.ts';
import { mediaTypeOf } from '../pictures/media-type.ts';
import {
  ENTRY_KINDS,
  isMessage,
  PHOTO_TYPES,
  type EntryKind,
  type EntryStore,
  type Photo,
} from '../store/entries-store.ts';
import { GENDERS } from '../store/records.ts';

const MOST_MEGABYTES = 24;
const PICTURES = ['image_1', 'image_2', 'image_3', 'image_4'];
const PLACE = jsonText({ value: wholeNumber, label: v.string() });

type Rule = readonly [
  isRequired: boolean,
  most: number,
  isGood?: (value: string) => boolean,
  reason?: string,
];

const email: Rule = [
  true,
  254,
  (value) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/.test(value),
  'must be a valid e-mail address',
];
const place = (isRequired: boolean): Rule => [
  isRequired,
  400,
  (value) => v.is(PLACE, value),
  'must be JSON text with value and label',
];

const CONTACT: Readonly<Record<string, Rule>> = {
  name: [true, 200],
  email,
  phone: [true, 200],
  message: [true, 10_000],
};

const SCOUTED: Readonly<Record<string, Rule>> = {
  realname: [true, 200],
  email,
  phone: [true, 40],
  gender: [
    true,
    20,
    (value) => GENDERS.some((known) => known === value),
    `must be one of ${GENDERS.join(', ')}`,
  ],
  birthdate: [true, 10, isPastDay, 'must be a day in the past as yyyy-MM-dd'],
  instagr: [true, 200],
  tiktok: [true, 200],
  country: place(true),
  id_state: place(false),
  basedin: place(false),
  height: [true, 20, (value) => /^\d{2,3}(\D|$)/.test(value), 'must begin with centimetres'],
  jeans: [true, 20],
  note: [false, 10_000],
};

export function entryRoutes(entries: EntryStore): Route[] {
  async function receive({ request }: Call, kind: EntryKind): Promise<Response> {
    const idempotencyKey = request.headers.get('Idempotency-Key');
    const form = await readForm(request, MOST_MEGABYTES);
    const known = () => entries.known(idempotencyKey);
    // Another request may have stored it since the first look.
    const id =
      known() ??
      entries.add({ kind, ...(await judgeEntry(kind, form)), idempotencyKey }) ??
      known();
    return jsonAnswer(201, { id });
  }
  return [
    post('/api/entry/:entry/send', (call) => {
      const kind = ENTRY_KINDS.find((known) => known === param(call, 'entry'));
      if (kind === undefined) throw new Problem(404, `There is no entry ${param(call, 'entry')}.`);
      return receive(call, kind);
    }),
    post('/api/contact/pt', (call) => receive(call, 'contact')),
    post('/api/get-scouted/pt', (call) => receive(call, 'getScouted')),
  ];
}

export async function judgeEntry(kind: EntryKind, form: FormData) {
  const errors: Record<string, string[]> = {};
  const refuse = (field: string, reason: string): void => {
    errors[field] = [`${field} ${reason}.`];
  };
  const fields: Record<string, string> = {};
  const rules = isMessage(kind) ? CONTACT : SCOUTED;
  for (const [name, [isRequired, most, isGood, reason = '']] of Object.entries(rules)) {
    const given = form.get(name);
    const value = typeof given === 'string' ? given.trim() : '';
    if (value !== '') fields[name] = value;
    if (value === '' && isRequired) refuse(name, 'is required');
    else if (value.length > most) refuse(name, `must not be longer than ${most} characters`);
    else if (value !== '' && isGood?.(value) === false) refuse(name, reason);
  }
  const photos: Photo[] = [];
  for (const field of isMessage(kind) ? [] : PICTURES) {
    const [file] = filesOf(form, field);
    const bytes = await file?.bytes();
    const type = PHOTO_TYPES.find((accepted) => bytes && accepted === mediaTypeOf(bytes));
    if (bytes === undefined) refuse(field, 'is required');
    else if (type === undefined) refuse(field, 'must be a PNG, GIF or JPEG picture');
    else photos.push({ field, type, bytes });
  }
  if (Object.keys(errors).length > 0)
    throw new Problem(422, 'Some fields were not accepted.', errors);
  return { fields, photos };
}

function isPastDay(value: string): boolean {
  const date = new Date(value);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
  return isDay && date.getTime() < Date.now() && date.getUTCFullYear() >= 1900;
}
