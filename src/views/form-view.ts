/** What both forms are told: the words they share, and how to reach the agency when a form cannot. */
import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { monthNames } from '../domain/month-names.ts';
import { toPath } from '../routes.ts';
import { toContact } from './contact-details.ts';
import type { Link } from './page.ts';

export interface Reach {
  readonly email: string;
  readonly phone: { readonly text: string; readonly href: string };
}

export interface FormView {
  readonly locale: Locale;
  readonly shared: ReturnType<typeof dictionary>['forms'];
  readonly reach: Reach;
  readonly privacy: Link;
}

export interface ContactFormView extends FormView {
  readonly words: ReturnType<typeof dictionary>['contact']['form'];
}

/** The two ways to be scouted: as a model, or by the Amazing Face programme. */
export type Programme = 'models' | 'face';

export interface ScoutedFormView extends FormView {
  readonly words: ReturnType<typeof dictionary>['scouted']['form'];
  readonly programme: Programme;
  /** That nothing is ever charged, and from what age on. */
  readonly free: string;
  /** The names of the twelve, because a browser's first formatter of dates takes a phone a tenth of a second. */
  readonly months: readonly string[];
  /** Is it really the agency? */
  readonly safety: Link;
  /** Where to go on from the thanks. */
  readonly blog: Link;
  readonly home: Link;
}

function toFormView(catalogue: Catalogue, locale: Locale): FormView {
  const { forms, privacy } = dictionary(locale);
  const { email, phone } = toContact(catalogue);
  return {
    locale,
    shared: forms,
    reach: { email, phone },
    privacy: { label: privacy.title, path: toPath({ page: 'privacy' }, locale) },
  };
}

/** What the contact pop-up shows; for every page that has it. */
export function toContactFormView(catalogue: Catalogue, locale: Locale): ContactFormView {
  return { ...toFormView(catalogue, locale), words: dictionary(locale).contact.form };
}

/** What the application form shows. */
export function toScoutedFormView(catalogue: Catalogue, locale: Locale, programme: Programme): ScoutedFormView {
  const { scouted, safety } = dictionary(locale);
  const { form: words } = scouted;
  return {
    ...toFormView(catalogue, locale),
    words,
    programme,
    free: scouted.free,
    months: monthNames(LOCALES[locale].tag),
    safety: { label: safety.title, path: toPath({ page: 'safety' }, locale) },
    blog: { label: words.blog, path: toPath({ page: 'blog' }, locale) },
    home: { label: words.home, path: toPath({ page: 'home' }, locale) },
  };
}
