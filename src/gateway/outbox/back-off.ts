/** When an entry is tried again, and when it is over. All durations in milliseconds. */
import { ENTRY_RETENTION_MONTHS } from '../../domain/constants.ts';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Longest a single try may take, everything included. */
export const DELIVERY_TIMEOUT = 10_000;
/** Lease of a worker on an entry: after it, the worker counts as stopped. */
export const LEASE = 2 * DELIVERY_TIMEOUT;

/** So many tries come with every run of the schedule; only then does waiting grow. */
const PROMPT_TRIES = 6;
const FIRST_WAIT = 10 * MINUTE;
const LONGEST_WAIT = 2 * HOUR;

/** An entry that waits longer needs a person. From then on it is retried once a day, in case the panel was repaired. */
export const OVERDUE = 7 * DAY;
const OVERDUE_WAIT = DAY;

/** Entries that wait longer are logged together, once a day, and no longer at each try. */
export const STUCK = 30 * DAY;

/** When an entry that was accepted at `acceptedAt` has to be gone, delivered or not, by the promise of the privacy page. Since 1970. */
export function toDeletionDate(acceptedAt: number): number {
  const end = new Date(acceptedAt);
  return end.setUTCMonth(end.getUTCMonth() + ENTRY_RETENTION_MONTHS);
}

/** How long to wait after the failed try number `tries`, for an entry that has waited for `age`. */
export function toBackOff(tries: number, age: number): number {
  if (age >= OVERDUE) return OVERDUE_WAIT;
  if (tries < PROMPT_TRIES) return 0;
  return Math.min(FIRST_WAIT * 2 ** (tries - PROMPT_TRIES), LONGEST_WAIT);
}
