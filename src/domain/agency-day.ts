import { toDay } from './calendar-day.ts';

/** Milliseconds that Recife is behind UTC; Pernambuco has no summer time. */
const BEHIND_UTC = 3 * 60 * 60 * 1000;

/** The agency's day, `yyyy-MM-dd`, which decides ages everywhere. Without `Intl`, which takes
 * phones a tenth of a second. */
export function agencyDay(moment: Date): string {
  return toDay(new Date(moment.getTime() - BEHIND_UTC));
}

/** The part of the day that pages may show. Each change of it costs a deploy. */
export interface AgencyDay {
  readonly year: number;
  readonly half: 1 | 2;
}

/** The agency's day at `moment`, in milliseconds since 1970. */
export function toAgencyDay(moment: number): AgencyDay {
  const date = agencyDay(new Date(moment));
  const year = date.slice(0, 'yyyy'.length);
  return { year: Number(year), half: date < `${year}-07` ? 1 : 2 };
}
