/** The pages of a language that have an address of their own, one listing for all and no profile. */
import type { Locale } from '../../../i18n/locales.ts';
import { PLAIN_PAGES, toPath } from '../../../src/routes.ts';

export const listingOf = (locale: Locale) => toPath({ page: 'listing', category: 'models', number: 1 }, locale);

export const pagesOf = (locale: Locale): readonly string[] => [
  toPath({ page: 'home' }, locale),
  listingOf(locale),
  ...PLAIN_PAGES.map((page) => toPath({ page }, locale)),
];
