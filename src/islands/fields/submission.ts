/**
 * The identity of a filled form: created once, kept through failures and reloads, renewed after sending. The gateway treats two posts with
 * one id as the same submission, so the id is made from this identity and the form's content: correcting a form whose answer was lost, or
 * sending a changed copy from another tab, is not taken for a repeat.
 */
import { SHORTEST_FILL } from '../../contracts/entry-kinds.ts';

export interface Submission {
  readonly id: string;
  /** When the form was first touched, in milliseconds since 1970; `null` while nobody has. */
  readonly touchedAt: number | null;
}

export function newSubmission(): Submission {
  return { id: newId(), touchedAt: null };
}

/** A time in the future, from a clock that was ahead, counts as none. */
export function touch(submission: Submission, now: number): Submission {
  return submission.touchedAt === null || submission.touchedAt > now ? { ...submission, touchedAt: now } : submission;
}

/** Milliseconds since the form was first touched; a clock that was set back counts as no time. */
export function elapsed({ touchedAt }: Submission, now: number): number {
  return touchedAt === null ? 0 : Math.max(0, Math.round(now - touchedAt));
}

/** Milliseconds that a form filled by the browser itself waits, so that nobody is taken for a robot. */
export function pauseBeforeSending(submission: Submission, now: number): number {
  return Math.max(0, SHORTEST_FILL - elapsed(submission, now));
}

/** The id of a post with these fields: always the same for the same ones, of photos their sizes. */
export function toPostId({ id }: Submission, body: FormData): string {
  // FNV-1a, on 32 of the id's random bits.
  let hash = 0x811c9dc5;
  for (const [name, value] of body) {
    for (const sign of `${name}=${typeof value === 'string' ? value : value.size}\n`) {
      hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
    }
  }
  const turned = (Number.parseInt(id.slice(0, 8), 16) ^ hash) >>> 0;
  return turned.toString(16).padStart(8, '0') + id.slice(8);
}

/** `randomUUID` exists on secure pages only; a preview over plain HTTP in a local network is none. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
