import { expect, it } from 'vitest';
import { RATE_LIMIT_MINUTES } from '../../../../src/domain/constants.ts';
import { toReference } from '../../../../src/domain/reference.ts';
import { toOutcome } from '../../../../src/islands/fields/outcome.ts';

const FIELDS = ['name', 'email', 'image_1'];
const answer = (status: number, body: unknown = '', retryAfter: string | null = null) =>
  toOutcome(
    { status, retryAfter, body: typeof body === 'string' ? body : JSON.stringify(body) },
    FIELDS,
  );

it('the answer to an entry is a success when the entry was delivered, and when it waits in the outbox', () => {
  const reference = toReference('f47ac10b-58cc-4372-a567-0e02b2c3d479');
  expect(answer(202, { status: 'delivered', reference })).toEqual({ kind: 'accepted', reference });
  expect(answer(202, { status: 'delivered', reference: '<b>' })).toEqual({
    kind: 'accepted',
    reference: null,
  });
  expect(answer(202, { status: 'queued' })).toEqual({ kind: 'accepted', reference: null });
});

it('the answer to an entry names the fields that the visitor can correct', () => {
  expect(answer(422, { error: 'invalid', errors: { email: 'email', submissionId: 'id' } })).toEqual(
    {
      kind: 'invalid',
      errors: { email: 'email' },
    },
  );
  expect(answer(415, { error: 'image', errors: { image_1: 'image' } })).toEqual({
    kind: 'invalid',
    errors: { image_1: 'image' },
  });
  expect(answer(413, { error: 'tooLarge', errors: { image_1: 'tooLarge' } })).toEqual({
    kind: 'invalid',
    errors: { image_1: 'tooLarge' },
  });
});

it('the answer to an entry is a failure when no field of the form is named', () => {
  expect(answer(503, { error: 'preview' })).toEqual({
    kind: 'failed',
    failure: { reason: 'preview' },
  });
  expect(answer(422, { error: 'invalid', errors: { submissionId: 'id' } })).toEqual({
    kind: 'failed',
    failure: { reason: 'server' },
  });
  expect(answer(413, { error: 'tooLarge' })).toEqual({
    kind: 'failed',
    failure: { reason: 'tooLarge' },
  });
  expect(answer(413, '<html>Payload too large</html>')).toEqual({
    kind: 'failed',
    failure: { reason: 'tooLarge' },
  });
});

it.each([0, 200, 400, 403, 404, 500, 502, 503])(
  'the answer to an entry is a failure with status %i, whatever the body',
  (status) => {
    for (const body of ['', '{', '<!doctype html>', 'null', '{"errors":{"name":"nonsense"}}']) {
      expect(answer(status, body)).toEqual({ kind: 'failed', failure: { reason: 'server' } });
    }
  },
);

it('the answer to an entry tells how long to wait after too many posts', () => {
  expect(answer(429, '', '42')).toEqual({
    kind: 'failed',
    failure: { reason: 'busy', seconds: 42 },
  });
  expect(answer(429, '', '0.2')).toEqual({
    kind: 'failed',
    failure: { reason: 'busy', seconds: 1 },
  });
  for (const header of [null, '', 'soon', '-5']) {
    expect(answer(429, '', header)).toEqual({
      kind: 'failed',
      failure: { reason: 'busy', seconds: RATE_LIMIT_MINUTES * 60 },
    });
  }
});
