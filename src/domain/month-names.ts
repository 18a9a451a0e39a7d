/** The twelve months' names in a language, by its BCP 47 tag. */
export function monthNames(tag: string): readonly string[] {
  const name = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => name.format(new Date(Date.UTC(2001, month, 1))));
}
