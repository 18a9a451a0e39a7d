/** A hash of the content makes a corrected form no repeat; the gateway adds the kind. */
import { SHORTEST_FILL } from '../../contracts/entry-limits.ts';

export interface Submission {
  readonly id: string;
  readonly touchedAt: number | null;
}

export function newSubmission(): Submission {
  return { id: newId(), touchedAt: null };
}

export function touch(submission: Submission): Submission {
  const now = Date.now();
  return submission.touchedAt === null || submission.touchedAt > now
    ? { ...submission, touchedAt: now }
    : submission;
}

/** Milliseconds; 0 if the clock was set back. */
export function elapsed({ touchedAt }: Submission): number {
  return touchedAt === null ? 0 : Math.max(0, Math.round(Date.now() - touchedAt));
}

/** An autofilled form would look like a robot's. */
export function pauseBeforeSending(submission: Submission): number {
  return Math.max(0, SHORTEST_FILL - elapsed(submission));
}

export function toPostId({ id }: Submission, body: FormData): string {
  let hash = 0x811c9dc5;
  for (const [name, value] of body) {
    for (const sign of `${name}=${typeof value === 'string' ? value : value.size}\n`) {
      hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
    }
  }
  const turned = (Number.parseInt(id.slice(0, 8), 16) ^ hash) >>> 0;
  return turned.toString(16).padStart(8, '0') + id.slice(8);
}

/** A preview over plain HTTP lacks `randomUUID`. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
