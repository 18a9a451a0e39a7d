const DAY_IN_RECIFE = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Recife', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The agency's calendar day at a moment, `yyyy-MM-dd`: the day that decides an age, the same wherever it is asked. */
export function agencyDay(moment: Date): string {
  return DAY_IN_RECIFE.format(moment);
}
