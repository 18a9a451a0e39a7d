import { expect, it } from 'vitest';
import { dictionary } from '../../../../i18n/dictionary.ts';
import { LOCALE_CODES } from '../../../../i18n/locales.ts';
import { toCalendarFile } from '../../../../src/islands/scouted-form/screens/calendar-file.ts';

const NOW = Date.UTC(2026, 10, 22, 1, 2, 3);
const URL = 'https://www.amazing.example/en/be-amazing-face';

it('a reminder is one whole day', () => {
  const file = toCalendarFile({ day: '2027-08-14', title: 'Amazing, hoje; já dá', url: URL, now: NOW });
  const lines = file.split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270814');
  expect(lines).toContain('DTSTAMP:20261122T010203Z');
  expect(lines).toContain('SUMMARY:Amazing\\, hoje\\; já dá');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

it.each(LOCALE_CODES)('a reminder stands in lines that every calendar reads: %s', (locale) => {
  const title = dictionary(locale).scouted.form.tooYoung.reminder;
  const lines = toCalendarFile({ day: '2027-08-14', title, url: URL, now: NOW }).split('\r\n');
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
});
