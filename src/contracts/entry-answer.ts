import * as v from 'valibot';
import { isReference } from '../domain/reference.ts';
import { FIELD_ERRORS, type FieldErrors } from './field-error.ts';

/** `aside`: the panel refused it for nothing that the visitor could correct; a person will look. */
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

const refusedSchema = v.object({ errors: v.record(v.string(), v.picklist(FIELD_ERRORS)) });

const acceptedSchema = v.object({ reference: v.pipe(v.string(), v.check(isReference)) });

export function readReference(answer: unknown): string | null {
  const result = v.safeParse(acceptedSchema, answer);
  return result.success ? result.output.reference : null;
}

const asideSchema = v.object({ status: v.literal('aside') });

export function isAside(answer: unknown): boolean {
  return v.is(asideSchema, answer);
}

const previewSchema = v.object({ error: v.literal('preview') });

export function isOfPreview(answer: unknown): boolean {
  return v.is(previewSchema, answer);
}

export function readFieldErrors(answer: unknown): FieldErrors {
  const result = v.safeParse(refusedSchema, answer);
  return result.success ? result.output.errors : {};
}
