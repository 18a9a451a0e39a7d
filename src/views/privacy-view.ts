import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { AGENCY } from '../domain/agency.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { toContact } from './contact-details.ts';
import { toPage, type PageView } from './page.ts';

export interface PrivacySection {
  /** Its place on the page, for links; the same in every language. */
  readonly anchor: string;
  readonly title: string;
  /** Each paragraph as the texts between the agency's e-mail address. */
  readonly paragraphs: readonly (readonly string[])[];
}

export interface PrivacyView extends PageView {
  readonly words: Omit<ReturnType<typeof dictionary>['privacy'], 'sections'>;
  readonly sections: readonly PrivacySection[];
  readonly email: string;
}

/** What becomes of the data of visitors, applicants and talents. */
export function privacyView(catalogue: Catalogue, locale: Locale): PrivacyView {
  const { privacy, safety } = dictionary(locale);
  const { sections, ...words } = privacy;
  const { email, addressLines } = toContact(catalogue);
  const facts = { legalName: AGENCY.legalName, address: addressLines.join(', '), safety: safety.title };
  return {
    ...toPage({ catalogue, locale, route: { page: 'privacy' }, title: words.title, description: words.description }),
    words,
    sections: sections.map(({ title, paragraphs }, index) => ({
      anchor: `p${index + 1}`,
      title,
      // Split before filling in, so that the back office's texts are never searched for blanks.
      paragraphs: paragraphs.map((text) => text.split('{email}').map((part) => fill(part, facts))),
    })),
    email,
  };
}
