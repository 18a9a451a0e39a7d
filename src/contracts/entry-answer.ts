/** What the gateway answers to an entry. */
import * as v from 'valibot';
import { FIELD_ERRORS, type FieldErrors } from './field-error.ts';

/** 202: the agency has the entry, or it lies in durable storage and will get there. Both are a success to the visitor. */
export interface EntryAccepted {
  readonly status: 'delivered' | 'queued';
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
