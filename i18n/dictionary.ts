/** The words of one language, by area of the site. */
import { about as aboutEn } from './en/about.ts';
import { application as applicationEn } from './en/application.ts';
import { blog as blogEn } from './en/blog.ts';
import { boards as boardsEn } from './en/boards.ts';
import { common as commonEn } from './en/common.ts';
import { contact as contactEn } from './en/contact.ts';
import { errors as errorsEn } from './en/errors.ts';
import { selection as selectionEn } from './en/selection.ts';
import { finder as finderEn } from './en/finder.ts';
import { forms as formsEn } from './en/forms.ts';
import { home as homeEn } from './en/home.ts';
import { privacy as privacyEn } from './en/privacy.ts';
import { safety as safetyEn } from './en/safety.ts';
import { scouted as scoutedEn } from './en/scouted.ts';
import { talents as talentsEn } from './en/talents.ts';
import { units as unitsEn } from './en/units.ts';
import { toFacts, withFacts } from './facts.ts';
import type { Locale } from './locales.ts';
import { about } from './pt/about.ts';
import { application } from './pt/application.ts';
import { blog } from './pt/blog.ts';
import { boards } from './pt/boards.ts';
import { common } from './pt/common.ts';
import { contact } from './pt/contact.ts';
import { errors } from './pt/errors.ts';
import { selection } from './pt/selection.ts';
import { finder } from './pt/finder.ts';
import { forms } from './pt/forms.ts';
import { home } from './pt/home.ts';
import { privacy } from './pt/privacy.ts';
import { safety } from './pt/safety.ts';
import { scouted } from './pt/scouted.ts';
import { talents } from './pt/talents.ts';
import { units } from './pt/units.ts';

const pt = {
  about,
  application,
  blog,
  boards,
  common,
  contact,
  errors,
  finder,
  forms,
  home,
  privacy,
  safety,
  scouted,
  selection,
  talents,
  units,
};

export type Dictionary = typeof pt;

/** The texts as written, with blanks for the facts of the business. */
export const UNFILLED: Readonly<Record<Locale, Dictionary>> = {
  pt,
  en: {
    about: aboutEn,
    application: applicationEn,
    blog: blogEn,
    boards: boardsEn,
    common: commonEn,
    contact: contactEn,
    errors: errorsEn,
    finder: finderEn,
    forms: formsEn,
    home: homeEn,
    privacy: privacyEn,
    safety: safetyEn,
    scouted: scoutedEn,
    selection: selectionEn,
    talents: talentsEn,
    units: unitsEn,
  },
};

const filled = new Map<Locale, Dictionary>();

/** All texts of a language with the facts of the business; the page fills the other blanks. */
export function dictionary(locale: Locale): Dictionary {
  const words =
    filled.get(locale) ?? withFacts(UNFILLED[locale], toFacts(UNFILLED[locale], locale));
  filled.set(locale, words);
  return words;
}
