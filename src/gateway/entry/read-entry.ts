/** Turns a post into a valid entry, or into the answer that says why it is none. Every limit is checked on what arrives, never on what is announced. */
import * as v from 'valibot';
import { contactSchema } from '../../contracts/contact-form.ts';
import { BODY_BYTES, PHOTO_BYTES, type Entry } from '../../contracts/entries.ts';
import type { EntryFault } from '../../contracts/entry-answer.ts';
import { envelopeSchema } from '../../contracts/envelope.ts';
import { FIELD_ERRORS, type FieldError, type FieldErrors } from '../../contracts/field-error.ts';
import { PHOTO_FIELDS, scoutedSchema } from '../../contracts/scouted-form.ts';
import { agencyDay } from '../../domain/agency-day.ts';
import { readCapped } from '../capped-body.ts';
import { readPhoto } from '../photos/photo.ts';

/** An entry's fields in their normal form, empty ones included, and its photos without metadata. */
export type EntryForm = Readonly<Record<string, string | Blob>>;

export type ReadEntry =
  | { readonly ok: true; readonly submissionId: string; readonly form: EntryForm }
  | { readonly ok: false; readonly status: 400 | 413 | 415 | 422; readonly error: EntryFault; readonly errors: FieldErrors };

/** Milliseconds that a body may take on its way. */
const BODY_TIMEOUT = 50_000;

/** Reads the post of an entry. `now` in milliseconds decides the applicant's age. Never throws. */
export async function readEntry(request: Request, entry: Entry, now: number): Promise<ReadEntry> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return refuse(400, 'malformed');
  const body = await readCapped(request.body, BODY_BYTES, AbortSignal.timeout(BODY_TIMEOUT)).catch(() => null);
  if (body === null) return refuse(400, 'malformed');
  if (body === 'too large') return refuse(413, 'tooLarge');
  // The platform's parser on bytes that are few and all there: it cannot wait for more, and its work is proportionate to their number.
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => null);
  return form === null ? refuse(400, 'malformed') : await judge(form, entry, now);
}

async function judge(form: FormData, entry: Entry, now: number): Promise<ReadEntry> {
  const photos = entry === 'contact' ? { ok: true as const, photos: {} } : await readPhotos(form);
  if (!photos.ok) return photos;
  const schema = entry === 'contact' ? contactSchema : scoutedSchema(agencyDay(new Date(now)));
  const names = [...Object.keys(schema.entries), ...Object.keys(envelopeSchema.entries)];
  const errors: Record<string, FieldError> = {};
  for (const name of names) if (form.getAll(name).length > 1) errors[name] = 'repeated';

  const input = { ...toTexts(form, names), ...photos.photos };
  const envelope = v.safeParse(envelopeSchema, input, { abortPipeEarly: true });
  const fields = v.safeParse(schema, input, { abortPipeEarly: true });
  for (const issue of [...(fields.issues ?? []), ...(envelope.issues ?? [])]) errors[v.getDotPath(issue) ?? ''] ??= toCode(issue.message);
  if (!fields.success || !envelope.success || Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);
  return { ok: true, submissionId: envelope.output.submissionId, form: fields.output };
}

/** The text fields of the given names; a file in the place of a text is no text. */
function toTexts(form: FormData, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

type ReadPhotos = { readonly ok: true; readonly photos: Readonly<Record<string, File>> } | Extract<ReadEntry, { ok: false }>;

async function readPhotos(form: FormData): Promise<ReadPhotos> {
  const files = Array.from(form.values()).filter((value) => value instanceof File && value.size > 0);
  if (files.length > PHOTO_FIELDS.length) return refuse(413, 'tooLarge');
  const photos: Record<string, File> = {};
  const errors: Record<string, FieldError> = {};
  for (const field of PHOTO_FIELDS) {
    const file = form.get(field);
    if (!(file instanceof File) || file.size === 0) continue;
    const photo = file.size > PHOTO_BYTES ? null : readPhoto(new Uint8Array(await file.arrayBuffer()), field);
    if (photo === null) errors[field] = file.size > PHOTO_BYTES ? 'tooLarge' : 'image';
    else photos[field] = photo;
  }
  const faults = Object.values(errors);
  if (faults.length === 0) return { ok: true, photos };
  return faults.includes('tooLarge') ? refuse(413, 'tooLarge', errors) : refuse(415, 'image', errors);
}

function refuse(status: 400 | 413 | 415 | 422, error: EntryFault, errors: FieldErrors = {}): Extract<ReadEntry, { ok: false }> {
  return { ok: false, status, error, errors };
}

function toCode(message: string): FieldError {
  return FIELD_ERRORS.find((known) => known === message) ?? 'choice';
}
