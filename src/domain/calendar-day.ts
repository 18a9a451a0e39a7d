const DAY = /^\d{4}-\d\d-\d\d$/;

export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && toDay(date) === text;
}

export function isMonthOrDay(text: string): boolean {
  return /^(?:19|20)/.test(text) && (isDay(text) || isDay(`${text}-01`));
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
}

export function addMonths(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + count);
  if (date.getUTCDate() !== wanted) date.setUTCDate(0);
  return toDay(date);
}

export function toDay(date: Date): string {
  return date.toISOString().slice(0, 'yyyy-MM-dd'.length);
}

/** Recife has no summer time. */
const BEHIND_UTC = 3 * 60 * 60 * 1000;

/** Does without `Intl`, which takes phones a tenth of a second. */
export function agencyDay(moment: Date): string {
  return toDay(new Date(moment.getTime() - BEHIND_UTC));
}

export function agencyYear(moment: number): number {
  return Number(agencyDay(new Date(moment)).slice(0, 'yyyy'.length));
}

const SHORT_MONTH = 3;

export const toShortMonth = (name: string): string => name.slice(0, SHORT_MONTH);

export function shortMonthNames(tag: string): readonly string[] {
  return monthNames(tag).map(toShortMonth);
}

export function monthNames(tag: string): readonly string[] {
  const name = new Intl.DateTimeFormat(tag, { month: 'long' });
  return Array.from({ length: 12 }, (_, month) => name.format(new Date(2001, month)));
}
