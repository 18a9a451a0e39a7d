import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { MAP_SERVICE } from '../domain/constants.ts';
import type { SocialLink } from '../domain/content.ts';
import { isDrawnPlace } from '../domain/drawn-map.ts';
import { findSiteText } from '../domain/site-texts.ts';
import { toContact, toPhoneLink, type ContactDetails } from './contact-details.ts';
import { toContactFormView, type ContactFormView } from './form-view.ts';
import { toForeignTag, toPage, type PageView } from './page.ts';
import { toPlainLines } from './plain-text.ts';

export interface StaffView {
  readonly name: string;
  readonly role: string | null;
  readonly email: string | null;
  readonly phone: { readonly text: string; readonly href: string } | null;
}

export interface ContactView extends PageView {
  readonly words: ReturnType<typeof dictionary>['contact'];
  readonly details: ContactDetails;
  readonly phoneLabel: string;
  /** The agency's networks, each by its own name and the agency's name there: `Instagram @amazing`. */
  readonly networks: readonly SocialLink[];
  /** When somebody answers, a line each; none where the back office does not say. */
  readonly hours: readonly string[];
  /** Of the hours, where it is not the page's. */
  readonly hoursLang: string | undefined;
  readonly mapLabel: string;
  /** The drawn map shows the agency's place. */
  readonly isDrawn: boolean;
  /** The place on the map service, and the way to it. */
  readonly place: string;
  readonly directions: string;
  /** Only those who answer in the page's language. */
  readonly staff: readonly StaffView[];
  readonly form: ContactFormView;
}

/** How to reach the agency, and who answers in the page's language. */
export function contactView(catalogue: Catalogue, locale: Locale): ContactView {
  const words = dictionary(locale).contact;
  const details = toContact(catalogue);
  const { latitude, longitude } = details;
  const hours = findSiteText(catalogue.texts, 'openingHours', LOCALES[locale].tag);
  return {
    ...toPage({
      catalogue,
      locale,
      route: { page: 'contact' },
      title: words.title,
      description: words.description,
      subject: {
        kind: 'agency',
        contact: { phone: details.phone.href, email: details.email, profiles: details.social.map((link) => link.url) },
      },
    }),
    words,
    details,
    networks: [toNetwork('Instagram', catalogue.social.instagram), toNetwork('Facebook', catalogue.social.facebook)].flat(),
    phoneLabel: fill(words.phoneLabel, { phone: details.phone.text }),
    hours: toPlainLines((typeof hours?.text === 'string' ? hours.text : hours?.text.description) ?? ''),
    hoursLang: toForeignTag(hours, locale),
    mapLabel: fill(words.map, { address: details.addressLines.join(', ') }),
    isDrawn: isDrawnPlace(latitude, longitude),
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
