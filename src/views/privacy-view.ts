import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { AGENCY } from '../domain/agency.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { toContact } from './contact-details.ts';
import { toNamedPage, toPlainLink } from './page.ts';

export function privacyView(catalogue: Catalogue, locale: Locale) {
  const { sections, ...words } = dictionary(locale).privacy;
  const { email, addressLines } = toContact(catalogue, locale);
  const facts = {
    legalName: AGENCY.legalName,
    address: addressLines.join(', '),
    safety: toPlainLink('safety', locale).label,
  };
  const links: Readonly<Record<string, { readonly label: string; readonly path: string }>> = {
    email: { label: email, path: `mailto:${email}` },
    myApplication: toPlainLink('myApplication', locale),
  };
  return {
    ...toNamedPage('privacy', { content: catalogue, locale, description: words.description }),
    words,
    sections: sections.map(({ title, paragraphs }, index) => ({
      anchor: `p${index + 1}`,
      title,
      paragraphs: paragraphs.map((text) =>
        text
          .split(/\{(email|myApplication)\}/)
          .map((part) => links[part] ?? { label: fill(part, facts), path: null }),
      ),
    })),
  };
}
