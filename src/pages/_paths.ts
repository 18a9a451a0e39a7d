import { LOCALE_CODES, type Locale } from '../../i18n/locales.ts';
import { currentCatalogue } from '../catalogue/current.ts';
import { toPageProps } from '../catalogue/page-key.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { toParam, type PlainPage } from '../routes.ts';

/** `[...about]` takes the whole address of its page in each language. */
export function toPaths<View>(
  page: 'home' | PlainPage,
  toView: (catalogue: Catalogue, locale: Locale) => View,
) {
  return LOCALE_CODES.map((locale) => ({
    params: { [page]: toParam({ page }, locale) },
    ...toPageProps(toView(currentCatalogue(), locale)),
  }));
}
