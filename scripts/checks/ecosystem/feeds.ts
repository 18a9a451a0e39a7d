/** What the feed's page writes itself: the language and its own address. Items are made by @astrojs/rss, their texts by `rich-text.ts`. */
import { LOCALES, LOCALE_CODES } from '../../../i18n/locales.ts';

/** A feed's faults, one line each. */
export function feedFaults(file: string, xml: string, origin: string): readonly string[] {
  return [
    ...(LOCALE_CODES.some((locale) => xml.includes(`<language>${LOCALES[locale].tag}</language>`)) ? [] : ['names none of our languages']),
    ...(xml.includes(`<atom:link href="${origin}/${file}" rel="self"`) ? [] : ['does not name itself']),
  ].map((fault) => `/${file}: ${fault}`);
}
