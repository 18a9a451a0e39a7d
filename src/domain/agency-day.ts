import { toDay } from './calendar-day.ts';

/** Milliseconds that Recife is behind UTC; Pernambuco has no summer time. */
const BEHIND_UTC = 3 * 60 * 60 * 1000;

/** Without `Intl`, which takes phones a tenth of a second. */
export function agencyDay(moment: Date): string {
  return toDay(new Date(moment.getTime() - BEHIND_UTC));
}

/** All that pages show of the day, because a change costs a deploy. */
export function agencyYear(moment: number): number {
  return Number(agencyDay(new Date(moment)).slice(0, 'yyyy'.length));
}
