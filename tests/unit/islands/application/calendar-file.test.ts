import { expect, it, vi } from 'vitest';
import { toCalendarFile } from '../../../../src/islands/application/birthdate/TooYoung.tsx';

it('a reminder is one whole day, in lines that every calendar reads', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 1, 2, 3) });
  const title = 'Amazing, hoje; já dá';
  const file = toCalendarFile({
    day: '2027-08-14',
    title,
    url: 'https://amazing.example/seja-amz',
  });
  const lines = file.split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270814');
  expect(lines).toContain('DTSTAMP:20261122T010203Z');
  expect(lines).toContain('SUMMARY:Amazing\\, hoje\\; já dá');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
