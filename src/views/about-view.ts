import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { ABOUT_IMAGES, findImages } from '../domain/site-keys.ts';
import { toNamedPage } from './page.ts';

const PICTURES = 4;

export function aboutView(catalogue: Catalogue, locale: Locale) {
  const words = dictionary(locale).about;
  const pictures = findImages(catalogue.images, ABOUT_IMAGES).slice(0, PICTURES);
  return {
    ...toNamedPage('about', {
      content: catalogue,
      locale,
      description: words.description,
      picture: pictures[0]?.desktop ?? null,
    }),
    words,
    pictures,
  };
}
