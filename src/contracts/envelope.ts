import * as v from 'valibot';
import { HONEYPOT } from './entry-kinds.ts';
import { SHORTEST_FILL } from './entry-limits.ts';
import { fault } from './field-error.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const LIMIT = 100;

export const envelopeSchema = v.object({
  submissionId: v.pipe(
    v.optional(v.string(fault('id')), ''),
    v.maxLength(LIMIT, fault('id')),
    v.trim(),
    v.toLowerCase(),
    v.regex(UUID, fault('id')),
  ),
  elapsed: v.pipe(
    v.optional(v.string(fault('tooFast')), ''),
    v.maxLength(LIMIT, fault('tooFast')),
    v.trim(),
    v.check(
      (text) =>
        text === '' || (/^\d{1,15}(?:\.\d{1,6})?$/.test(text) && Number(text) >= SHORTEST_FILL),
      fault('tooFast'),
    ),
  ),
  [HONEYPOT]: v.pipe(
    v.optional(v.string(fault('notEmpty')), ''),
    v.check((text) => text === '', fault('notEmpty')),
  ),
});
