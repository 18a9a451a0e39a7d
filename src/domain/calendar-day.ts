/** Arithmetic on calendar days, `yyyy-MM-dd`. */

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Tells whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(text);
  // A 30 February becomes a day in March.
  return !Number.isNaN(date.getTime()) && toDay(date) === text;
}

/** Tells whether a text is a month (`2026-09`) or a day (`2026-09-14`) of this century or the last. */
export function isMonthOrDay(text: string): boolean {
  return /^(?:19|20)/.test(text) && (isDay(text) || isDay(`${text}-01`));
}

/** The day so many days later. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
}

/** The same day so many months later; the month's last one where it has no such day. */
export function addMonths(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const { year, month, wanted } = { year: date.getUTCFullYear(), month: date.getUTCMonth() + count, wanted: date.getUTCDate() };
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month, Math.min(wanted, last))));
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 'yyyy-MM-dd'.length);
}
