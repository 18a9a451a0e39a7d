/** Add a row for a new language, then follow the type checker. British lists have no comma before
 * `and`, and `og:locale` needs a region: hence `regionTag`. */
export const LOCALES = {
  pt: { tag: 'pt-BR', regionTag: 'pt-BR', name: 'Português' },
  en: { tag: 'en', regionTag: 'en-GB', name: 'English' },
} as const;

export type Locale = keyof typeof LOCALES;

export const DEFAULT_LOCALE: Locale = 'pt';

export const LOCALE_CODES = Object.keys(LOCALES) as readonly Locale[];

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(LOCALES, value);
}
