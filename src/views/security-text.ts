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
 * security.txt (RFC 9116): where to report a vulnerability. It expires on the first day of a month, so that all builds of a month write the
 * same file and a rebuild without new content has nothing to publish.
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
