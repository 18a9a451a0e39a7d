import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Programme } from '../contracts/entry-kinds.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { toPath } from '../routes.ts';
import { toContact } from './contact-details.ts';
import { toPlainLink, pick } from './page.ts';
import { monthNames } from '../domain/calendar-day.ts';

export type FormView = ReturnType<typeof toFormView>;
export type ContactFormView = ReturnType<typeof toContactFormView>;
export type ScoutedFormView = ReturnType<typeof toScoutedFormView>;

function toFormView(catalogue: Catalogue, locale: Locale) {
  const { email, phone } = toContact(catalogue, locale);
  return {
    locale,
    shared: dictionary(locale).forms,
    reach: { email, phone },
    privacy: toPlainLink('privacy', locale),
  };
}

export function toContactFormView(catalogue: Catalogue, locale: Locale) {
  const { contact, forms } = dictionary(locale);
  return {
    ...toFormView(catalogue, locale),
    /** The words of the application would weigh on every page with a message. */
    shared: {
      ...pick(
        forms,
        'emailSlip',
        'emailFaults',
        'summary',
        'failure',
        'retry',
        'reference',
        'honeypot',
      ),
      errors: pick(forms.errors, 'required', 'tooLong', 'email', 'repeated', 'refused'),
      required: pick(forms.required, 'name', 'email', 'phone', 'message'),
    },
    words: contact.form,
  };
}

export function toScoutedFormView(catalogue: Catalogue, locale: Locale, programme: Programme) {
  const { form: words } = dictionary(locale).scouted;
  return {
    ...toFormView(catalogue, locale),
    words,
    programme,
    months: monthNames(LOCALES[locale].tag),
    safety: toPlainLink('safety', locale),
    myApplication: toPlainLink('myApplication', locale),
    blog: { label: words.blog, path: toPath({ page: 'blog' }, locale) },
    home: { label: dictionary(locale).home.title, path: toPath({ page: 'home' }, locale) },
  };
}
