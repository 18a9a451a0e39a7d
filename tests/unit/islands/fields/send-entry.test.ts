import { expect, it } from 'vitest';
import { RATE_LIMIT_MINUTES } from '../../../../src/domain/constants.ts';
import { toReference } from '../../../../src/domain/reference.ts';
import { toEntryOutcome, type Failure } from '../../../../src/islands/fields/send-entry.ts';
import { eachWith, split } from '../../../support/rows.ts';

const FIELDS = ['name', 'email', 'image_1'];
const REFERENCE = toReference('f47ac10b-58cc-4372-a567-0e02b2c3d479');
const answer = (status: number, body: unknown = '', retryAfter: string | null = null) =>
  toEntryOutcome(
    status,
    typeof body === 'string' ? body : JSON.stringify(body),
    retryAfter,
    FIELDS,
  );
const accepted = (reference: string | null, isAside = false) => ({
  kind: 'accepted',
  reference,
  isAside,
});
const invalid = (errors: object) => ({ kind: 'invalid', errors });
const failed = (failure: Failure) => ({ kind: 'failed', failure });

it.each<[status: number, body: unknown, outcome: object]>([
  [202, { status: 'delivered', reference: REFERENCE }, accepted(REFERENCE)],
  [202, { status: 'delivered', reference: '<b>' }, accepted(null)],
  [202, { status: 'queued' }, accepted(null)],
  [202, { status: 'aside', reference: REFERENCE }, accepted(REFERENCE, true)],
  [422, { errors: { email: 'email', submissionId: 'id' } }, invalid({ email: 'email' })],
  [415, { error: 'image', errors: { image_1: 'image' } }, invalid({ image_1: 'image' })],
  [413, { error: 'tooLarge', errors: { image_1: 'tooLarge' } }, invalid({ image_1: 'tooLarge' })],
  [422, { error: 'invalid', errors: { submissionId: 'id' } }, failed({ reason: 'server' })],
  [413, { error: 'tooLarge' }, failed({ reason: 'tooLarge' })],
  [413, '<html>Payload too large</html>', failed({ reason: 'tooLarge' })],
  [503, { error: 'preview' }, failed({ reason: 'preview' })],
])('the answer %i %j to an entry says what the visitor can do', (status, body, outcome) => {
  expect(answer(status, body)).toEqual(outcome);
});

it.each([0, 200, 400, 403, 404, 500, 502, 503])('the answer to an entry fails by %i', (status) => {
  for (const body of split('{ <!doctype> null {"errors":{"name":"nonsense"}}'))
    expect(answer(status, body)).toEqual(failed({ reason: 'server' }));
});

it.each<readonly [header: string | null, seconds: number]>([
  ['42', 42],
  ['0.2', 1],
  ...eachWith([null, '', 'soon', '-5'], RATE_LIMIT_MINUTES * 60),
])('the answer to an entry after too many posts, to wait %j: %i seconds', (header, seconds) => {
  expect(answer(429, '', header)).toEqual(failed({ reason: 'busy', seconds }));
});
