import { describe, expect, it } from 'vitest';
import { dictionary } from '../../../i18n/dictionary.ts';
import { CATEGORIES } from '../../../src/domain/categories.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '../../../i18n/locales.ts';
import { aboutView } from '../../../src/views/about-view.ts';
import { myApplicationView } from '../../../src/views/my-application-view.ts';
import { blogView } from '../../../src/views/blog-view.ts';
import { contactView } from '../../../src/views/contact-view.ts';
import { selectionView } from '../../../src/views/selection-view.ts';
import { homeView } from '../../../src/views/home-view.ts';
import { listingContent, listingView } from '../../../src/views/listing-view.ts';
import { toNeighbours } from '../../../src/views/neighbours.ts';
import { privacyView } from '../../../src/views/privacy-view.ts';
import { profileView, toProfileContent } from '../../../src/views/profile-view.ts';
import { safetyView } from '../../../src/views/safety-view.ts';
import { scoutedView } from '../../../src/views/scouted-view.ts';
import { aCatalogue, aTalent, onInstagram } from '../../support/sample-catalogue.ts';
import { notFoundView } from '../../../src/views/page.ts';
import { monthNames, shortMonthNames } from '../../../src/domain/calendar-day.ts';

const adult = aTalent({
  ...{ accounts: onInstagram('thais', 12_500), measuredAt: '2026-03' },
  ...{ jeans: '38', shoes: '38', bustCm: 84, waistCm: 61, hipsCm: 90 },
  ...{ hair: 'Castanho', eyes: 'Verdes' },
});
const minor = aTalent({ id: '9', name: 'Caio Rui', gender: 'man', underAge: true });
const talents = [adult, aTalent({ id: '8', name: 'Bia Sá' }), minor];
const catalogue = aCatalogue({ talents });
const closed = aCatalogue({ talents, customizations: { registrationClosed: true } });

const profileOf = (talent: typeof adult, locale: Locale) =>
  profileView(toProfileContent(catalogue), locale, talent, toNeighbours(catalogue).get(talent.id));

const VIEWS: Readonly<Record<string, (locale: Locale) => unknown>> = {
  home: (locale) => homeView(catalogue, locale),
  about: (locale) => aboutView(catalogue, locale),
  contact: (locale) => contactView(catalogue, locale),
  blog: (locale) => blogView(catalogue, locale),
  selection: (locale) => selectionView(catalogue, locale),
  privacy: (locale) => privacyView(catalogue, locale),
  safety: (locale) => safetyView(catalogue, locale),
  'my application': (locale) => myApplicationView(catalogue, locale),
  'page that does not exist': (locale) => notFoundView(catalogue, locale),
  application: (locale) => scoutedView(catalogue, locale, 'models'),
  'closed application': (locale) => scoutedView(closed, locale, 'models'),
  'application to the other programme': (locale) => scoutedView(catalogue, locale, 'face'),
  profile: (locale) => profileOf(adult, locale),
  'profile of a minor': (locale) => profileOf(minor, locale),
  ...Object.fromEntries(
    CATEGORIES.map((category) => [
      `listing ${category}`,
      (locale: Locale) => listingView(listingContent(catalogue, category), locale),
    ]),
  ),
};

const isAddress = (text: string) => /^\/(?!\/)/.test(text);
const isEnglish = (address: string) => /^\/(?:finder\/)?en(?:[-/#?]|$)/.test(address);

/** Names of what is in other languages on purpose, or in none. */
const ABROAD = new Set(['alternates', 'languages', 'hashes', 'robots', 'kind', 'template']);

function readTexts(part: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof part === 'string') return [[place, part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    ABROAD.has(name) ? [] : readTexts(value, `${place}.${name}`),
  );
}

const wordsOf = (locale: Locale): ReadonlySet<string> => {
  const { tag } = LOCALES[locale];
  return new Set([
    ...readTexts(dictionary(locale)).map(([, text]) => text),
    ...monthNames(tag),
    ...shortMonthNames(tag),
  ]);
};

describe.each(LOCALE_CODES)('In %s', (locale) => {
  const own = wordsOf(locale);
  const foreign = new Set(
    LOCALE_CODES.flatMap((other) => [...wordsOf(other)].filter((text) => !own.has(text))),
  );

  it.each(Object.entries(VIEWS))('links and words of the view of %s are its own', (_, view) => {
    const texts = readTexts(view(locale));
    expect(texts.length).toBeGreaterThan(3);
    const astray = texts.filter(
      ([, text]) => isAddress(text) && isEnglish(text) !== (locale === 'en'),
    );
    expect(astray).toEqual([]);
    expect(texts.filter(([, text]) => foreign.has(text))).toEqual([]);
    const { languages } = (view(locale) as ReturnType<typeof notFoundView>).shell;
    expect(languages.map(({ path }) => isEnglish(path))).toEqual([false, true]);
    expect(languages.filter(({ current }) => current).map((link) => link.locale)).toEqual([locale]);
  });
});
