import { beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { envelopeSchema } from '../../../../src/contracts/envelope.ts';
import {
  elapsed,
  newSubmission,
  pauseBeforeSending,
  toPostId,
  touch,
  type Submission,
} from '../../../../src/islands/fields/submission.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

function touchAt(time: number, submission = newSubmission()): Submission {
  vi.setSystemTime(time);
  return touch(submission);
}

const isTaken = (submissionId: string) => v.is(envelopeSchema, { submissionId });

it('a filled form has an identity of its own that the gateway takes, also where the page is not secure and the browser makes none', () => {
  const first = newSubmission();
  expect(newSubmission().id).not.toBe(first.id);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect([isTaken(first.id), isTaken(newSubmission().id)]).toEqual([true, true]);
});

it('a filled form goes out under one id as long as it holds the same, under another once it was corrected', () => {
  const submission = newSubmission();
  const fields = { name: 'Ana', message: 'Dia 12.', image_1: new Blob(['123']) };
  const toId = (changes: Readonly<Record<string, string | Blob>> = {}, of = submission) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...changes })) body.set(name, value);
    return toPostId(of, body);
  };
  const id = toId();
  expect(toId({ image_1: new Blob(['321']) }, touchAt(5, submission))).toBe(id);
  const others = [
    toId({}, newSubmission()),
    toId({ message: 'Dia 13.' }),
    toId({ name: 'Aná' }),
    toId({ message: '' }),
    toId({ message: 'name=Ana' }),
    toId({ image_1: new Blob(['1234']) }),
  ];
  expect(new Set([id, ...others]).size).toBe(7);
  expect([id, ...others].every(isTaken)).toBe(true);
});

it('a filled form counts its time from the first touch, and none before it or after a clock was set back or ahead', () => {
  const elapsedOf = (...times: readonly number[]) => {
    const look = times.at(-1) ?? 0;
    const touched = times.slice(0, -1).reduce((form, time) => touchAt(time, form), newSubmission());
    vi.setSystemTime(look);
    return elapsed(touched);
  };
  expect(elapsedOf(1000, 9000, 11_000)).toBe(10_000);
  expect(elapsedOf(5000)).toBe(0);
  expect(elapsedOf(5000, 1000)).toBe(0);
  expect(elapsedOf(9_000_000, 1000, 4000)).toBe(3000);
});

it('a filled form waits for the rest of the shortest time in which people fill a form', () => {
  const touched = touchAt(1000);
  const pauseAt = (now: number) => {
    vi.setSystemTime(now);
    return pauseBeforeSending(touched);
  };
  expect([1500, 3000, 60_000].map(pauseAt)).toEqual([1500, 0, 0]);
});
