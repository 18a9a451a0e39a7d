const DAY = /^\d{4}-\d\d-\d\d$/;

export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(text);
  // 30 February would become a day in March.
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
  const { year, month, wanted } = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + count,
    wanted: date.getUTCDate(),
  };
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month, Math.min(wanted, last))));
}

export function toDay(date: Date): string {
  return date.toISOString().slice(0, 'yyyy-MM-dd'.length);
}
