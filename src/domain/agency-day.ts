/** Milliseconds that Recife's clocks are behind UTC, all year: Pernambuco keeps no summer time. */
const BEHIND_UTC = 3 * 60 * 60 * 1000;

/**
 * The agency's calendar day at a moment, `yyyy-MM-dd`. Ages are decided by it, whatever the visitor's time zone. Computed without `Intl`,
 * because the first formatter with a time zone takes a phone a tenth of a second.
 */
export function agencyDay(moment: Date): string {
  return new Date(moment.getTime() - BEHIND_UTC).toISOString().slice(0, 'yyyy-MM-dd'.length);
}

/** What pages may see of the day of a build: each change of it costs a deploy. */
export interface AgencyDay {
  readonly year: number;
  /** Of that year. */
  readonly half: 1 | 2;
}

/** The agency's day at a moment, in milliseconds since 1970. */
export function toAgencyDay(moment: number): AgencyDay {
  const date = agencyDay(new Date(moment));
  const year = date.slice(0, 'yyyy'.length);
  return { year: Number(year), half: date < `${year}-07` ? 1 : 2 };
}
