import * as v from 'valibot';
import { contactSchema } from '../../contracts/contact-form.ts';
import { isMessage, type EntryKind } from '../../contracts/entry-kinds.ts';
import { BODY_BYTES, PHOTO_BYTES } from '../../contracts/entry-limits.ts';
import type { EntryFault } from '../../contracts/entry-answer.ts';
import { envelopeSchema } from '../../contracts/envelope.ts';
import { FIELD_ERRORS, type FieldError, type FieldErrors } from '../../contracts/field-error.ts';
import type { Place } from '../../contracts/chosen-place.ts';
import {
  guardianSchema,
  PHOTO_FIELDS,
  scoutedSchema,
  isMinorOn,
} from '../../contracts/scouted-form.ts';
import { readCapped } from '../../lib/capped-body.ts';
import { readPhoto } from './read-photo.ts';
import { agencyDay } from '../../domain/calendar-day.ts';

export type EntryForm = Readonly<Record<string, string | Blob | Place | null>>;

export type ReadEntry =
  | { readonly ok: true; readonly submissionId: string; readonly form: EntryForm }
  | ReturnType<typeof refuse>;

const BODY_TIMEOUT = 50_000;

export async function readEntry(
  request: Request,
  kind: EntryKind,
  now: number,
): Promise<ReadEntry> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data[ \t]*;/i.test(type)) return refuse(400, 'malformed');
  const body = await readCapped(request.body, BODY_BYTES, AbortSignal.timeout(BODY_TIMEOUT)).catch(
    () => null,
  );
  if (body === null) return refuse(400, 'malformed');
  if (body === 'too large') return refuse(413, 'tooLarge');
  const headers = { 'Content-Type': type };
  const post = await new Response(body, { headers }).formData().catch(() => null);
  return post === null ? refuse(400, 'malformed') : await judge(post, kind, now);
}

async function judge(post: FormData, kind: EntryKind, now: number): Promise<ReadEntry> {
  const photos = isMessage(kind) ? { ok: true as const, photos: {} } : await readPhotos(post);
  if (!photos.ok) return photos;
  const errors: Record<string, FieldError> = {};
  const texts: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [name, value] of post) {
    if (!toFieldNames(kind).has(name) && !Object.hasOwn(envelopeSchema.entries, name)) continue;
    if (seen.has(name)) errors[name] = 'repeated';
    seen.add(name);
    if (typeof value === 'string') texts[name] ??= value;
  }

  const input = { ...texts, ...photos.photos };
  const envelope = v.safeParse(envelopeSchema, input, { abortPipeEarly: true });
  const { form, issues } = isMessage(kind)
    ? parse(contactSchema, input)
    : parseApplication(input, agencyDay(new Date(now)));
  for (const issue of [...issues, ...(envelope.issues ?? [])])
    errors[v.getDotPath(issue) ?? ''] ??=
      FIELD_ERRORS.find((known) => known === issue.message) ?? 'choice';
  if (!envelope.success || Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);
  return { ok: true, submissionId: envelope.output.submissionId, form };
}

const NAMES = {
  contact: toNames(contactSchema),
  application: toNames(scoutedSchema('', true), guardianSchema),
};

export function toFieldNames(kind: EntryKind): ReadonlySet<string> {
  return isMessage(kind) ? NAMES.contact : NAMES.application;
}

function toNames(...schemas: readonly { readonly entries: object }[]): ReadonlySet<string> {
  return new Set(schemas.flatMap(({ entries }) => Object.keys(entries)));
}

type Input = Readonly<Record<string, string | Blob>>;

interface Parsed {
  readonly form: EntryForm;
  readonly issues: readonly v.BaseIssue<unknown>[];
}

function parse(schema: v.GenericSchema<unknown, EntryForm>, input: Input): Parsed {
  const { success, output, issues = [] } = v.safeParse(schema, input, { abortPipeEarly: true });
  return { form: success ? output : {}, issues };
}

function parseApplication(input: Input, today: string): Parsed {
  const { birthdate } = input;
  const isMinor = isMinorOn(today, typeof birthdate === 'string' ? birthdate : '');
  const own = parse(scoutedSchema(today, isMinor), input);
  if (!isMinor) return own;
  const guardian = parse(guardianSchema, input);
  return { form: { ...own.form, ...guardian.form }, issues: [...own.issues, ...guardian.issues] };
}

async function readPhotos(post: FormData) {
  const files = [...post].flatMap(([name, value]) =>
    typeof value === 'string' || value.size === 0 ? [] : [[name, value] as const],
  );
  if (files.length > PHOTO_FIELDS.length) return refuse(413, 'tooLarge');
  const photos: Record<string, File> = {};
  const errors: Record<string, FieldError> = {};
  for (const field of PHOTO_FIELDS) {
    const [, file] = files.find(([name]) => name === field) ?? [];
    if (file === undefined) continue;
    if (file.size > PHOTO_BYTES) {
      errors[field] = 'tooLarge';
      continue;
    }
    const photo = readPhoto(new Uint8Array(await file.arrayBuffer()), field);
    if (photo === null) errors[field] = 'image';
    else photos[field] = photo;
  }
  const faults = Object.values(errors);
  if (faults.length === 0) return { ok: true as const, photos };
  return faults.includes('tooLarge')
    ? refuse(413, 'tooLarge', errors)
    : refuse(415, 'image', errors);
}

function refuse(status: 400 | 413 | 415 | 422, error: EntryFault, errors: FieldErrors = {}) {
  return { ok: false as const, status, error, errors };
}
