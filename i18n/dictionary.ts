import * as en from './en/index.ts';
import { toFacts, withFacts } from './facts.ts';
import type { Locale } from './locales.ts';
import * as pt from './pt/index.ts';

export type Dictionary = typeof pt;

export const UNFILLED: Readonly<Record<Locale, Dictionary>> = { pt, en };

const filled = new Map<Locale, Dictionary>();

/** All texts of a language with the facts of the business; the page fills the other blanks. */
export function dictionary(locale: Locale): Dictionary {
  const words =
    filled.get(locale) ?? withFacts(UNFILLED[locale], toFacts(UNFILLED[locale], locale));
  filled.set(locale, words);
  return words;
}
