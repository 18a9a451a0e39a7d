import { createHash } from 'node:crypto';

/** SHA-256 in hex of a value's JSON text: values are the same when their fields stand in the same order. */
export function digest(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('hex');
}
