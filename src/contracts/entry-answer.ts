/** What the gateway answers to an entry. */
import * as v from 'valibot';
import { isReference } from '../domain/reference.ts';
import { FIELD_ERRORS, type FieldErrors } from './field-error.ts';

/** 202: the agency has the entry, or it is in durable storage and will be delivered. Both are a success to the visitor. */
export interface EntryAccepted {
  readonly status: 'delivered' | 'queued';
  /** By which visitor and agency speak of it, such as `AMZ-7K2Q-94XM`. */
  readonly reference: string;
}

/**
 * Why an entry was not accepted as a whole: 400 `malformed`, 403 `foreign`, 405 `method`, 413 `tooLarge`, 415 `image`, 422 `invalid`,
 * 503 `unavailable` (neither delivered nor stored) and `preview` (a deploy that takes no entries). 429 has no such body.
 */
export type EntryFault = 'malformed' | 'foreign' | 'method' | 'tooLarge' | 'image' | 'invalid' | 'unavailable' | 'preview';

export interface EntryRefused {
  readonly error: EntryFault;
  /** 413, 415 and 422 name the faulty fields where they are known. */
  readonly errors?: FieldErrors;
}

const refusedSchema = v.object({ errors: v.record(v.string(), v.picklist(FIELD_ERRORS)) });

const acceptedSchema = v.object({ reference: v.pipe(v.string(), v.check(isReference)) });

/** The reference of an accepted entry; `null` where the answer has none. */
export function readReference(answer: unknown): string | null {
  const result = v.safeParse(acceptedSchema, answer);
  return result.success ? result.output.reference : null;
}

const previewSchema = v.object({ error: v.literal('preview') });

/** Tells whether an answer is that of a preview of the site, which sends nothing on. */
export function isOfPreview(answer: unknown): boolean {
  return v.is(previewSchema, answer);
}

/** The field errors that a refusal names; empty for an answer that names none. */
export function readFieldErrors(answer: unknown): FieldErrors {
  const result = v.safeParse(refusedSchema, answer);
  return result.success ? result.output.errors : {};
}
