import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { toPath } from '../routes.ts';
import { toContact } from './contact-details.ts';
import { toNamedPage } from './page.ts';

const REQUESTS = ['withdraw', 'correct', 'ask'] as const;

export function myApplicationView(catalogue: Catalogue, locale: Locale) {
  const { myApplication: words, contact } = dictionary(locale);
  const { email } = toContact(catalogue, locale);
  return {
    ...toNamedPage('myApplication', { content: catalogue, locale, description: words.description }),
    words,
    requests: REQUESTS.map((request) => ({
      ...words.requests[request],
      line: words.lines[request],
    })),
    how: words.how.map((text) => fill(text, { email })),
    withoutScript: fill(words.withoutScript, { email }),
    contact: { path: toPath({ page: 'contact' }, locale), hash: contact.form.hash },
  };
}
