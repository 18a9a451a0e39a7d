import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { toPath } from '../routes.ts';
import { toContact } from './contact-details.ts';
import { toPage, type Link, type PageView } from './page.ts';

export interface FavouritesView extends PageView {
  readonly words: ReturnType<typeof dictionary>['favourites'];
  readonly withoutScript: string;
  readonly casting: Link;
}

export function favouritesView(catalogue: Catalogue, locale: Locale, year: number): FavouritesView {
  const words = dictionary(locale).favourites;
  return {
    ...toPage({ catalogue, locale, route: { page: 'favourites' }, year, title: words.title, description: words.description }),
    words,
    withoutScript: fill(words.withoutScript, { email: toContact(catalogue).email }),
    casting: { label: words.emptyAction, path: toPath({ page: 'listing', category: 'models', number: 1 }, locale) },
  };
}
