/** The privacy page says only what is true: what can be tied to the code is tied to it here, the
 * rest is in docs/panel-duties.md. */
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../../i18n/locales.ts';
import { contactSchema } from '../../../src/contracts/contact-form.ts';
import {
  guardianSchema,
  PHOTO_FIELDS,
  scoutedSchema,
} from '../../../src/contracts/scouted-form.ts';
import { AGENCY } from '../../../src/domain/agency.ts';
import {
  ADULT_AGE,
  DRAFT_DAYS,
  ENTRY_RETENTION_MONTHS,
  MAP_SERVICE,
  MINIMUM_AGE,
  PHOTOS_KEPT_DAYS,
  RIGHTS_ANSWER_DAYS,
} from '../../../src/domain/constants.ts';
import { FILM_SERVICES } from '../../../src/domain/film-services.ts';
import { privacyView } from '../../../src/views/privacy-view.ts';
import { aCatalogue } from '../../support/sample-catalogue.ts';

/** What each field that is sent is called on the page, in Portuguese and in English. */
const FIELD_WORDS: Readonly<Record<string, readonly [string, string]>> = {
  name: ['nome', 'name'],
  realname: ['nome', 'name'],
  email: ['e\u2060-\u2060mail', 'email'],
  phone: ['telefone', 'phone'],
  message: ['mensagem', 'message'],
  gender: ['gênero', 'gender'],
  birthdate: ['data de nascimento', 'date of birth'],
  instagr: ['Instagram', 'Instagram'],
  tiktok: ['TikTok', 'TikTok'],
  country: ['país', 'country'],
  id_state: ['estado', 'state'],
  basedin: ['cidade', 'city'],
  height: ['altura', 'height'],
  jeans: ['jeans', 'jeans'],
  note: ['links de vídeo', 'video links'],
  ...Object.fromEntries(
    PHOTO_FIELDS.map((field) => [field, ['quatro fotos', 'four photos'] as const]),
  ),
  guardian_name: ['nome do responsável', 'guardian’s name'],
  guardian_relation: ['relação com você', 'relationship to you'],
  guardian_phone: ['telefone', 'phone'],
  guardian_email: ['e\u2060-\u2060mail', 'email'],
  guardian_consent: ['hora do consentimento', 'time of consent'],
};

describe.each(LOCALE_CODES)('the privacy page (%s)', (locale) => {
  const view = privacyView(aCatalogue(), locale);
  const word = LOCALE_CODES.indexOf(locale);
  const paragraphs = view.sections.flatMap((section) =>
    section.paragraphs.map((parts) => parts.map(({ label }) => label).join('')),
  );
  const text = [...view.sections.map(({ title }) => title), ...paragraphs].join('\n');

  it('has no blank left, and an answer address in what one may ask for', () => {
    expect(text).not.toMatch(/[{}]/);
    expect(text.split(AGENCY.email).length - 1).toBeGreaterThanOrEqual(4);
  });

  it('tells every number that is in force', () => {
    for (const number of [
      ENTRY_RETENTION_MONTHS,
      MINIMUM_AGE,
      ADULT_AGE,
      DRAFT_DAYS,
      PHOTOS_KEPT_DAYS,
      RIGHTS_ANSWER_DAYS,
    ])
      expect(text).toMatch(new RegExp(`\\b${number}\\b`));
  });

  it('names every field that a form sends', () => {
    const schemas = [contactSchema, scoutedSchema('2026-11-22', true), guardianSchema];
    const sent = schemas.flatMap(({ entries }) => Object.keys(entries));
    for (const field of sent)
      expect(text, field).toContain(FIELD_WORDS[field]?.[word] ?? `a word for ${field}`);
  });

  it('names the host and everybody that a page may ask for something once it is told to', () => {
    for (const { name } of Object.values(FILM_SERVICES)) expect(text).toContain(name);
    expect(text).toContain(MAP_SERVICE.name);
    expect(text).toContain('Netlify');
  });

  it('says who is responsible, with the address that the back office keeps', () => {
    expect(paragraphs[0]).toContain(AGENCY.legalName);
    const address = 'Rua do Sol, 1\nRecife {email}';
    const customizations = { address, email: 'dados@amazing.example' };
    const { sections } = privacyView(aCatalogue({ customizations }), locale);
    const parts = sections.flatMap((section) => section.paragraphs.flat());
    expect(parts.map(({ label }) => label).join('')).toContain('Rua do Sol, 1, Recife {email}');
    expect(parts.map(({ path }) => path)).toContain('mailto:dados@amazing.example');
  });
});
