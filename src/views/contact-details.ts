/** How to reach the agency: the back office's details, else the agency's own facts. */
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { AGENCY } from '../domain/agency.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Customizations } from '../domain/content.ts';
import type { Subject } from './page.ts';
import { toPlainLines } from './plain-text.ts';

export type ContactDetails = ReturnType<typeof toContact>;

/** The quickest ways to reach the agency. */
export function toReach({ phone, email }: Pick<Customizations, 'phone' | 'email'>) {
  return { phone: phone ?? AGENCY.phone, email: email ?? AGENCY.email };
}

/** The contact details in force. */
export function toContact(catalogue: Catalogue, locale: Locale) {
  const { customizations, social } = catalogue;
  const { phone, email } = toReach(customizations);
  return {
    phone: { text: phone, href: toPhoneLink(phone) },
    whatsapp: toWhatsApp(customizations),
    email,
    addressLines: withCountry(
      customizations.address === null ? AGENCY.address : toPlainLines(customizations.address),
      locale,
    ).map(keepWhole),
    /** Decimal degrees. */
    latitude: customizations.latitude ?? AGENCY.latitude,
    longitude: customizations.longitude ?? AGENCY.longitude,
    social: [social.instagram, social.facebook].filter((link) => link !== null),
  };
}

/** The agency, for machines. */
export function toAgencySubject({ phone, email, social }: ContactDetails): Subject {
  const profiles = social.map(({ url }) => url);
  return { kind: 'agency', contact: { phone: phone.href, email, profiles } };
}

/** The number, and the link to a conversation. The panel may know a link alone. */
export function toWhatsApp({ whatsapp, phone }: Pick<Customizations, 'whatsapp' | 'phone'>) {
  const text = whatsapp ?? phone ?? AGENCY.whatsapp;
  return text.startsWith('https://')
    ? { text: text.slice('https://'.length), href: text, number: null }
    : { text, href: toWhatsAppLink(text), number: text };
}

/** A `tel:` link (RFC 3966) with digits, a leading plus and any extension. */
export function toPhoneLink(phone: string): string {
  const { number, extension } = takeNumber(phone);
  return `tel:${number}${extension === null ? '' : `;ext=${extension}`}`;
}

const EXTENSION = /[^\p{L}](?:ramal|ramais|r|ext|extension|x)[\s.:=]*(\d{1,6})/iu;
/** Digits without area code, and with the country's code. */
const LOCAL_NUMBER = 8;
const WHOLE_NUMBER = 10;

/** Digits of a number as people write it, perhaps with a plus, and of its extension. */
function takeNumber(phone: string): { readonly number: string; readonly extension: string | null } {
  const extension = EXTENSION.exec(phone);
  const text = extension === null ? phone : phone.slice(0, extension.index + 1);
  const runs = (text.match(/\+?\d(?:[\s().-]*\d)*/g) ?? []).map((run) =>
    run.replace(/[^\d+]/g, ''),
  );
  // The text may hold several numbers, or one in parts.
  const isWhole = (run: string) =>
    run.length >= (run.startsWith('+') ? 1 + WHOLE_NUMBER : LOCAL_NUMBER);
  const whole = (runs.find(isWhole) ?? runs.join('')).replace(/(?<!^)\+/g, '');
  // Dialled within the country, an area begins with 0.
  return { number: whole.replace(/^\+550+/, '+55'), extension: extension?.[1] ?? null };
}

/** Digits of a Brazilian mobile phone with area code. */
const LONGEST_NATIONAL = 11;

/** WhatsApp needs the country code: a number without a plus is Brazilian unless too long. */
function toWhatsAppLink(phone: string): string {
  const { number } = takeNumber(phone);
  const digits = number.replace('+', '');
  const national = number.startsWith('+') ? null : digits.replace(/^0+/, '');
  if (national === null) return `https://wa.me/${digits}`;
  return `https://wa.me/${national.length <= LONGEST_NATIONAL ? '55' : ''}${national}`;
}

/** Names the country in the page's language: after the state, else at the end. */
function withCountry(lines: readonly string[], locale: Locale): readonly string[] {
  const country = new Intl.DisplayNames(LOCALES[locale].tag, { type: 'region' }).of(AGENCY.country);
  if (country === undefined || lines.some((line) => /\bbra[sz]il\b/i.test(line))) return lines;
  const found = lines.findIndex((line) => line.endsWith(`, ${AGENCY.region}`));
  const place = found < 0 ? lines.length - 1 : found;
  return lines.map((line, index) => (index === place ? `${line}, ${country}` : line));
}

/** Keeps a postcode on one line. */
function keepWhole(line: string): string {
  return line.replace(/(?<=\d)-(?=\d)/g, '\u2060-\u2060');
}
