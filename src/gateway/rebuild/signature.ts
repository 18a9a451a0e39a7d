import { createHmac, timingSafeEqual } from 'node:crypto';

/** `sha256=` and the hex HMAC-SHA256 of the raw body. */
export const SIGNATURE_HEADER = 'X-Signature';

const SIGNATURE = /^sha256=([\da-f]{64})$/i;

/** Checks a body's signature in constant time. */
export function isSignedBy(secret: string, body: Uint8Array, signature: string | null): boolean {
  const [, hex = ''] = SIGNATURE.exec(signature ?? '') ?? [];
  const given = Buffer.from(hex, 'hex');
  const expected = createHmac('sha256', secret).update(body).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}
