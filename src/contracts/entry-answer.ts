import * as v from 'valibot';
import { isReference } from '../domain/reference.ts';
import { FIELD_ERRORS, type FieldErrors } from './field-error.ts';

/** 202: the agency has the entry, the outbox will deliver it, or it lies aside for a person, because
 * the panel refused it for nothing that the visitor could correct. */
export interface EntryAccepted {
  readonly status: 'delivered' | 'queued' | 'aside';
  /** Visitors and the agency quote it: `AMZ-7K2Q-94XM`. */
  readonly reference: string;
}

/**
 * Why an entry was refused: 400 `malformed`, 403 `foreign`, 405 `method`, 413 `tooLarge`, 415
 * `image`, 422 `invalid`, 503 `unavailable` (neither delivered nor stored) and `preview` (takes no
 * entries). 429 has no such body.
 */
export type EntryFault =
  'malformed' | 'foreign' | 'method' | 'tooLarge' | 'image' | 'invalid' | 'unavailable' | 'preview';

export interface EntryRefused {
  readonly error: EntryFault;
  /** Known faulty fields of a 413, 415 or 422. */
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

/** Tells whether a preview of the site refused the entry. */
export function isOfPreview(answer: unknown): boolean {
  return v.is(previewSchema, answer);
}

export function readFieldErrors(answer: unknown): FieldErrors {
  const result = v.safeParse(refusedSchema, answer);
  return result.success ? result.output.errors : {};
}
