/** How to reach the agency: the back office's details where it keeps them, else the agency's own facts. */
import { AGENCY } from '../domain/agency.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Customizations, SocialLink } from '../domain/content.ts';

export interface ContactDetails {
  readonly phone: { readonly text: string; readonly href: string };
  /** Address of a WhatsApp conversation. */
  readonly whatsapp: string;
  readonly email: string;
  readonly addressLines: readonly string[];
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly social: readonly SocialLink[];
}

/** Where the agency answers at once. */
export function toReach({ phone, email }: Pick<Customizations, 'phone' | 'email'>): { readonly phone: string; readonly email: string } {
  return { phone: phone ?? AGENCY.phone, email: email ?? AGENCY.email };
}

/** The contact details in force. */
export function toContact(catalogue: Catalogue): ContactDetails {
  const { customizations, social } = catalogue;
  const { phone, email } = toReach(customizations);
  const whatsapp = customizations.whatsapp ?? customizations.phone ?? AGENCY.whatsapp;
  const placed = customizations.latitude !== null && customizations.longitude !== null;
  return {
    phone: { text: phone, href: toPhoneLink(phone) },
    whatsapp: `https://wa.me/${whatsapp.replace(/\D/g, '')}`,
    email,
    addressLines: customizations.address === null ? AGENCY.address : toLines(customizations.address),
    latitude: placed ? (customizations.latitude ?? AGENCY.latitude) : AGENCY.latitude,
    longitude: placed ? (customizations.longitude ?? AGENCY.longitude) : AGENCY.longitude,
    social: [social.instagram, social.facebook].filter((link) => link !== null),
  };
}

/** A `tel:` link of the number's digits; the leading plus of an international number stays. */
export function toPhoneLink(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
}

/** An address in one text breaks at its line ends, else before its district and its postcode. */
function toLines(address: string): readonly string[] {
  const lines = address.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== '');
}
