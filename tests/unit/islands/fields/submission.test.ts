import { expect, it } from 'vitest';
import * as v from 'valibot';
import { envelopeSchema } from '../../../../src/contracts/envelope.ts';
import {
  elapsed,
  newSubmission,
  pauseBeforeSending,
  toPostId,
  touch,
} from '../../../../src/islands/fields/submission.ts';

it('a filled form has an identity of its own that the gateway takes, also where the page is not secure and the browser makes none', () => {
  const first = newSubmission();
  const second = newSubmission();
  expect(first.id).not.toBe(second.id);
  expect(v.is(envelopeSchema, { submissionId: first.id, elapsed: '2000', website: '' })).toBe(true);
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    expect(
      v.is(envelopeSchema, { submissionId: newSubmission().id, elapsed: '', website: '' }),
    ).toBe(true);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});

it('a filled form goes out under one id as long as it holds the same, under another once it was corrected', () => {
  const toBody = (fields: Readonly<Record<string, string | Blob>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return body;
  };
  const submission = newSubmission();
  const fields = { name: 'Ana', message: 'Dia 12.', image_1: new Blob(['123']) };
  const id = toPostId(submission, toBody(fields));
  expect(toPostId(submission, toBody({ ...fields }))).toBe(id);
  expect(toPostId(touch(submission, 5), toBody({ ...fields, image_1: new Blob(['321']) }))).toBe(
    id,
  );
  const others = [
    toPostId(newSubmission(), toBody(fields)),
    ...[
      { message: 'Dia 13.' },
      { name: 'Aná' },
      { message: '' },
      { message: 'name=Ana' },
      { image_1: new Blob(['1234']) },
    ].map((changes) => toPostId(submission, toBody({ ...fields, ...changes }))),
  ];
  expect(new Set([id, ...others]).size).toBe(7);
  for (const post of [id, ...others])
    expect(v.is(envelopeSchema, { submissionId: post })).toBe(true);
});

it('a filled form counts its time from the first touch, not from a later one, and none before it or after a clock was set back', () => {
  const touched = touch(touch(newSubmission(), 1000), 9000);
  expect(elapsed(touched, 11_000)).toBe(10_000);
  expect(elapsed(newSubmission(), 5000)).toBe(0);
  expect(elapsed(touch(newSubmission(), 5000), 1000)).toBe(0);
});

it('a filled form counts from now where a clock that was ahead touched it in time to come', () => {
  const touched = touch(touch(newSubmission(), 9_000_000), 1000);
  expect(elapsed(touched, 4000)).toBe(3000);
});

it('a filled form waits for the rest of the shortest time in which people fill a form', () => {
  const touched = touch(newSubmission(), 1000);
  expect(pauseBeforeSending(touched, 1500)).toBe(1500);
  expect(pauseBeforeSending(touched, 3000)).toBe(0);
  expect(pauseBeforeSending(touched, 60_000)).toBe(0);
});
