/** When an entry is retried and when it expires. All durations in milliseconds. */
import { ENTRY_RETENTION_MONTHS } from '../../domain/constants.ts';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Longest time of one try, everything included. */
export const DELIVERY_TIMEOUT = 10_000;
/** Lease of a worker on an entry. A worker that exceeds it counts as stopped. */
export const LEASE = 2 * DELIVERY_TIMEOUT;

/** These tries happen at every run of the schedule; then the wait grows. */
const PROMPT_TRIES = 6;
const FIRST_WAIT = 10 * MINUTE;
const LONGEST_WAIT = 2 * HOUR;

/** An older entry needs a person. Daily retries remain, in case the panel was repaired. */
export const OVERDUE = 7 * DAY;
const OVERDUE_WAIT = DAY;

/** Entries that wait longer are logged together once a day, not at each try. */
export const STUCK = 30 * DAY;

/** When an entry must be deleted, as the privacy page promises. In milliseconds since 1970. */
export function toDeletionDate(acceptedAt: number): number {
  const end = new Date(acceptedAt);
  return end.setUTCMonth(end.getUTCMonth() + ENTRY_RETENTION_MONTHS);
}

/** The wait after the failed try number `tries` of an entry that is `age` old. */
export function toBackOff(tries: number, age: number): number {
  if (age >= OVERDUE) return OVERDUE_WAIT;
  if (tries < PROMPT_TRIES) return 0;
  return Math.min(FIRST_WAIT * 2 ** (tries - PROMPT_TRIES), LONGEST_WAIT);
}
