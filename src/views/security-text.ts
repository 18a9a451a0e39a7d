import { DEFAULT_LOCALE, LOCALE_CODES } from '../../i18n/locales.ts';
import type { AgencyDay } from '../domain/agency-day.ts';
import { toPath } from '../routes.ts';

/** Months until the file runs out; RFC 9116 asks for less than a year. */
const MONTHS = 11;

export interface SecurityContact {
  readonly email: string;
  /** Public origin of the site, without a trailing slash. */
  readonly siteUrl: string;
}

/**
 * Whom to tell of a hole in the site (RFC 9116). It runs out on the first day of a month, so that all builds of a month make the same file
 * and a rebuild that finds nothing new has nothing to publish.
 */
export function toSecurityText({ email, siteUrl }: SecurityContact, { date }: AgencyDay): string {
  const expires = new Date(`${date.slice(0, 'yyyy-MM'.length)}-01`);
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS);
  const contact = `${siteUrl}${toPath({ page: 'contact' }, DEFAULT_LOCALE)}`;
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LOCALE_CODES.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
