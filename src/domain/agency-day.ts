/** Milliseconds that Recife's clocks are behind UTC, all year: Pernambuco keeps no summer time. */
const BEHIND_UTC = 3 * 60 * 60 * 1000;

/**
 * The agency's calendar day at a moment, `yyyy-MM-dd`: the day that decides an age, the same wherever it is asked. Reckoned and not
 * formatted, because a browser's first formatter with a time zone takes a phone a tenth of a second.
 */
export function agencyDay(moment: Date): string {
  return new Date(moment.getTime() - BEHIND_UTC).toISOString().slice(0, 'yyyy-MM-dd'.length);
}
