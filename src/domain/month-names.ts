/** Letters of a month's short name, in both languages. */
const SHORT_MONTH = 3;

/** Their short names, without a full stop: `set`, `Sep`. */
export function shortMonthNames(tag: string): readonly string[] {
  return monthNames(tag).map((name) => name.slice(0, SHORT_MONTH));
}

/** The month of a date, `yyyy-MM` or `yyyy-MM-dd`, with its name of the twelve: `set 2026`, `Sep 2026`. */
export function formatMonth(date: string, months: readonly string[]): string {
  const [year = '', month = ''] = date.split('-');
  return `${months[Number(month) - 1] ?? month} ${year}`;
}

/** A year in the future is a typing mistake, so the date is not shown. */
export function toPast(date: string | null, year: number): string | null {
  return date !== null && Number(date.slice(0, 4)) <= year ? date : null;
}

/** The twelve months' names in a language, by its BCP 47 tag. */
export function monthNames(tag: string): readonly string[] {
  const name = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => name.format(new Date(Date.UTC(2001, month, 1))));
}
