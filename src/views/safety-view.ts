import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { AGENCY } from '../domain/agency.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { toComparablePhone, toProfile, type Channel } from '../domain/channel.ts';
import type { SocialLink } from '../domain/content.ts';
import { toPhoneNumber } from '../domain/phone.ts';
import { toPath } from '../routes.ts';
import { toContact, type ContactDetails } from './contact-details.ts';
import { toNamedPage, toPlainLink, pick } from './page.ts';

export type SafetyView = ReturnType<typeof safetyView>;
export type ChannelCheckView = SafetyView['check'];

export function safetyView(catalogue: Catalogue, locale: Locale) {
  const words = dictionary(locale).safety;
  const details = toContact(catalogue, locale);
  const channels = toChannels(catalogue, details);
  const facts = {
    domain: toDomain(details.email),
    address: details.addressLines[0] ?? AGENCY.city,
  };
  return {
    ...toNamedPage('safety', { content: catalogue, locale, description: words.description }),
    words,
    rules: {
      ...words.rules,
      list: words.rules.list.map(({ title, text }) => ({
        title: fill(title, facts),
        text: fill(text, facts),
      })),
    },
    help: {
      ...words.help,
      list: words.help.list.map(({ title, text }) => ({ title, parts: text.split('{helpline}') })),
    },
    check: { words: pick(words, 'ours', 'alike', 'foreign', 'unsure'), channels },
    listed: channels.map((channel) => ({
      label: channel.kind === 'profile' ? channel.network : words.channelNames[channel.kind],
      text: channel.text,
      owner: channel.kind === 'phone' || channel.kind === 'email' ? channel.owner : null,
    })),
    myApplication: toPlainLink('myApplication', locale),
    contact: {
      phone: details.phone,
      email: details.email,
      path: toPath({ page: 'contact' }, locale),
    },
  };
}

function toChannels({ staff, social }: Catalogue, details: ContactDetails): readonly Channel[] {
  const people = staff.flatMap(({ name, email, phone }) => [
    ...toPhone(phone, name),
    ...toEmail(email, name),
  ]);
  const channels = [
    ...toPhone(details.phone.text, null),
    ...toPhone(details.whatsapp.number, null),
    ...toEmail(details.email, null),
    ...toProfileChannel('Instagram', social.instagram),
    ...toProfileChannel('Facebook', social.facebook),
    ...people,
  ];
  const domains = channels
    .flatMap((channel) => (channel.kind === 'email' ? [toDomain(channel.text)] : []))
    // A mail provider's host belongs to anyone.
    .filter((host) => host.includes(AGENCY.name.toLowerCase()));
  const sites = domains.map((text): Channel => ({ kind: 'site', text }));
  return Array.from(Map.groupBy([...channels, ...sites], toKey).values()).flatMap((same) =>
    same.slice(0, 1),
  );
}

function toKey(channel: Channel): string {
  return `${channel.kind} ${channel.kind === 'phone' ? channel.digits : channel.text}`;
}

function toPhone(text: string | null, owner: string | null): readonly Channel[] {
  const digits = text === null ? null : toComparablePhone(toPhoneNumber(text).number);
  return text === null || digits === null ? [] : [{ kind: 'phone', text, digits, owner }];
}

function toEmail(text: string | null, owner: string | null): readonly Channel[] {
  return text === null ? [] : [{ kind: 'email', text: text.toLowerCase(), owner }];
}

function toProfileChannel(network: string, link: SocialLink | null): readonly Channel[] {
  const url = link === null ? null : URL.parse(link.url);
  // The path has the handle: a mistyped label would make an impostor's name ours.
  const profile = url === null ? null : toProfile(url);
  if (profile === null) return [];
  const { text, handle } = profile;
  return [{ kind: 'profile', network, text, handles: handle === null ? [] : [handle] }];
}

const toDomain = (email: string): string => email.slice(email.indexOf('@') + 1).toLowerCase();
