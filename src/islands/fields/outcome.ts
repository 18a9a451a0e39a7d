import {
  isAside,
  isOfPreview,
  readFieldErrors,
  readReference,
} from '../../contracts/entry-answer.ts';
import type { FieldErrors } from '../../contracts/field-error.ts';
import { RATE_LIMIT_MINUTES } from '../../domain/constants.ts';
import { jsonOrNull } from '../../lib/json-or-null.ts';

export type Failure =
  | { readonly reason: 'offline' | 'network' | 'server' | 'tooLarge' | 'preview' | 'aside' }
  | { readonly reason: 'busy'; readonly seconds: number };

export type Outcome =
  /** `isAside`: kept for a person. */
  | { readonly kind: 'accepted'; readonly reference: string | null; readonly isAside: boolean }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'failed'; readonly failure: Failure };

const DEFAULT_PAUSE = RATE_LIMIT_MINUTES * 60;

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
}

/** `fields` are the form's own: the visitor cannot correct errors of others. */
export function toOutcome(
  { status, retryAfter, body }: Answer,
  fields: readonly string[],
): Outcome {
  const answer = jsonOrNull(body);
  if (status === 202)
    return { kind: 'accepted', reference: readReference(answer), isAside: isAside(answer) };
  if (status === 429) {
    const seconds = Number(retryAfter);
    return {
      kind: 'failed',
      failure: { reason: 'busy', seconds: seconds > 0 ? Math.ceil(seconds) : DEFAULT_PAUSE },
    };
  }
  if (isOfPreview(answer)) return { kind: 'failed', failure: { reason: 'preview' } };
  const errors = Object.fromEntries(
    Object.entries(readFieldErrors(answer)).filter(([field]) => fields.includes(field)),
  );
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return { kind: 'failed', failure: { reason: status === 413 ? 'tooLarge' : 'server' } };
}
