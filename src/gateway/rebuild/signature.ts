import { createHmac, timingSafeEqual } from 'node:crypto';

/** Carries `sha256=` and the hex HMAC-SHA256 of the raw body with the shared secret. */
export const SIGNATURE_HEADER = 'X-Signature';

const SIGNATURE = /^sha256=([\da-f]{64})$/i;

/** Tells whether a signature is the body's, compared in constant time. */
export function isSignedBy(secret: string, body: Uint8Array, signature: string | null): boolean {
  const [, hex = ''] = SIGNATURE.exec(signature ?? '') ?? [];
  const given = Buffer.from(hex, 'hex');
  const expected = createHmac('sha256', secret).update(body).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}
