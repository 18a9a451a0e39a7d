import { expect, it } from 'vitest';
import { toAgencyDay } from '../../../src/domain/agency-day.ts';
import { toSecurityText } from '../../../src/views/security-text.ts';

const CONTACT = { email: 'ola@amazing.example', siteUrl: 'https://amazing.example' };
const TODAY = toAgencyDay(Date.parse('2026-11-22T12:00:00Z'));
const DAY = 24 * 60 * 60 * 1000;

/** The values of a field, in order (RFC 9116, 2.2). */
const valuesOf = (text: string, field: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${field}: `))
    .map((line) => line.slice(field.length + 2));

it('whom to tell of a vulnerability is the agency, by its own address, in its own languages', () => {
  const text = toSecurityText(CONTACT, TODAY);
  expect(valuesOf(text, 'Contact')).toEqual([
    'mailto:ola@amazing.example',
    'https://amazing.example/contato',
  ]);
  expect(valuesOf(text, 'Preferred-Languages')).toEqual(['pt, en']);
  expect(valuesOf(text, 'Canonical')).toEqual(['https://amazing.example/.well-known/security.txt']);
});

it('whom to tell of a vulnerability never runs out at once nor lasts a year, on whatever day the site is built', () => {
  for (let day = 0; day < 800; day += 1) {
    const now = new Date(Date.UTC(2026, 0, 1) + day * DAY);
    const [expires = ''] = valuesOf(toSecurityText(CONTACT, toAgencyDay(now.getTime())), 'Expires');
    expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
    const left = (Date.parse(expires) - now.getTime()) / DAY;
    expect(left).toBeGreaterThan(179);
    expect(left).toBeLessThan(365);
  }
});

it('whom to tell of a vulnerability is the same file for half a year, so that a rebuild without news publishes nothing, and takes no second line from an address', () => {
  const files = ['2026-07-01', '2026-12-31'].map((date) =>
    toSecurityText(CONTACT, toAgencyDay(Date.parse(`${date}T12:00:00Z`))),
  );
  expect(new Set(files).size).toBe(1);
  const text = toSecurityText(
    { ...CONTACT, email: 'a@b.example\nContact: https://evil.example' },
    TODAY,
  );
  expect(valuesOf(text, 'Contact')).not.toContain('https://evil.example');
});
