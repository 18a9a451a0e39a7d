import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { BOARDS, isInCategory } from '../domain/categories.ts';
import type { Slide } from '../domain/content.ts';
import { isVideoFile } from '../domain/slides.ts';
import { toPath } from '../routes.ts';
import { toCard, type CardView } from './card.ts';
import { toContact } from './contact-details.ts';
import { toNameLanguage, toPage, type Link, type PageView } from './page.ts';

const THUMBNAILS = 6;

export interface HomeView extends PageView {
  readonly words: ReturnType<typeof dictionary>['home'];
  readonly slides: readonly Slide[];
  readonly boards: readonly (Link & { readonly thumbnails: readonly CardView[] })[];
  readonly pages: readonly Link[];
}

/** The covers, and the ways to everything else. */
export function homeView(catalogue: Catalogue, locale: Locale): HomeView {
  const words = dictionary(locale);
  const contact = toContact(catalogue);
  const share = catalogue.slides.find((slide) => !isVideoFile(slide.desktop))?.desktop ?? null;
  const page = toPage({
    catalogue,
    locale,
    route: { page: 'home' },
    title: words.home.title,
    description: words.home.description,
    picture: share,
    subject: {
      kind: 'agency',
      contact: { phone: contact.phone.href, email: contact.email, profiles: contact.social.map((link) => link.url) },
    },
  });
  return {
    ...page,
    words: words.home,
    slides: catalogue.slides,
    boards: BOARDS.map((category) => ({
      label: words.common.nav[category],
      path: toPath({ page: 'listing', category, number: 1 }, locale),
      lang: toNameLanguage(category, locale),
      thumbnails: catalogue.talents
        .filter((talent) => talent.cover !== null && !talent.underAge && isInCategory(talent, category))
        .slice(0, THUMBNAILS)
        .map((talent) => toCard(talent, locale)),
    })),
    pages: [...page.shell.pages, page.shell.scouted],
  };
}
