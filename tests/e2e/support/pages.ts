/** A language's pages with fixed addresses, and one listing for all; without profiles. */
import type { Locale } from '../../../i18n/locales.ts';
import { PLAIN_PAGES, toPath } from '../../../src/routes.ts';

export const listingOf = (locale: Locale) =>
  toPath({ page: 'listing', category: 'models' }, locale);

export const pagesOf = (locale: Locale): readonly string[] => [
  toPath({ page: 'home' }, locale),
  listingOf(locale),
  ...PLAIN_PAGES.map((page) => toPath({ page }, locale)),
];
