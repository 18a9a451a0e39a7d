import * as v from 'valibot';
import { expect, it } from 'vitest';
import { contactSchema } from '../../../src/contracts/contact-form.ts';
import { envelopeSchema } from '../../../src/contracts/envelope.ts';
import { isBounded } from '../../../src/contracts/form-fields.ts';
import { parsePlace, toPlaceJson } from '../../../src/contracts/chosen-place.ts';
import { PHOTO_FIELDS, scoutedSchema } from '../../../src/contracts/scouted-form.ts';
import { MINIMUM_AGE, YOUNGEST_AGE } from '../../../src/domain/constants.ts';
import { APPLICATION, MESSAGE } from '../../support/filled-forms.ts';
import { split } from '../../support/rows.ts';

const YEAR = 2026;
const TODAY = `${YEAR}-11-21`;
const SCOUTED = scoutedSchema(TODAY, false);

const photo = new Blob(['x'], { type: 'image/jpeg' });
const application = {
  ...APPLICATION,
  basedin: '',
  note: '',
  ...Object.fromEntries(PHOTO_FIELDS.map((field) => [field, photo])),
};

function faults(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const result = v.safeParse(schema, input);
  const codes: Record<string, string> = {};
  for (const issue of result.issues ?? []) codes[v.getDotPath(issue) ?? ''] ??= issue.message;
  return codes;
}

const contactFaults = (changes: object) => faults(contactSchema, { ...MESSAGE, ...changes });
const scoutedFaults = (changes: object) => faults(SCOUTED, { ...application, ...changes });

it('the contact form takes a message with name, e-mail and phone, and requires all four fields, white space counting as nothing', () => {
  expect(contactFaults({})).toEqual({});
  const all = { name: 'required', email: 'required', phone: 'required', message: 'required' };
  const blank = { name: ' ', email: '\t', phone: '\u200B\u2066', message: ' \r\n\0 ' };
  expect([faults(contactSchema, {}), faults(contactSchema, blank)]).toEqual([all, all]);
});

const EMAILS =
  "ana+casting@exemplo.com.br o'neil@exemplo.co ANA@EXEMPLO.COM joão@universidade-do-agreste-de-pernambuco.com";
const NO_EMAILS =
  'ana ana@ @exemplo.com ana@exemplo ana@exemplo..com ana@-exemplo.com .a@exemplo.com';
const PHONES = ['81 90000-1234', '+351 912 345 678', '(81) 3333.4444 ramal 12', 'só WhatsApp'];

it.each<readonly [field: string, value: string, fault: string | null]>([
  ...split(`${EMAILS} ana@açaí.com a@b.xn--p1ai`).map((email) => ['email', email, null] as const),
  ...['a na@exemplo.com', ...split(NO_EMAILS)].map((email) => ['email', email, 'email'] as const),
  ['email', `${'a'.repeat(60)}@${'b.'.repeat(100)}com`, 'tooLong'],
  // Any will do.
  ...[...PHONES, '190', '1234567890123456'].map((phone) => ['phone', phone, null] as const),
  ...([120, 100, 5000] as const).flatMap((most, index) => {
    const field = ['name', 'phone', 'message'][index] ?? '';
    return [
      [field, 'a'.repeat(most), null],
      [field, 'a'.repeat(most + 1), 'tooLong'],
    ] as const;
  }),
])('the contact form judges %s %s: %j', (field, value, fault) => {
  expect(contactFaults({ [field]: value })).toEqual(fault === null ? {} : { [field]: fault });
});

it('the contact form brings texts to one spelling, removes invisible characters except joiners of letters and emoji, and drops what it does not know', () => {
  const parsed = v.parse(contactSchema, {
    ...MESSAGE,
    name: ' \u202EAna\u0000 Sa\u0301\u200B علی\u200Cرضا 👩‍🚀\n',
    phone: '\u202A+55 81 90000-1234\u202C',
    message: ' um\r\ndois\u0007\rtrês\n\n',
    id: '1',
    __proto__: { admin: true },
  });
  const name = 'Ana Sá علی\u200Cرضا 👩‍🚀';
  expect(parsed).toEqual({ ...MESSAGE, name, message: 'um\ndois\ntrês' });
});

it('the application takes a whole one, and requires everything but the city and the note', () => {
  expect(scoutedFaults({})).toEqual({});
  const required = Object.keys(application).filter((name) => name !== 'basedin' && name !== 'note');
  expect(faults(SCOUTED, {})).toEqual(
    Object.fromEntries(required.map((name) => [name, 'required'])),
  );
});

const NO_PHONES = [
  '+55 81 90000-1234',
  '+55 (81) 9000-1234',
  '(81) 90000-1234',
  '+5a (81) 90000-1234',
  '+55 (08) 19000-0123',
  '+05 (58) 19000-0123',
];
const NO_DATES = `2026-11-22 3000-01-01 1920-01-01 0001-01-01 2007-02-29 2007-13-01 29/02/2008 2008-2-29 ontem ${TODAY}`;
const NO_COUNTRIES = [
  '76',
  '{}',
  'null',
  '{"value":76}',
  '{"value":"7x","label":"B"}',
  '{"value":-1,"label":"B"}',
  '{"value":76,"label":" "}',
  `{"value":76,"label":"${'a'.repeat(201)}"}`,
  '{"value":"","label":"Brasil"}',
];

it.each<readonly [field: string, value: unknown, fault: string | null]>([
  ...NO_PHONES.map((phone) => ['phone', phone, 'phone'] as const),
  // Old enough today, not tomorrow; that of a small child is a slip of the finger.
  ['birthdate', `${YEAR - MINIMUM_AGE}-11-21`, null],
  ['birthdate', `${YEAR - MINIMUM_AGE}-11-22`, 'tooYoung'],
  ['birthdate', `${YEAR - YOUNGEST_AGE}-11-21`, 'tooYoung'],
  ['birthdate', `${YEAR - YOUNGEST_AGE}-11-22`, 'date'],
  ...split(NO_DATES).map((date) => ['birthdate', date, 'date'] as const),
  ['birthdate', `${YEAR - 100}-11-21`, null],
  ['instagr', `https://www.instagram.com/${'a'.repeat(100)}`, null],
  ['gender', 'cat', 'choice'],
  ['gender', 'undefined', null],
  ['height', '170', 'choice'],
  ['height', '30/1.0', null],
  ['jeans', '33', 'choice'],
  ...NO_COUNTRIES.map((country) => ['country', country, 'choice'] as const),
  // Typed, for countries whose lists are empty.
  ['id_state', toPlaceJson({ id: '', label: 'Lisboa' }), null],
  ['basedin', toPlaceJson({ id: '', label: 'Sintra' }), null],
  ['id_state', toPlaceJson({ id: '9007199254740993', label: 'Recife' }), null],
  ...PHOTO_FIELDS.flatMap((field) => [
    [field, null, 'required'] as const,
    [field, 'a text', 'required'] as const,
    [field, new Blob([new Uint8Array(1_500_001)]), 'tooLarge'] as const,
    [field, new Blob([new Uint8Array(1_500_000)]), null] as const,
  ]),
])('the application judges %s %s: %j', (field, value, fault) => {
  expect(scoutedFaults({ [field]: value })).toEqual(fault === null ? {} : { [field]: fault });
});

it('the application keeps ids of every length, and brings places to one spelling', () => {
  const text = toPlaceJson({ id: '9007199254740993', label: 'Recife' });
  expect(text).toBe('{"value":"9007199254740993","label":"Recife"}');
  expect(parsePlace(text)).toEqual({ id: '9007199254740993', label: 'Recife' });
  const country = ' { "label": " Bra\\nsil ", "value": 76, "more": 1 } ';
  const parsed = v.parse(SCOUTED, { ...application, country, note: 'um\ndois' });
  expect([parsed.country, parsed.basedin]).toEqual([{ id: '76', label: 'Bra sil' }, null]);
  expect(parsed.note).toBe('um\ndois');
});

const submissionId = 'F47AC10B-58CC-4372-A567-0E02B2C3D479';

it.each<readonly [field: string, value: string | undefined, fault: string | null]>([
  ['submissionId', undefined, 'id'],
  ...[
    '',
    '1',
    `${submissionId}0`,
    submissionId.replaceAll('-', ''),
    submissionId.replace(/\w/g, '0'),
  ].map((id) => ['submissionId', id, 'id'] as const),
  ...split('2000 2000.5 86400000').map((time) => ['elapsed', time, null] as const),
  ...split('0 1999 1999.9 -5000 1e9 soon 0x9999').map(
    (time) => ['elapsed', time, 'tooFast'] as const,
  ),
  ['website', 'https://spam.example', 'notEmpty'],
])('what goes with every entry is judged: %s %s, %j', (field, value, fault) => {
  const faulty = faults(envelopeSchema, { submissionId, [field]: value });
  expect(faulty).toEqual(fault === null ? {} : { [field]: fault });
});

it('what goes with every entry needs no more than its id, in one spelling', () => {
  const parsed = { submissionId: submissionId.toLowerCase(), elapsed: '', website: '' };
  expect(v.parse(envelopeSchema, { submissionId })).toEqual(parsed);
});

it.each([
  '',
  'Ana Sá',
  'Conceição'.normalize('NFD'),
  '각'.normalize('NFD').repeat(10),
  ' '.repeat(40),
  'Zo\u0308\u0323\u0301e',
])('text that may be brought to its normal form is %j', (text) => {
  expect(isBounded(text, 10)).toBe(true);
});

it('text that may be brought to its normal form is no longer than its limit allows for accents typed apart, and has no run of marks that no writing has', () => {
  expect(isBounded('a'.repeat(40), 10)).toBe(true);
  expect(isBounded('a'.repeat(41), 10)).toBe(false);
  expect(isBounded(`a${'\u0301\u0323'.repeat(15)}`, 1000)).toBe(true);
  expect(isBounded(`a${'\u0301\u0323'.repeat(16)}`, 1000)).toBe(false);
});
