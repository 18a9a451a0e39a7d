import * as v from 'valibot';
import { isReference } from '../domain/reference.ts';
import { FIELD_ERRORS, type FieldErrors } from './field-error.ts';

/** `aside`: the panel refused it for nothing that the visitor could correct. */
export interface EntryAccepted {
  readonly status: 'delivered' | 'queued' | 'aside';
  readonly reference: string;
}

/** 400 `malformed`, 403 `foreign`, 405 `method`, 413 `tooLarge`, 415 `image`, 422 `invalid`, 503 `unavailable` and `preview`. 429 has no such body. */
export type EntryFault =
  'malformed' | 'foreign' | 'method' | 'tooLarge' | 'image' | 'invalid' | 'unavailable' | 'preview';

export interface EntryRefused {
  readonly error: EntryFault;
  readonly errors?: FieldErrors;
}

const answerSchema = v.object({
  status: v.fallback(v.string(), ''),
  reference: v.fallback(v.pipe(v.string(), v.check(isReference)), ''),
  error: v.fallback(v.string(), ''),
  errors: v.fallback(v.record(v.string(), v.picklist(FIELD_ERRORS)), {}),
});

/** The platform may answer in the function's place. */
export function readEntryAnswer(answer: unknown) {
  return v.parse(answerSchema, Object(answer));
}
