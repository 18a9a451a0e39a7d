import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { MAP_SERVICE } from '../domain/constants.ts';
import type { SocialLink } from '../domain/content.ts';
import { findSiteText } from '../domain/site-texts.ts';
import { toAgencySubject, toContact, toPhoneLink, toPlainLines } from './contact-details.ts';
import { toContactFormView } from './form-view.ts';
import { toForeignTag, toNamedPage, pick } from './page.ts';

/** Rua da Aurora, as RecifeMap.astro draws it, with three hundred metres around. */
const DRAWN_PLACE = { latitude: -8.0577, longitude: -34.8794 };
const DRAWN_NEAR = 0.003;

export type ContactView = ReturnType<typeof contactView>;

export function contactView(catalogue: Catalogue, locale: Locale) {
  const words = dictionary(locale).contact;
  const details = toContact(catalogue, locale);
  const { latitude, longitude } = details;
  const hours = findSiteText(catalogue.texts, 'openingHours', LOCALES[locale].tag);
  return {
    ...toNamedPage('contact', {
      content: catalogue,
      locale,
      description: words.description,
      subject: toAgencySubject(details),
    }),
    words,
    details,
    networks: [
      toNetwork('Instagram', catalogue.social.instagram),
      toNetwork('Facebook', catalogue.social.facebook),
    ].flat(),
    phoneLabel: fill(words.phoneLabel, { phone: details.phone.text }),
    hours: toPlainLines(
      (typeof hours?.text === 'string' ? hours.text : hours?.text.description) ?? '',
    ),
    hoursLang: toForeignTag(hours, locale),
    mapWords: pick(
      words,
      'mapOpen',
      'mapOpening',
      'mapFrom',
      'mapFailed',
      'mapKeys',
      'mapCredit',
      'zoomIn',
      'zoomOut',
    ),
    mapLabel: fill(words.map, { address: details.addressLines.join(', ') }),
    isDrawn:
      Math.abs(latitude - DRAWN_PLACE.latitude) <= DRAWN_NEAR &&
      Math.abs(longitude - DRAWN_PLACE.longitude) <= DRAWN_NEAR,
    place: MAP_SERVICE.toPlace(latitude, longitude),
    directions: MAP_SERVICE.toDirections(latitude, longitude),
    staff: catalogue.staff
      .filter((member) => member.language === locale)
      .map(({ name, role, email, phone }) => ({
        name,
        role,
        email,
        phone: phone === null ? null : { text: phone, href: toPhoneLink(phone) },
      })),
    form: toContactFormView(catalogue, locale),
  };
}

function toNetwork(network: string, link: SocialLink | null): readonly SocialLink[] {
  if (link === null) return [];
  const isNamed = link.name.toLowerCase().startsWith(network.toLowerCase());
  return [{ name: isNamed ? link.name : `${network} ${link.name}`, url: link.url }];
}
