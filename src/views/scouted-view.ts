import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import type { Programme } from '../contracts/entry-kinds.ts';
import { PHOTO_FIELDS } from '../contracts/scouted-form.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { SiteImage } from '../domain/content.ts';
import { findImages, SCOUTED_KEYS } from '../domain/site-keys.ts';
import { findSiteText } from '../domain/site-texts.ts';
import { toPath } from '../routes.ts';
import { toContact, toPlainLines } from './contact-details.ts';
import { toScoutedFormView } from './form-view.ts';
import { toForeignTag, toPage, toPlainLink } from './page.ts';

export type ScoutedView = ReturnType<typeof scoutedView>;

const SETTINGS = {
  models: { closed: 'registrationClosed', hasOlderRecords: true },
  face: { closed: 'registrationClosedFace', hasOlderRecords: false },
} as const;

/** netlify.toml allows these pages the camera. */
export const SCOUTED_PAGES = {
  models: 'scouted',
  face: 'scoutedFace',
} as const satisfies Record<Programme, string>;

export function scoutedView(catalogue: Catalogue, locale: Locale, programme: Programme) {
  const { scouted: words } = dictionary(locale);
  const own = words.programmes[programme];
  const closed = catalogue.customizations[SETTINGS[programme].closed];
  const texts = toTexts(catalogue, locale, programme);
  const title = texts.title === '' ? own.title : texts.title;
  const paragraphs = texts.paragraphs.length > 0 ? texts.paragraphs : [own.text];
  const { email, whatsapp } = toContact(catalogue, locale);
  const instagram = catalogue.social.instagram;
  const images = toPictures(catalogue, programme);
  const captions =
    images.length === PHOTO_FIELDS.length
      ? PHOTO_FIELDS.map((field) => words.form.labels[field])
      : [];
  return {
    ...toPage({
      content: catalogue,
      locale,
      route: { page: SCOUTED_PAGES[programme] },
      title,
      description: own.description,
    }),
    words,
    closed,
    title: closed ? words.closed.title : title,
    paragraphs: closed ? words.closed.paragraphs : paragraphs,
    lang: closed ? { title: undefined, paragraphs: undefined } : texts.lang,
    pictures: images.map((image, index) => ({
      ...image,
      alt: fill(words.exampleAlt, { n: index + 1 }),
      caption: captions[index] ?? null,
    })),
    withoutScript: fill(words.withoutScript.text, { email, whatsapp: whatsapp.text }),
    failed: fill(words.withoutScript.failed, { email, whatsapp: whatsapp.text }),
    instagram: instagram === null ? null : { label: words.closed.follow, path: instagram.url },
    safety: toPlainLink('safety', locale),
    casting: {
      label: words.closed.casting,
      path: toPath({ page: 'listing', category: 'models' }, locale),
    },
    form: closed ? null : toScoutedFormView(catalogue, locale, programme),
  };
}

function toTexts(catalogue: Catalogue, locale: Locale, programme: Programme) {
  const tag = LOCALES[locale].tag;
  const foundTitle = findSiteText(catalogue.texts, SCOUTED_KEYS[programme].title, tag);
  const foundText = findSiteText(catalogue.texts, SCOUTED_KEYS[programme].text, tag);
  const title = foundTitle?.text;
  const text = foundText?.text;
  const older = SETTINGS[programme].hasOlderRecords
    ? catalogue.olderScoutedText
    : { name: null, description: null };
  const ownTitle = (typeof title === 'string' ? title : title?.name) ?? null;
  const textTitle = typeof text === 'object' ? text.name : null;
  const body = (typeof text === 'string' ? text : text?.description) ?? null;
  const titleSource = ownTitle !== null ? foundTitle : textTitle !== null ? foundText : null;
  return {
    title: toPlainLines(ownTitle ?? textTitle ?? older.name ?? '').join(' '),
    paragraphs: toPlainLines(body ?? older.description ?? ''),
    lang: {
      title: toForeignTag(titleSource, locale),
      paragraphs: toForeignTag(body === null ? null : foundText, locale),
    },
  };
}

function toPictures(catalogue: Catalogue, programme: Programme): readonly SiteImage[] {
  const keyed = findImages(catalogue.images, SCOUTED_KEYS[programme].images);
  return keyed.length === 0 && SETTINGS[programme].hasOlderRecords
    ? catalogue.olderScoutedImages
    : keyed;
}
