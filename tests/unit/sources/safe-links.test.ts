import { expect, it } from 'vitest';
import {
  toEmail,
  toFile,
  toHttpUrl,
  toPhone,
  toWhatsApp,
} from '../../../src/sources/safe-links.ts';
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
    javascript:alert(1) JavaScript:alert(1) file:///etc/passwd /\\evil.example/a.jpg \\\\evil.example\\a.jpg ../api/customizations
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

it.each(
  words('2010 2011 2012 2013 2014 2015 2212 2043 FE63 FF0D').map((code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  ),
)('a phone number may have %s for a dash', (dash) => {
  expect(toPhone(`+55 (81) 3000${dash}7777`)).toBe('+55 (81) 3000-7777');
});

it('a phone number may have any blank between its digits, full-width digits, and what nobody sees', () => {
  const written = '\u200E\uFF0B55\u00A0(81)\u2009\uFF13000\u202F77\u200B77\u2060';
  expect(toPhone(written)).toBe('+55 (81) 3000 7777');
  expect(toPhone('tel:+558130007777')).toBe('+558130007777');
});

it.each([
  ['https://wa.me/message/7XJ4Q2KZ5M3LB1', 'https://wa.me/message/7XJ4Q2KZ5M3LB1'],
  ['wa.me/message/7XJ4Q2KZ5M3LB1?src=qr', 'https://wa.me/message/7XJ4Q2KZ5M3LB1'],
  ['http://chat.whatsapp.com/Gx5', 'https://chat.whatsapp.com/Gx5'],
  ['https://wa.me/5581988887777', '+55 81 98888-7777'],
  ['wa.me/+351912345678/', '+351912345678'],
  ['https://api.whatsapp.com/send/?phone=%2B55+81+3000-7777&text=Oi', '+55 81 3000-7777'],
  ['whatsapp://send?phone=5581988887777', '+55 81 98888-7777'],
  ['+55 81 98888\u20137777', '+55 81 98888-7777'],
  ['https://wa.me/', null],
  ['https://evil.example/5581988887777', null],
  ['https://x@wa.me/message/7', null],
])('WhatsApp of %s is at %s', (text, expected) => {
  expect(toWhatsApp(text)).toBe(expected);
});
