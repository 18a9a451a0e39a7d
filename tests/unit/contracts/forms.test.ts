import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { contactSchema, isShortPhone } from '../../../src/contracts/contact-form.ts';
import { envelopeSchema } from '../../../src/contracts/envelope.ts';
import { FIELD_ERRORS } from '../../../src/contracts/field-error.ts';
import { parsePlace, toPlaceText } from '../../../src/contracts/chosen-place.ts';
import {
  guardianSchema,
  PHOTO_FIELDS,
  scoutedSchema,
} from '../../../src/contracts/scouted-form.ts';
import { agencyDay } from '../../../src/domain/agency-day.ts';
import { MINIMUM_AGE, YOUNGEST_AGE } from '../../../src/domain/constants.ts';
import { APPLICATION } from '../../support/filled-application.ts';

const YEAR = 2026;
const TODAY = `${YEAR}-11-21`;
const SCOUTED = scoutedSchema(TODAY, { isMinor: false });

const photo = new Blob(['x'], { type: 'image/jpeg' });
const contact = {
  name: 'Ana Sá',
  email: 'ana@exemplo.com.br',
  phone: '+55 81 90000-1234',
  message: 'Oi',
};
const application = {
  ...APPLICATION,
  basedin: '',
  note: '',
  ...Object.fromEntries(PHOTO_FIELDS.map((field) => [field, photo])),
};

/** The first code of each faulty field. */
function faults(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const result = v.safeParse(schema, input);
  const codes: Record<string, string> = {};
  for (const issue of result.issues ?? []) codes[v.getDotPath(issue) ?? ''] ??= issue.message;
  return codes;
}

const contactFaults = (changes: object) => faults(contactSchema, { ...contact, ...changes });
const scoutedFaults = (changes: object) => faults(SCOUTED, { ...application, ...changes });

it('the contact form takes a message with name, e-mail and phone, and requires all four fields, white space counting as nothing', () => {
  expect(contactFaults({})).toEqual({});
  const all = { name: 'required', email: 'required', phone: 'required', message: 'required' };
  expect(faults(contactSchema, {})).toEqual(all);
  expect(
    faults(contactSchema, { name: ' ', email: '\t', phone: '\n', message: ' \r\n\0 ' }),
  ).toEqual(all);
});

it.each([
  'ana',
  'ana@',
  '@exemplo.com',
  'ana@exemplo',
  'a na@exemplo.com',
  'ana@exemplo..com',
  'ana@-exemplo.com',
  '.ana@exemplo.com',
])('the contact form refuses %s as an e-mail address', (email) => {
  expect(contactFaults({ email })).toEqual({ email: 'email' });
});

it.each([
  'ana+casting@exemplo.com.br',
  "o'neil@exemplo.co",
  'ANA@EXEMPLO.COM',
  'joão@exemplo.com',
  'ana@açaí.com',
  'a@b.xn--p1ai',
])('the contact form takes %s as an e-mail address', (email) => {
  expect(contactFaults({ email })).toEqual({});
});

it.each([
  '81 90000-1234',
  '+351 912 345 678',
  '(81) 3333.4444 ramal 12',
  '190',
  'só WhatsApp',
  '1234567890123456',
])('the contact form takes %s as a phone number: any will do', (phone) => {
  expect(contactFaults({ phone })).toEqual({});
});

it('the contact form has a hint for a phone number of fewer than eight digits', () => {
  for (const text of ['190', 'só WhatsApp', '3333-444']) expect(isShortPhone(text)).toBe(true);
  for (const text of ['', '  ', '3333-4444', '+55 81 90000-1234'])
    expect(isShortPhone(text)).toBe(false);
});

it('the contact form caps every text, and brings it to its normal form', () => {
  const texts = (more: number) => ({
    name: 'a'.repeat(120 + more),
    phone: '8'.repeat(100 + more),
    message: 'a'.repeat(5000 + more),
  });
  expect(contactFaults(texts(1))).toEqual({
    name: 'tooLong',
    phone: 'tooLong',
    message: 'tooLong',
  });
  expect(contactFaults(texts(0))).toEqual({});
  expect(contactFaults({ email: `${'a'.repeat(60)}@${'b.'.repeat(100)}com` })).toEqual({
    email: 'tooLong',
  });
  const parsed = v.parse(contactSchema, {
    ...contact,
    name: '  Ana\u0000 Sa\u0301\n',
    message: ' um\r\ndois\u0007\rtrês\n\n',
  });
  expect(parsed).toMatchObject({ name: 'Ana Sá', message: 'um\ndois\ntrês' });
});

it('the contact form removes invisible characters from lines, except joiners of letters and emoji, and drops what it does not know', () => {
  const parsed = v.parse(contactSchema, {
    ...contact,
    name: '\u202EAna\u200B علی\u200Cرضا 👩‍🚀',
    phone: '\u202A+55 81 90000-1234\u202C',
  });
  expect(parsed).toMatchObject({ name: 'Ana علی\u200Cرضا 👩‍🚀', phone: '+55 81 90000-1234' });
  expect(contactFaults({ name: '\u200B\u2066' })).toEqual({ name: 'required' });
  expect(v.parse(contactSchema, { ...contact, id: '1', __proto__: { admin: true } })).toEqual(
    contact,
  );
});

it('the application takes a whole one, and requires everything but the city and the note', () => {
  expect(scoutedFaults({})).toEqual({});
  const required = Object.keys(application).filter((name) => name !== 'basedin' && name !== 'note');
  expect(faults(SCOUTED, {})).toEqual(
    Object.fromEntries(required.map((name) => [name, 'required'])),
  );
});

it.each([
  '+55 81 90000-1234',
  '+55 (81) 9000-1234',
  '+55 (81) 90000-12345',
  '(81) 90000-1234',
  '+5a (81) 90000-1234',
  '+55 (08) 19000-0123',
  '+05 (58) 19000-0123',
  '+15 (81) 90000-1234',
])('the application refuses %s as a phone number', (phone) => {
  expect(scoutedFaults({ phone })).toEqual({ phone: 'phone' });
});

it('the application accepts who reaches the minimum age today, not who does tomorrow, and takes the date of a small child for a slip of the finger', () => {
  expect(scoutedFaults({ birthdate: `${YEAR - MINIMUM_AGE}-11-21` })).toEqual({});
  expect(scoutedFaults({ birthdate: `${YEAR - MINIMUM_AGE}-11-22` })).toEqual({
    birthdate: 'tooYoung',
  });
  expect(scoutedFaults({ birthdate: `${YEAR - YOUNGEST_AGE}-11-21` })).toEqual({
    birthdate: 'tooYoung',
  });
  expect(scoutedFaults({ birthdate: `${YEAR - YOUNGEST_AGE}-11-22` })).toEqual({
    birthdate: 'date',
  });
  expect(scoutedFaults({ birthdate: TODAY })).toEqual({ birthdate: 'date' });
});

it.each([
  '2026-11-22',
  '3000-01-01',
  '1920-01-01',
  '0001-01-01',
  '2007-02-29',
  '2007-13-01',
  '29/02/2008',
  '2008-2-29',
  'ontem',
])('the application refuses %s as a birth date', (birthdate) => {
  expect(scoutedFaults({ birthdate })).toEqual({ birthdate: 'date' });
});

it('the application takes only what the lists offer, and counts the age by the day in Recife, wherever it is asked', () => {
  expect(agencyDay(new Date('2026-11-21T02:59:59Z'))).toBe('2026-11-20');
  expect(agencyDay(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
  expect(scoutedFaults({ gender: 'cat', height: '170', jeans: '33' })).toEqual({
    gender: 'choice',
    height: 'choice',
    jeans: 'choice',
  });
  expect(scoutedFaults({ gender: 'undefined', height: '30/1.0', jeans: '60' })).toEqual({});
});

it.each([
  '76',
  '{}',
  '[]',
  'null',
  '{"value":76}',
  '{"value":"7x","label":"B"}',
  '{"value":-1,"label":"B"}',
  '{"value":1.5,"label":"B"}',
  '{"value":76,"label":" "}',
  `{"value":76,"label":"${'a'.repeat(201)}"}`,
  '{"value":"","label":"Brasil"}',
  '{"value":{},"label":"B"}',
])('the application refuses %s as a country', (country) => {
  expect(scoutedFaults({ country })).toEqual({ country: 'choice' });
});

it('the application takes a typed state and city, for countries whose lists are empty, ids of every length, and brings places to one spelling', () => {
  const typed = {
    id_state: toPlaceText({ id: '', label: 'Lisboa' }),
    basedin: toPlaceText({ id: '', label: 'Sintra' }),
  };
  expect(scoutedFaults(typed)).toEqual({});
  const text = toPlaceText({ id: '9007199254740993', label: 'Recife' });
  expect(text).toBe('{"value":"9007199254740993","label":"Recife"}');
  expect(parsePlace(text)).toEqual({ id: '9007199254740993', label: 'Recife' });
  expect(scoutedFaults({ id_state: text })).toEqual({});
  const parsed = v.parse(SCOUTED, {
    ...application,
    country: ' { "label": " Bra\\nsil ", "value": 76, "more": 1 } ',
  });
  expect(parsed.country).toEqual({ id: '76', label: 'Bra sil' });
  expect(parsed.basedin).toBeNull();
});

it.each(PHOTO_FIELDS)('the application requires %s as a file of at most 1.5 MB', (field) => {
  expect(scoutedFaults({ [field]: null })).toEqual({ [field]: 'required' });
  expect(scoutedFaults({ [field]: 'a text' })).toEqual({ [field]: 'required' });
  expect(scoutedFaults({ [field]: new Blob([new Uint8Array(1_500_001)]) })).toEqual({
    [field]: 'tooLarge',
  });
  expect(scoutedFaults({ [field]: new Blob([new Uint8Array(1_500_000)]) })).toEqual({});
});

const submissionId = 'F47AC10B-58CC-4372-A567-0E02B2C3D479';

it('what goes with every entry is an id of the filled form, in one spelling, sent no sooner than a person can, and an empty hidden field', () => {
  expect(v.parse(envelopeSchema, { submissionId })).toEqual({
    submissionId: submissionId.toLowerCase(),
    elapsed: '',
    website: '',
  });
  for (const id of [
    '',
    '1',
    `${submissionId}0`,
    submissionId.replaceAll('-', ''),
    '00000000-0000-0000-0000-000000000000',
  ]) {
    expect(faults(envelopeSchema, { submissionId: id })).toEqual({ submissionId: 'id' });
  }
  expect(faults(envelopeSchema, {})).toEqual({ submissionId: 'id' });
  for (const elapsed of ['', '2000', '2000.5', '86400000'])
    expect(faults(envelopeSchema, { submissionId, elapsed })).toEqual({});
  for (const elapsed of ['0', '1999', '1999.9', '-5000', '1e9', 'soon', '0x9999']) {
    expect(faults(envelopeSchema, { submissionId, elapsed })).toEqual({ elapsed: 'tooFast' });
  }
  expect(faults(envelopeSchema, { submissionId, website: 'https://spam.example' })).toEqual({
    website: 'notEmpty',
  });
});

it('text that is far too long is refused before anything is done with it, in every field', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const long = `a${'\u0301\u0323'.repeat(40_000)}`;
  for (const [schema, valid] of [
    [contactSchema, contact],
    [SCOUTED, application],
  ] as const) {
    for (const [name, value] of Object.entries(valid)) {
      if (typeof value !== 'string') continue;
      normalize.mockClear();
      const codes = Object.values(faults(schema, { ...valid, [name]: long }));
      expect(codes, name).toEqual([expect.stringMatching(/^(?:tooLong|choice)$/)]);
      const marked = faults(schema, { ...valid, [name]: `a${'\u0301\u0323'.repeat(40)}` });
      expect(Object.keys(marked), name).toEqual([name]);
      expect(
        normalize.mock.contexts.filter((text) => String(text).includes('\u0323')).length,
        name,
      ).toBe(0);
    }
  }
  normalize.mockRestore();
});

it('the codes of the forms are all that a schema ever says', () => {
  const junk: unknown[] = [null, 1, true, [], {}, '', 'x'.repeat(10_000), Number.NaN, new Blob()];
  const said = [contactSchema, SCOUTED, guardianSchema, envelopeSchema].flatMap((schema) =>
    junk.flatMap((value) =>
      Object.values(
        faults(schema, Object.fromEntries(Object.keys(schema.entries).map((key) => [key, value]))),
      ),
    ),
  );
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((message) => !FIELD_ERRORS.some((known) => known === message))).toEqual([]);
});
