import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { toPlainPage } from '../lib/plain-page.ts';

export interface Failure {
  readonly code: string;
  readonly reason: string;
}

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
