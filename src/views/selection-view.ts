import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { AGENCY } from '../domain/agency.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { shortMonthNames } from '../domain/month-names.ts';
import { toPath } from '../routes.ts';
import { TEMPLATE_CARD } from './card-view.ts';
import { toContact } from './contact-details.ts';
import { toContactFormView } from './form-view.ts';
import { toNamedPage } from './page.ts';
import { pick } from './pick.ts';

export type SelectionView = ReturnType<typeof selectionView>;

/** What the page's program needs; `imageBaseUrl` prefixes relative covers. */
export type SelectionPageView = SelectionView['wall'] & { readonly imageBaseUrl: string };

/** The favourites page; only the browser knows its talents. */
export function selectionView(catalogue: Catalogue, locale: Locale) {
  const { selection: words, forms, talents } = dictionary(locale);
  const { addressLines, email, phone } = toContact(catalogue);
  const models = toPath({ page: 'listing', category: 'models' }, locale);
  return {
    ...toNamedPage('selection', { catalogue, locale, description: words.description }),
    words,
    withoutScript: fill(words.withoutScript, { email }),
    /** Pattern for drawing cards, without a label. */
    template: { ...TEMPLATE_CARD, label: null },
    casting: { label: words.emptyAction, path: models },
    safetyPath: toPath({ page: 'safety' }, locale),
    wall: {
      language: locale,
      shared: { date: forms.date, errors: { date: forms.errors.date } },
      words: pick(
        words,
        'heading',
        'summary',
        'kept',
        'brief',
        'mail',
        'paper',
        'linkCopied',
        'copyFailed',
        'removed',
        'cleared',
        'gone',
        'failed',
      ),
      months: shortMonthNames(LOCALES[locale].tag),
      sizeLabels: { jeans: talents.profile.jeans, shoes: talents.profile.shoes },
      /** With the blank `{month}`. */
      measuredAt: talents.profile.measuredAt,
      profilesPath: models,
      agency: { address: [AGENCY.name, ...addressLines], phone: phone.text, email },
    },
    form: toContactFormView(catalogue, locale),
  };
}
