import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { AGENCY } from '../domain/agency.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Customizations } from '../domain/content.ts';
import { toPhoneNumber } from '../domain/phone.ts';
import type { Subject } from './page.ts';

const UNBROKEN_HYPHEN = '\u2060-\u2060';
export type ContactDetails = ReturnType<typeof toContact>;

export function toPhoneAndEmail({ phone, email }: Pick<Customizations, 'phone' | 'email'>) {
  return { phone: phone ?? AGENCY.phone, email: email ?? AGENCY.email };
}

export function toContact(catalogue: Catalogue, locale: Locale) {
  const { customizations, social } = catalogue;
  const { phone, email } = toPhoneAndEmail(customizations);
  return {
    phone: { text: phone, href: toPhoneLink(phone) },
    whatsapp: toWhatsApp(customizations),
    email,
    addressLines: withCountry(
      customizations.address === null ? AGENCY.address : toPlainLines(customizations.address),
      locale,
    ).map((line) => line.replace(/(?<=\d)-(?=\d)/g, UNBROKEN_HYPHEN)),
    latitude: customizations.latitude ?? AGENCY.latitude,
    longitude: customizations.longitude ?? AGENCY.longitude,
    social: [social.instagram, social.facebook].filter((link) => link !== null),
  };
}

export function toAgencySubject({ phone, email, social }: ContactDetails): Subject {
  const profiles = social.map(({ url }) => url);
  return { kind: 'agency', contact: { phone: phone.href, email, profiles } };
}

export function toWhatsApp({ whatsapp, phone }: Pick<Customizations, 'whatsapp' | 'phone'>) {
  const text = whatsapp ?? phone ?? AGENCY.whatsapp;
  return text.startsWith('https://')
    ? { text: text.slice('https://'.length), href: text, number: null }
    : { text, href: `https://wa.me/${toPhoneNumber(text).number.replace('+', '')}`, number: text };
}

export function toPhoneLink(phone: string): string {
  const { number, extension } = toPhoneNumber(phone);
  return `tel:${number}${extension === null ? '' : `;ext=${extension}`}`;
}

function withCountry(lines: readonly string[], locale: Locale): readonly string[] {
  const country = new Intl.DisplayNames(LOCALES[locale].tag, { type: 'region' }).of(AGENCY.country);
  if (country === undefined || lines.some((line) => /\bbra[sz]il\b/i.test(line))) return lines;
  const found = lines.findIndex((line) => line.endsWith(`, ${AGENCY.region}`));
  const place = found < 0 ? lines.length - 1 : found;
  return lines.map((line, index) => (index === place ? `${line}, ${country}` : line));
}

export function toPlainLines(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}
