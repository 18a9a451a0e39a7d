/** The page that the dev server shows while the content cannot be read. Its message is the failure's code. */
import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { toPlainPage } from '../lib/plain-page.ts';

export interface Failure {
  /** Such as `HTTP_503` or `ECONNREFUSED`. */
  readonly code: string;
  /** The whole reason in one line. */
  readonly reason: string;
}

/** The page as HTML text; what the failure says is escaped. */
export function unavailablePage(locale: Locale, { code, reason }: Failure): string {
  const { title, heading, help, again } = dictionary(locale).errors.unavailable;
  return toPlainPage({ language: LOCALES[locale].tag, title, heading, code, lines: [help, reason], link: { label: again, href: '' } });
}
