import { hash } from 'node:crypto';

/** SHA-256 in hex of a value's JSON text: values are the same when their fields stand in the same order. */
export function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value ?? null));
}
