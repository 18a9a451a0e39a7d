import { addMonths, toDay } from '../../domain/calendar-day.ts';
import { ENTRY_RETENTION_MONTHS } from '../../domain/constants.ts';
import type { KeptEntry } from './record.ts';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** From this age an entry is tried hourly, and the operator is told. */
export const LATE = 60 * MINUTE;

/** The request that brought an entry may still be sending it. */
const YOUNG = 20_000;
/** From this age daily; it needs a person. */
export const OVERDUE = 7 * DAY;

/** Begins a day before the date by which the privacy page promises deletion. */
export function isOver({ acceptedAt }: KeptEntry, now: number): boolean {
  // As on the privacy page: in a shorter month the last day.
  const end = addMonths(toDay(new Date(acceptedAt)), ENTRY_RETENTION_MONTHS);
  return Date.parse(end) + (acceptedAt % DAY) <= now + DAY;
}

export function isDue(entry: KeptEntry, lastRun: number, now: number): boolean {
  const age = now - entry.acceptedAt;
  if (Math.abs(age) < YOUNG) return false;
  const isClockWrong = age < 0 || lastRun > now;
  if (isClockWrong || isOver(entry, now)) return true;
  if (!entry.isAside && age < LATE) return true;
  // However late runs come: it is due once in each hour (day) of its age.
  const spacing = entry.isAside || age >= OVERDUE ? DAY : HOUR;
  return Math.floor((lastRun - entry.acceptedAt) / spacing) < Math.floor(age / spacing);
}
