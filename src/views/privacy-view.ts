import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { ENTRY_RETENTION_MONTHS } from '../domain/constants.ts';
import { toContact } from './contact-details.ts';
import { toPage, type PageView } from './page.ts';

export interface PrivacyView extends PageView {
  readonly words: ReturnType<typeof dictionary>['privacy'];
  /** The sentence about rights around its e-mail link. */
  readonly rights: { readonly before: string; readonly email: string; readonly after: string };
}

/** What becomes of a visitor's data. */
export function privacyView(catalogue: Catalogue, locale: Locale, year: number): PrivacyView {
  const { sections, ...rest } = dictionary(locale).privacy;
  const months = { months: ENTRY_RETENTION_MONTHS };
  const words = {
    ...rest,
    sections: sections.map(({ title, paragraphs }) => ({ title, paragraphs: paragraphs.map((text) => fill(text, months)) })),
  };
  const [before = '', after = ''] = words.rights.split('{email}');
  return {
    ...toPage({ catalogue, locale, route: { page: 'privacy' }, year, title: words.title, description: words.description }),
    words,
    rights: { before, email: toContact(catalogue).email, after },
  };
}
