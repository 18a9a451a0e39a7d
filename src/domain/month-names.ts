/** Letters in both languages. */
const SHORT_MONTH = 3;

/** Short month names without a full stop: `set`, `Sep`. */
export function shortMonthNames(tag: string): readonly string[] {
  return monthNames(tag).map((name) => name.slice(0, SHORT_MONTH));
}

/** The month of `yyyy-MM` or `yyyy-MM-dd` with its name: `set 2026`, `Sep 2026`. */
export function formatMonth(date: string, months: readonly string[]): string {
  const [year = '', month = ''] = date.split('-');
  return `${months[Number(month) - 1] ?? month} ${year}`;
}

/** Drops a date in a future year, which is a typing error. */
export function toPast(date: string | null, year: number): string | null {
  return date !== null && Number(date.slice(0, 4)) <= year ? date : null;
}

/** The month names of a language (BCP 47 tag). */
export function monthNames(tag: string): readonly string[] {
  const name = new Intl.DateTimeFormat(tag, { month: 'long' });
  return Array.from({ length: 12 }, (_, month) => name.format(new Date(2001, month)));
}
