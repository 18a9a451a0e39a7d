import { hash } from 'node:crypto';

/** SHA-256 in hex of a value's JSON text; the order of fields matters. */
export function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value ?? null));
}
