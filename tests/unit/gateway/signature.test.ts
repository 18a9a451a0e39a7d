import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSignedBy } from '../../../src/gateway/rebuild/signature.ts';

const SECRET = 'a secret of at least thirty-two characters';
const BODY = Buffer.from('{"event":"content.changed"}');
const sign = (secret: string, body: Uint8Array) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

it('A call is signed by the secret and for its very body, or not at all', () => {
  expect(isSignedBy(SECRET, BODY, sign(SECRET, BODY))).toBe(true);
  expect(isSignedBy(SECRET, BODY, sign(`${SECRET}!`, BODY))).toBe(false);
  expect(isSignedBy(SECRET, BODY, sign(SECRET, Buffer.from('{}')))).toBe(false);
  for (const other of [
    null,
    sign(SECRET, BODY).slice(0, -2),
    sign(SECRET, BODY).slice(7),
    'sha256=zz',
  ]) {
    expect(isSignedBy(SECRET, BODY, other)).toBe(false);
  }
});
