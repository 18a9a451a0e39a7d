export function formatMonth(date: string, months: readonly string[]): string {
  const [year = '', month = ''] = date.split('-');
  return `${months[Number(month) - 1] ?? month} ${year}`;
}

/** A future year is a typing error. */
export function unlessFuture(date: string | null, year: number): string | null {
  return date !== null && Number(date.slice(0, 4)) <= year ? date : null;
}

export function formatDay(day: string, months: readonly string[]): string {
  return day === '' ? '' : `${toDayOfMonth(day)} ${formatMonth(day, months)}`;
}

export function formatDays(
  one: string,
  other: string,
  months: readonly string[],
  join: (from: string, to: string) => string,
): string {
  const [from = '', to = ''] = [one, other].toSorted();
  const first = formatDay(from, months);
  const last = formatDay(to, months);
  if (first === '' || first === last) return last;
  return join(from.slice(0, 7) === to.slice(0, 7) ? toDayOfMonth(from) : first, last);
}

const toDayOfMonth = (day: string): string => String(Number(day.slice('yyyy-MM-'.length)));
