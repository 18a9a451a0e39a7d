import { hash } from 'node:crypto';

export function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value ?? null));
}
