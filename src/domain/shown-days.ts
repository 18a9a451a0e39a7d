/** `2026-12-14` → `14 dez 2026`; empty for no day. */
export function formatDay(day: string, months: readonly string[]): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return day === '' ? '' : `${String(Number(date))} ${months[Number(month) - 1] ?? ''} ${year}`;
}

/** `14 a 16 dez 2026`; a single day stands alone. */
export function formatDays(
  from: string,
  to: string,
  months: readonly string[],
  join: (from: string, to: string) => string,
): string {
  const first = formatDay(from, months);
  const last = formatDay(to, months);
  if (first === '' || last === '' || first === last) return first === '' ? last : first;
  // Two days of one month name it once.
  return join(from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : first, last);
}
