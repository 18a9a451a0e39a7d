import { DEFAULT_LOCALE, LOCALE_CODES } from '../../i18n/locales.ts';
import type { AgencyDay } from '../domain/agency-day.ts';
import { toPath } from '../routes.ts';

/** security.txt (RFC 9116). Expires with the next half-year, so that builds of a half-year write
 * the same file. `siteUrl` has no trailing slash. */
export function toSecurityText(email: string, siteUrl: string, { year, half }: AgencyDay): string {
  const expires = half === 1 ? `${year}-12-31` : `${year + 1}-06-30`;
  const contact = `${siteUrl}${toPath({ page: 'contact' }, DEFAULT_LOCALE)}`;
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${LOCALE_CODES.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
