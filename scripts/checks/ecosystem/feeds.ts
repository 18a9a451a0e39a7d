/** Checks the feed's language and address; @astrojs/rss writes the items, `rich-text.ts` their
 * texts. */
import { LOCALES, LOCALE_CODES } from '../../../i18n/locales.ts';

/** A feed's faults, one line each. */
export function feedFaults(file: string, xml: string, origin: string): readonly string[] {
  return [
    ...(LOCALE_CODES.some((locale) => xml.includes(`<language>${LOCALES[locale].tag}</language>`))
      ? []
      : ['names none of our languages']),
    ...(xml.includes(`<atom:link href="${origin}/${file}" rel="self"`)
      ? []
      : ['does not name itself']),
  ].map((fault) => `/${file}: ${fault}`);
}
