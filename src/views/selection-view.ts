import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { AGENCY } from '../domain/agency.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { toPath } from '../routes.ts';
import { toContact } from './contact-details.ts';
import { toContactFormView } from './form-view.ts';
import { toNamedPage } from './page.ts';
import { shortMonthNames } from '../domain/calendar-day.ts';

export type SelectionPageView = ReturnType<typeof selectionView>['page'] & {
  readonly imageBaseUrl: string;
};

export function selectionView(catalogue: Catalogue, locale: Locale) {
  const { selection, talents } = dictionary(locale);
  const { description, withoutScript, ...words } = selection;
  const { addressLines, email, phone } = toContact(catalogue, locale);
  const models = toPath({ page: 'listing', category: 'models' }, locale);
  return {
    ...toNamedPage('selection', { content: catalogue, locale, description }),
    withoutScript: fill(withoutScript, { email }),
    sheet: [selection.sheet.kind, AGENCY.name, ...addressLines, phone.text, email],
    page: {
      language: locale,
      words,
      safetyPath: toPath({ page: 'safety' }, locale),
      months: shortMonthNames(LOCALES[locale].tag),
      sizeLabels: { jeans: talents.profile.jeans, shoes: talents.profile.shoes },
      measuredAt: talents.profile.measuredAt,
      modelsPath: models,
      form: toContactFormView(catalogue, locale),
    },
  };
}
