const SHORT_MONTH = 3;

export const toShortMonth = (name: string): string => name.slice(0, SHORT_MONTH);

export function shortMonthNames(tag: string): readonly string[] {
  return monthNames(tag).map(toShortMonth);
}

export function monthNames(tag: string): readonly string[] {
  const name = new Intl.DateTimeFormat(tag, { month: 'long' });
  return Array.from({ length: 12 }, (_, month) => name.format(new Date(2001, month)));
}
