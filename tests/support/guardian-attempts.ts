/** Applications at every age around the midnight in Recife at which it rises, with and without each field of a guardian. */
import { ADULT_AGE, MINIMUM_AGE } from '../../src/domain/constants.ts';
import { readEntry, type ReadEntry } from '../../src/gateway/entry/read-entry.ts';
import { application } from './gateway.ts';
import { plainPhoto } from './photos.ts';

const photo = await plainPhoto('jpeg');

export const GUARDIAN = {
  guardian_name: 'Marta Barreto dos Santos',
  guardian_relation: 'mother',
  guardian_email: 'marta@correio.example',
  guardian_phone: '+55 (87) 90000-4410',
  guardian_consent: '1',
} as const;

export type Changes = Readonly<Record<string, string | null>>;
export type Errors = Readonly<Record<string, string>>;

const without = (...fields: readonly (keyof typeof GUARDIAN)[]): Changes => ({
  ...GUARDIAN,
  ...Object.fromEntries(fields.map((field) => [field, null])),
});
export const required = (...fields: readonly (keyof typeof GUARDIAN)[]): Errors =>
  Object.fromEntries(fields.map((field) => [field, 'required']));
export const ALL = ['guardian_name', 'guardian_relation', 'guardian_email', 'guardian_phone', 'guardian_consent'] as const;

/** What is posted beside the applicant's own fields, and what a minor is told at which field. */
export const ATTEMPTS: readonly (readonly [what: string, fields: Changes, toMinor: Errors])[] = [
  ['a guardian who agrees', GUARDIAN, {}],
  ['no guardian', {}, required(...ALL)],
  ...ALL.map((field) => [`no ${field}`, without(field), required(field)] as const),
  ['an empty name', { ...GUARDIAN, guardian_name: ' ' }, required('guardian_name')],
  ['a name that shows nothing', { ...GUARDIAN, guardian_name: '\u2800\u0301' }, required('guardian_name')],
  ['an unknown relation', { ...GUARDIAN, guardian_relation: 'aunt' }, { guardian_relation: 'choice' }],
  ['half an e-mail', { ...GUARDIAN, guardian_email: 'marta@' }, { guardian_email: 'email' }],
  ['half a phone number', { ...GUARDIAN, guardian_phone: '+55 (87) 9' }, { guardian_phone: 'phone' }],
  ['a consent that is none', { ...GUARDIAN, guardian_consent: '0' }, { guardian_consent: 'choice' }],
];

/** What each age is told: whether it is too young, a minor's errors, or nothing. */
export const expectedAt = (age: number, toMinor: Errors): Errors =>
  age < MINIMUM_AGE ? { birthdate: 'tooYoung' } : age < ADULT_AGE ? toMinor : {};

/** What the gateway makes of an application that is right but for these fields, at a moment. */
export async function read(birthdate: string, fields: Changes, moment: string): Promise<ReadEntry> {
  const body = application(photo, { birthdate, ...fields });
  const request = new Request('https://amazing.example/api/entry/getScouted', { method: 'POST', body });
  return readEntry(request, 'getScouted', Date.parse(moment));
}

/** Birthday, the last moment before it in Recife, and its first. */
const MIDNIGHTS = [
  ['11-22', '2026-11-22T02:59:59.999Z', '2026-11-22T03:00:00.000Z'],
  ['01-01', '2027-01-01T02:59:59.999Z', '2027-01-01T03:00:00.000Z'],
] as const;

export interface Case {
  readonly age: number;
  readonly birthdate: string;
  readonly moment: string;
}

/** From 14 to 19, each the last moment before a birthday and the first after it. */
export const CASES: readonly Case[] = MIDNIGHTS.flatMap(([birthday, before, after]) => {
  const year = Number(birthday === '01-01' ? '2027' : '2026');
  return [15, 16, 17, 18, 19].flatMap((age) => [
    { age: age - 1, birthdate: `${year - age}-${birthday}`, moment: before },
    { age, birthdate: `${year - age}-${birthday}`, moment: after },
  ]);
});
