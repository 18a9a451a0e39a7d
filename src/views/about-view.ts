import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { SiteImage } from '../domain/content.ts';
import { findImages } from '../domain/site-images.ts';
import { toPage, type PageView } from './page.ts';

const PICTURES = 4;

export interface AboutView extends PageView {
  readonly words: ReturnType<typeof dictionary>['about'];
  /** Up to four; fewer where the back office keeps fewer. */
  readonly pictures: readonly SiteImage[];
}

/** The agency about itself. */
export function aboutView(catalogue: Catalogue, locale: Locale): AboutView {
  const words = dictionary(locale).about;
  const pictures = findImages(catalogue.images, 'about').slice(0, PICTURES);
  return {
    ...toPage({
      catalogue,
      locale,
      route: { page: 'about' },
      title: words.title,
      description: words.description,
      picture: pictures[0]?.desktop ?? null,
    }),
    words,
    pictures,
  };
}
