/** The dev server's page while content cannot be read. */
import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { toPlainPage } from '../lib/plain-page.ts';

export interface Failure {
  /** Such as `HTTP_503` or `ECONNREFUSED`. */
  readonly code: string;
  /** One line. */
  readonly reason: string;
}

/** The page as HTML text, escaped. */
export function unavailablePage(locale: Locale, { code, reason }: Failure): string {
  const { title, heading, help, again } = dictionary(locale).errors.unavailable;
  return toPlainPage({
    language: LOCALES[locale].tag,
    title,
    heading,
    code,
    lines: [help, reason],
    link: { label: again, href: '' },
  });
}
