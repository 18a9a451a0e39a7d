/** What both forms are told: the words they share, and how to reach the agency when a form cannot. */
import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { monthNames } from '../domain/month-names.ts';
import { toPath } from '../routes.ts';
import { toContact } from './contact-details.ts';
import { toPlainLink } from './page.ts';

export type FormView = ReturnType<typeof toFormView>;
export type Reach = FormView['reach'];
export type ContactFormView = ReturnType<typeof toContactFormView>;
export type ScoutedFormView = ReturnType<typeof toScoutedFormView>;

/** The two ways to be scouted: as a model, or by the Amazing Face programme. */
export type Programme = 'models' | 'face';

function toFormView(catalogue: Catalogue, locale: Locale) {
  const { email, phone } = toContact(catalogue);
  return {
    locale,
    shared: dictionary(locale).forms,
    reach: { email, phone },
    privacy: toPlainLink('privacy', locale),
  };
}

/** What the contact pop-up shows; for every page that has it. */
export function toContactFormView(catalogue: Catalogue, locale: Locale) {
  return { ...toFormView(catalogue, locale), words: dictionary(locale).contact.form };
}

/** What the application form shows. */
export function toScoutedFormView(catalogue: Catalogue, locale: Locale, programme: Programme) {
  const { scouted } = dictionary(locale);
  const { form: words } = scouted;
  return {
    ...toFormView(catalogue, locale),
    words,
    programme,
    /** That nothing is ever charged, and from what age on. */
    free: scouted.free,
    /** The names of the twelve, because a browser's first formatter of dates takes a phone a tenth of a second. */
    months: monthNames(LOCALES[locale].tag),
    /** Is it really the agency? */
    safety: toPlainLink('safety', locale),
    /** To withdraw, to correct, to ask. */
    application: toPlainLink('application', locale),
    /** Where to go on from the thanks. */
    blog: { label: words.blog, path: toPath({ page: 'blog' }, locale) },
    home: { label: words.home, path: toPath({ page: 'home' }, locale) },
  };
}
