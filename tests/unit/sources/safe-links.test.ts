import { expect, it } from 'vitest';
import { toEmail, toFile, toHttpUrl, toPhone } from '../../../src/sources/safe-links.ts';
import { words } from '../../support/words.ts';

it.each([
  ['talents/1/cover.JPG', 'talents/1/cover.JPG'],
  ['/talents/1/cover.jpg', 'talents/1/cover.jpg'],
  ['a b/ção.jpg', 'a b/ção.jpg'],
  ['cover.jpg?v=2', 'cover.jpg?v=2'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['HTTPS://CDN.example/A.jpg', 'https://cdn.example/A.jpg'],
])('a file %s is kept as %s', (text, file) => {
  expect(toFile(text)).toBe(file);
});

it.each([
  ...words(`
    javascript:alert(1) JavaScript:alert(1) file:///etc/passwd //evil.example/a.jpg /\\evil.example/a.jpg \\\\evil.example\\a.jpg ../api/customizations
    talents/../../x.jpg talents/%2E%2e/x.jpg ./x.jpg https://user:pass@cdn.example/a.jpg https:// /
  `),
  ...['data:image/svg+xml,<svg onload=alert(1)>', 'a\nb.jpg'],
  ...[`https://cdn.example/${'a'.repeat(3_000)}.jpg`, `a${' '.repeat(3_000)}.jpg`],
])('a file is not %j', (text) => {
  expect(toFile(text)).toBeNull();
});

it('a link is http or https', () => {
  expect(toHttpUrl('https://instagram.com/agency')).toBe('https://instagram.com/agency');
  expect(toHttpUrl('http://agency.example/a b"c')).toBe('http://agency.example/a%20b%22c');
});

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'instagram.com/agency',
  '//agency.example',
  'mailto:a@b.example',
  'https:agency',
])('a link is not %j', (text) => {
  expect(toHttpUrl(text)).toBeNull();
});

it.each(['ola@amazing.example', 'a.b+c@sub.amazing.example'])('may be %s', (text) => {
  expect(toEmail(text)).toBe(text);
});

it.each([
  ...words(
    'ola ola@ ola@amazing @amazing.example x@y.example?bcc=z@w.example a@-b.example a@b..example',
  ),
  '',
  'a b@amazing.example',
  'x@y.example" onclick="a',
])('is not %j', (text) => {
  expect(toEmail(text)).toBeNull();
});

it.each([
  '+55 81 90000-2010',
  '(81) 90000.2010',
  '190',
  '81 3333-4444 ramal 12',
  '+55 81 3333 4444 r. 12',
  '81 3333-4444 / 3333-5555',
  '0800 AMAZING 1 2 3',
  '(81) 9.9999-0000 (WhatsApp)',
])('a phone number may be %s', (text) => {
  expect(toPhone(text)).toBe(text);
});

it.each(['', '+', '12', 'call us', '() - ()', 'only 12', '81 90000 2010 '.repeat(10)])(
  'a phone number is not %j',
  (text) => {
    expect(toPhone(text)).toBeNull();
  },
);
