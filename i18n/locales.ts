/** The locales. Add a row for a new language, then follow the type checker. `written` is the tag
 * for lists and shared pages. */
export const LOCALES = {
  pt: { tag: 'pt-BR', written: 'pt-BR', name: 'Português' },
  en: { tag: 'en', written: 'en-GB', name: 'English' },
} as const;

export type Locale = keyof typeof LOCALES;

export const DEFAULT_LOCALE: Locale = 'pt';

export const LOCALE_CODES = Object.keys(LOCALES) as readonly Locale[];

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(LOCALES, value);
}
