import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { compositePath } from '../contracts/composite-call.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Customizations } from '../domain/content.ts';
import { formatFollowers } from '../domain/followers.ts';
import { formatMonth, unlessFuture } from '../domain/shown-days.ts';
import {
  GALLERY_NAMES,
  type GalleryName,
  type Picture,
  type Talent,
  type Video,
} from '../domain/talent.ts';
import { NETWORKS, type Account } from '../domain/networks.ts';
import { toPath } from '../routes.ts';
import { toCard } from './card-view.ts';
import { compCardView } from './comp-card-view.ts';
import { toWhatsApp } from './contact-details.ts';
import { toColourTexts, toCoverAlt } from './cover-alt.ts';
import { toMeasures } from './measures-view.ts';
import type { Neighbours } from './neighbours.ts';
import { toListingLink, toPage, type ShellContent, toProfileRoute } from './page.ts';
import { toPosters, toVideo } from './video-view.ts';
import { shortMonthNames } from '../domain/calendar-day.ts';

export type PictureView = ReturnType<typeof toPicture>;

export type ProfileView = ReturnType<typeof profileView>;
export type GalleryView = ProfileView['galleries'][number];
export type GalleryModeView = ProfileView['galleryMode'];
export type WhatsAppView = ProfileView['whatsAppQuestion'];
export type NeighboursView = ReturnType<typeof toNeighboursView>;

/** It is part of the cache key: an edit elsewhere renders no profile anew. */
export type ProfileContent = ShellContent & {
  readonly customizations: Pick<Customizations, 'phone' | 'whatsapp' | 'email'>;
};

export function toWhatsAppMessage({ whatsapp, text }: WhatsAppView, address: string): string {
  return `${whatsapp}?text=${encodeURIComponent(fill(text, { address }))}`;
}

const UNKNOWN_PICTURE = { width: 640, height: 960 };
const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  pt: shortMonthNames(LOCALES.pt.tag),
  en: shortMonthNames(LOCALES.en.tag),
};

export function toProfileContent({
  social,
  year,
  customizations: { phone, whatsapp, email },
}: Catalogue): ProfileContent {
  return { social, year, customizations: { phone, whatsapp, email } };
}

export function profileView(
  content: ProfileContent,
  locale: Locale,
  talent: Talent,
  neighbours: Neighbours | null = null,
) {
  const words = dictionary(locale);
  const profile = words.talents.profile;
  const models = toListingLink('models', locale);
  const accounts = talent.accounts.map((account) => toAccountView(account, talent.name, locale));
  const measures = toMeasures(talent, locale);
  const { year } = content;
  const measuredAt = measures.length === 0 ? null : unlessFuture(talent.measuredAt, year);
  const measured =
    measuredAt === null
      ? null
      : fill(profile.measuredAt, { month: formatMonth(measuredAt, MONTHS[locale]) });
  const polaroidsAt = unlessFuture(talent.polaroidsAt, year);
  return {
    ...toPage({
      content,
      locale,
      route: toProfileRoute(talent),
      title: talent.name,
      description: fill(talent.underAge ? profile.minorDescription : profile.description, {
        name: talent.name,
      }),
      parents: [models],
      ...(talent.underAge
        ? { robots: 'nothing' }
        : {
            picture: talent.cover ?? talent.coverMobile ?? talent.coverDesktop,
            subject: {
              kind: 'person',
              name: talent.name,
              heightCm: talent.heightCm,
              profiles: accounts.map(({ url }) => url),
              checkedAt:
                [measuredAt, polaroidsAt]
                  .filter((date) => date !== null)
                  .toSorted()
                  .at(-1) ?? null,
            },
          }),
    }),
    words: profile,
    talent: toCard(talent, locale),
    coverMobile: talent.coverMobile ?? talent.cover ?? talent.coverDesktop,
    coverDesktop: talent.coverDesktop,
    coverAlt: toCoverAlt(talent, locale),
    measures,
    underMeasures: [toColourTexts(talent, locale).join(', '), uncapitalise(measured ?? '')].filter(
      (part) => part !== '',
    ),
    accounts,
    galleries: GALLERY_NAMES.filter((name) => talent.galleries[name].length > 0).map((name) => ({
      ...toGallery(talent, name, locale),
      date:
        name === 'snap' && polaroidsAt !== null ? formatMonth(polaroidsAt, MONTHS[locale]) : null,
    })),
    galleryMode: {
      title: fill(profile.galleryMode, { name: talent.name }),
      galleries: profile.galleries,
      leave: profile.back,
      previous: profile.previous,
      next: profile.next,
      position: profile.position,
      slide: profile.slide,
      accounts: accounts.map(({ network, url, label }) => ({ network, url, label })),
    },
    compositePath: talent.galleries.compo.length === 0 ? null : compositePath(talent.id),
    whatsAppQuestion: {
      whatsapp: toWhatsApp(content.customizations).href,
      text: fill(profile.askText, { name: talent.name }),
    },
    compCard: compCardView(content, locale, talent, measured),
    neighbours: neighbours === null ? null : toNeighboursView(neighbours, locale),
    modelsPath: models.path,
  };
}

const uncapitalise = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function toNeighboursView({ category, previous, next, nearest }: Neighbours, locale: Locale) {
  const { boards, talents } = dictionary(locale);
  return {
    heading: talents.profile.neighbours,
    board: {
      label: fill(talents.profile.wholeBoard, { board: boards[category].name }),
      path: toPath({ page: 'listing', category }, locale),
    },
    cards: nearest.map((neighbour) => toCard(neighbour, locale)),
    previous: previous === null ? null : toCard(previous, locale).path,
    next: next === null ? null : toCard(next, locale).path,
  };
}

function toAccountView(
  { network: code, handle, followers }: Account,
  name: string,
  locale: Locale,
) {
  const words = dictionary(locale).talents.profile;
  const count = followers === null ? null : formatFollowers(followers, locale);
  const { name: network, home } = NETWORKS[code];
  return {
    network,
    handle,
    url: `https://www.${home}${encodeURIComponent(handle)}/`,
    label: `${fill(words.accountOf, { name, network })} (${words.opensInNewTab})`,
    followers: count === null ? null : fill(words.followers[count.form], { count: count.text }),
  };
}

function toGallery(talent: Talent, name: GalleryName, locale: Locale) {
  const label = dictionary(locale).talents.profile.galleryNames[name];
  const posters = name === 'video' ? toPosters(talent) : [];
  const toItem = (item: Picture | Video, index: number) =>
    item.kind === 'picture'
      ? toPicture(talent, item, label, index + 1, locale)
      : toVideo(talent, item, index + 1, locale, posters[index % posters.length] ?? null);
  return { name, label, items: talent.galleries[name].map(toItem) };
}

function toPicture(talent: Talent, picture: Picture, gallery: string, n: number, locale: Locale) {
  const { width, height } = picture;
  return {
    kind: 'picture' as const,
    file: picture.file,
    ...(width !== null && height !== null ? { width, height } : UNKNOWN_PICTURE),
    alt: fill(dictionary(locale).talents.profile.pictureAlt, { name: talent.name, gallery, n }),
  };
}
