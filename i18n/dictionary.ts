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

/** A language's texts with the facts of the business; pages fill other blanks. pt/ has comments. */
export function dictionary(locale: Locale): Dictionary {
  return FILLED[locale];
}
