import { expect, it } from 'vitest';
import { ADULT_AGE, MINIMUM_AGE } from '../../../src/domain/constants.ts';
import { withGuardian } from '../../../src/gateway/entry/guardian-note.ts';
import { readEntry, type ReadEntry } from '../../../src/gateway/entry/read-entry.ts';
import { applicationBody, GUARDIAN } from '../../support/filled-forms.ts';
import { noisePhoto } from '../../support/photos.ts';

const photo = await noisePhoto('jpeg');

type Changes = Readonly<Record<string, string | null>>;
type Errors = Readonly<Record<string, string>>;

const ALL = Object.keys(GUARDIAN);
const REQUIRED: Errors = Object.fromEntries(ALL.map((field) => [field, 'required']));

const FAULTS: readonly (readonly [field: string, text: string | null, fault: string])[] = [
  ...ALL.map((field) => [field, null, 'required'] as const),
  ['guardian_name', '\u2800\u0301', 'required'],
  ['guardian_relation', 'aunt', 'choice'],
  ['guardian_email', 'marta@', 'email'],
  ['guardian_phone', '+55 (87) 9', 'phone'],
  ['guardian_consent', '0', 'choice'],
  ['realname', '', 'required'],
];

const NOON = '2026-11-22T12:00:00Z';
const MINOR = { birthdate: '2009-11-22', ...GUARDIAN };

async function send(body: FormData, moment = NOON): Promise<ReadEntry> {
  const request = new Request('https://amazing.example/api/entry/getScouted', {
    method: 'POST',
    body,
  });
  return readEntry(request, 'getScouted', Date.parse(moment));
}

async function attempt(birthdate: string, fields: Changes, moment = NOON): Promise<Errors> {
  const entry = await send(applicationBody(photo, { birthdate, ...fields }), moment);
  return entry.ok ? {} : entry.errors;
}

it.each(FAULTS)('A minor whose %s is %j is told: %s', async (field, text, fault) => {
  expect(await attempt(MINOR.birthdate, GUARDIAN)).toEqual({});
  expect(await attempt(MINOR.birthdate, { ...GUARDIAN, [field]: text })).toEqual({
    [field]: fault,
  });
});

/** The last moment before the birthday in Recife, and its first. */
const [EVE, BIRTHDAY] = ['2026-11-22T02:59:59.999Z', '2026-11-22T03:00:00.000Z'];

it.each([
  [MINIMUM_AGE, EVE, { birthdate: 'tooYoung' }],
  [MINIMUM_AGE, BIRTHDAY, REQUIRED],
  [ADULT_AGE, EVE, REQUIRED],
  [ADULT_AGE, BIRTHDAY, {}],
])('Who is %i on 22 November is asked by the clock of Recife: %s', async (age, moment, told) => {
  expect(await attempt(`${2026 - age}-11-22`, {}, moment)).toEqual(told);
});

it('The agency reads when the guardian agreed by the clock of Recife', () => {
  const form = { guardian_name: 'Marta', realname: 'Ana Sá' };
  const at = Date.parse('2026-11-22T02:30:00Z');
  const { note } = withGuardian(form, 'mother', 'AMZ', { at, locale: 'en' });
  expect(note).toMatch(/: 21 de nov\. de 2026, 23:30 \(hora do Recife\)$/m);
});

const WRITTEN = ['2009-11-22\u200B', '\u202E2009-11-22', '2009-11-22\u0000 ', '\t2009-11-22\n'];
it.each(WRITTEN)('A minor needs a guardian however the birth is written: %j', async (birthdate) => {
  expect(await attempt(birthdate, {})).toEqual(REQUIRED);
});

it('Instagram and TikTok are optional under 18, and required from then on', async () => {
  const none = { instagr: null, tiktok: ' ' };
  expect(await attempt('2009-11-22', { ...GUARDIAN, ...none })).toEqual({});
  expect(await attempt('2008-11-22', none)).toEqual({ instagr: 'required', tiktok: 'required' });
});

it("a guardian's field is named when it comes twice, whatever the age, and is left out of an adult's application", async () => {
  const body = applicationBody(photo, MINOR);
  body.append('guardian_consent', '1');
  expect(await send(body)).toMatchObject({ errors: { guardian_consent: 'repeated' } });
  const read = await send(applicationBody(photo, { ...MINOR, birthdate: '2000-01-01' }));
  expect(read.ok && Object.keys(read.form).filter((name) => name.startsWith('guardian'))).toEqual(
    [],
  );
});
