import { expect, it } from 'vitest';
import { toAgencyDay } from '../../../src/domain/agency-day.ts';
import { toSecurityText } from '../../../src/views/security-text.ts';

/** The values of a field of the file of a day, in order (RFC 9116, 2.2). */
const valuesOf = (field: string, day = '2026-11-22', email = 'ola@amazing.example') =>
  toSecurityText(email, 'https://amazing.example', toAgencyDay(Date.parse(`${day}T12:00:00Z`)))
    .split('\n')
    .filter((line) => line.startsWith(`${field}: `))
    .map((line) => line.slice(field.length + 2));

it('whom to tell of a vulnerability is the agency, by its own address, in its own languages', () => {
  const contact = ['mailto:ola@amazing.example', 'https://amazing.example/contato'];
  expect(valuesOf('Contact')).toEqual(contact);
  expect(valuesOf('Preferred-Languages')).toEqual(['pt, en']);
  expect(valuesOf('Canonical')).toEqual(['https://amazing.example/.well-known/security.txt']);
  const hostile = valuesOf('Contact', undefined, 'a@b.example\nContact: https://evil.example');
  expect(hostile).not.toContain('https://evil.example');
});

it.each([
  ['2026-01-01', '2026-12-31'],
  ['2026-06-30', '2026-12-31'],
  ['2026-07-01', '2027-06-30'],
  ['2026-12-31', '2027-06-30'],
])(
  'whom to tell of a vulnerability is the same for half a year, so that a rebuild without news publishes nothing, and never runs out at once: from %s to %s',
  (day, expires) => {
    expect(valuesOf('Expires', day)).toEqual([`${expires}T00:00:00Z`]);
  },
);
