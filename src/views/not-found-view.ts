import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { toPage } from './page.ts';

export type NotFoundView = ReturnType<typeof notFoundView>;

export function notFoundView(catalogue: Catalogue, locale: Locale) {
  const words = dictionary(locale).errors.notFound;
  return {
    ...toPage({ catalogue, locale, route: null, title: words.title, description: words.help }),
    words,
  };
}
