import { expect, it } from 'vitest';
import { dictionary } from '../../../../i18n/dictionary.ts';
import { toPost } from '../../../../src/islands/application/form/application-fields.ts';
import {
  toShortDay,
  toLongDay,
  toSummary,
} from '../../../../src/islands/application/guardian/summary-rows.ts';
import { APPLICATION, GUARDIAN } from '../../../support/filled-forms.ts';
import { monthNames } from '../../../../src/domain/calendar-day.ts';

const photo = new Blob(['x']);
const values = {
  ...APPLICATION,
  birthdate: '2010-08-14',
  country: { id: '76', label: 'Brasil' },
  id_state: { id: '26', label: 'Pernambuco' },
  basedin: { id: '1', label: 'Garanhuns' },
  note: 'https://video.example/um\nOi',
  image_1: photo,
  image_2: photo,
  image_3: photo,
  image_4: photo,
};
const view = {
  locale: 'pt' as const,
  words: dictionary('pt').scouted.form,
  months: monthNames('pt-BR'),
};

/** A post's texts that read differently. The consent is empty: it follows the summary. */
const READ: Readonly<Record<string, string>> = {
  gender: 'Mulher',
  birthdate: '14 ago 2010, 16\u00a0anos',
  country: 'Brasil',
  id_state: 'Pernambuco',
  basedin: 'Garanhuns',
  height: '1,77 m',
  note: 'https://video.example/um',
  guardian_relation: 'mãe',
  guardian_consent: '',
};

it('the summary shows every text that is posted', () => {
  const shown = toSummary(values, GUARDIAN, '2026-11-22', view)
    .flatMap(({ lines }) => lines)
    .join('\n');
  const texts = Array.from(toPost(values, GUARDIAN)).filter(
    ([, value]) => typeof value === 'string',
  );
  expect(texts).toHaveLength(18);
  for (const [field, text] of texts) expect(shown, field).toContain(READ[field] ?? text);
});

it('the summary leaves out what is not sent', () => {
  const none = { instagr: '', tiktok: '', note: '', basedin: null };
  const rows = toSummary({ ...values, ...none }, null, '2026-11-22', view);
  expect(rows.map(({ label }) => label).join(', ')).toBe(
    'Nome, Data de nascimento, Gênero, Mora em, Contato, Medidas',
  );
  expect(rows[3]?.lines).toEqual(['Pernambuco, Brasil']);
  const withoutTikTok = toSummary({ ...values, tiktok: '-' }, null, '2026-11-22', view);
  expect(withoutTikTok).toContainEqual({ label: 'TikTok', lines: [view.words.noNetwork] });
});

it('days are shown with the month’s first letters and whole in a sentence, heights as the language does, and a place is posted as the text of its list, none as nothing', () => {
  expect(toShortDay('2027-03-01', view)).toBe('1 mar 2027');
  const english = toSummary(values, null, '2026-11-22', { ...view, locale: 'en' });
  expect(english[7]?.lines[0]).toBe('1.77 m / 5′10″');
  expect(toLongDay('2027-03-01', view)).toBe('1º\u00a0de\u00a0março de 2027');
  const post = toPost({ ...values, basedin: null }, null);
  expect(post.get('country')).toBe('{"value":76,"label":"Brasil"}');
  expect(post.has('basedin')).toBe(false);
});
