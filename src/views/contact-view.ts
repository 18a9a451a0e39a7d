import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { toContact, toPhoneLink, type ContactDetails } from './contact-details.ts';
import { toContactFormView, type ContactFormView } from './form-view.ts';
import { toPage, type PageView } from './page.ts';

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
  readonly mapLabel: string;
  /** Directions on OpenStreetMap. */
  readonly directions: string;
  /** Only those who answer in the page's language. */
  readonly staff: readonly StaffView[];
  readonly form: ContactFormView;
}

/** How to reach the agency, and who answers in the page's language. */
export function contactView(catalogue: Catalogue, locale: Locale, year: number): ContactView {
  const words = dictionary(locale).contact;
  const details = toContact(catalogue);
  return {
    ...toPage({
      catalogue,
      locale,
      route: { page: 'contact' },
      year,
      title: words.title,
      description: words.description,
      subject: {
        kind: 'agency',
        contact: { phone: details.phone.href, email: details.email, profiles: details.social.map((link) => link.url) },
      },
    }),
    words,
    details,
    phoneLabel: fill(words.phoneLabel, { phone: details.phone.text }),
    mapLabel: fill(words.map, { address: details.addressLines.join(', ') }),
    directions: `https://www.openstreetmap.org/directions?to=${details.latitude}%2C${details.longitude}`,
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
