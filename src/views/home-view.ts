import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { BOARDS, toMembers } from '../domain/categories.ts';
import { type Slide, isVideoFile, toSlideAltKey } from '../domain/content.ts';
import { findSiteText } from '../domain/site-texts.ts';
import { toCard } from './card-view.ts';
import { toAgencySubject, toContact } from './contact-details.ts';
import { toListingLink, toForeignTag, toPage } from './page.ts';

const THUMBNAILS = 6;

export type HomeView = ReturnType<typeof homeView>;

export function homeView(catalogue: Catalogue, locale: Locale) {
  const words = dictionary(locale);
  const share = catalogue.slides.find((slide) => !isVideoFile(slide.desktop))?.desktop ?? null;
  const page = toPage({
    content: catalogue,
    locale,
    route: { page: 'home' },
    title: words.home.title,
    description: words.home.description,
    picture: share,
    subject: toAgencySubject(toContact(catalogue, locale)),
  });
  return {
    ...page,
    words: words.home,
    slides: catalogue.slides,
    alts: catalogue.slides.map((slide, index) => toSlideAlt(catalogue, locale, slide, index)),
    boards: BOARDS.map((category) => ({
      ...toListingLink(category, locale),
      thumbnails: toMembers(catalogue.talents, category)
        .filter((talent) => talent.cover !== null && !talent.underAge)
        .slice(0, THUMBNAILS)
        .map((talent) => toCard(talent, locale)),
    })),
    pages: [...page.shell.pages, page.shell.scouted],
  };
}

function toSlideAlt(
  { texts, slides }: Catalogue,
  locale: Locale,
  slide: Slide,
  index: number,
): string {
  const found = findSiteText(texts, toSlideAltKey(slide), LOCALES[locale].tag);
  const own = toForeignTag(found, locale) === undefined ? found?.text : undefined;
  const text = typeof own === 'string' ? own : (own?.description ?? own?.name);
  return text ?? fill(dictionary(locale).home.slider.slideAlt, { n: index + 1, m: slides.length });
}
