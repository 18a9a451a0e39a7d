import * as en from './en/index.ts';
import { toFacts, withFacts } from './facts.ts';
import type { Locale } from './locales.ts';
import * as pt from './pt/index.ts';

export type Dictionary = typeof pt;

export const UNFILLED: Readonly<Record<Locale, Dictionary>> = { pt, en };

const FILLED: Readonly<Record<Locale, Dictionary>> = {
  pt: withFacts(pt, toFacts(pt, 'pt')),
  en: withFacts(en, toFacts(en, 'en')),
};

/** All texts of a language with the facts of the business; the page fills the other blanks.
 * Comments on texts stand in pt/. */
export function dictionary(locale: Locale): Dictionary {
  return FILLED[locale];
}
