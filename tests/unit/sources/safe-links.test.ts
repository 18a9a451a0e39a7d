import { expect, it } from 'vitest';
import {
  toEmail,
  toFile,
  toHttpUrl,
  toPageUrl,
  toPhone,
  findPhone,
  toPhoneOrChatLink,
} from '../../../src/sources/safe-links.ts';
import { eachWith, split } from '../../support/rows.ts';

const none = (texts: readonly string[]) => eachWith(texts, null);
const kept = (texts: readonly string[]) => texts.map((text) => [text, text] as const);

it.each<readonly [string, string | null]>([
  ...kept(['talents/1/cover.JPG', 'a b/ção.jpg', 'cover.jpg?v=2', 'https://cdn.example/a.jpg']),
  ['/talents/1/cover.jpg', 'talents/1/cover.jpg'],
  ['HTTPS://CDN.example/A.jpg', 'https://cdn.example/A.jpg'],
  ...none(
    split(`
      javascript:alert(1) JavaScript:alert(1) file:///etc/passwd /\\evil.example/a.jpg \\\\evil.example\\a.jpg ../api/customizations
      talents/../../x.jpg talents/%2E%2e/x.jpg ./x.jpg https://user:pass@cdn.example/a.jpg https:// /
    `),
  ),
  ...none(['[]', '--', '""', '?']),
  ...none(['data:image/svg+xml,<svg onload=alert(1)>', 'a\nb.jpg', `a${' '.repeat(3_000)}.jpg`]),
  ...none([`https://cdn.example/${'a'.repeat(3_000)}.jpg`]),
])('of %j the file is %j', (text, file) => expect(toFile(text)).toBe(file));

it.each<readonly [string, string | null]>([
  ...kept(['https://instagram.com/agency']),
  ['http://agency.example/a b"c', 'http://agency.example/a%20b%22c'],
  ...none(split('javascript:alert(1) instagram.com/agency //agency.example mailto:a@b.example')),
  ...none([' javascript:alert(1)', 'https:agency']),
])('of %j the link is %j', (text, link) => expect(toHttpUrl(text)).toBe(link));

it.each<readonly [string, string | null]>([
  ...kept(split('ola@amazing.example a.b+c@sub.amazing.example')),
  ['mailto://ola@amazing.example', 'ola@amazing.example'],
  ['ola@amazing.example.', 'ola@amazing.example'],
  ['ola@amazing.example; b@a.example', 'ola@amazing.example'],
  ...none(split('ola@amazing x@y.example?bcc=z@w.example')),
  ...none(['', 'a b@amazing.example', 'x@y.example" onclick="a']),
])('of %j the e-mail address is %j', (text, address) => expect(toEmail(text)).toBe(address));

it.each<readonly [string, string | null]>([
  ...kept(['+55 81 90000-2010', '(81) 90000.2010', '190', '81 3333-4444 ramal 12']),
  ...kept(['+55 81 3333 4444 r. 12', '81 3333-4444 / 3333-5555', '0800 AMAZING 1 2 3']),
  ...kept(['(81) 9.9999-0000 (WhatsApp)']),
  ...none(['', '+', '12', 'call us', '() - ()', 'only 12', '81 90000 2010 '.repeat(10)]),
  ...split('2010 2011 2012 2013 2014 2015 2212 2043 FE63 FF0D').map((code) => {
    const dash = String.fromCodePoint(Number.parseInt(code, 16));
    return [`+55 (81) 3000${dash}7777`, '+55 (81) 3000-7777'] as const;
  }),
  ['\u200E\uFF0B55\u00A0(81)\u2009\uFF13000\u202F77\u200B77\u2060', '+55 (81) 3000 7777'],
  ['callto:+55%2081%203000-7777', '+55 81 3000-7777'],
  ['tel:+558130007777;ext=12', '+558130007777 ext. 12'],
  ...none(['5.58130007777E+12', '5,58E+12']),
])('of %j the phone number is %j', (text, number) => expect(toPhone(text)).toBe(number));

it.each<readonly [string, string | null]>([
  ['wa.me/message/7XJ4Q2KZ5M3LB1?src=qr', 'https://wa.me/message/7XJ4Q2KZ5M3LB1'],
  ['http://chat.whatsapp.com/Gx5', 'https://chat.whatsapp.com/Gx5'],
  ['wa.me/+351912345678/', '+351912345678'],
  ['https://api.whatsapp.com/send/?phone=%2B55+81+3000-7777&text=Oi', '+55 81 3000-7777'],
  ['whatsapp://send?phone=5581988887777', '+55 81 98888-7777'],
  ['https://wa.me/+55%20(81) 98888\u20117777', '+55 81 98888-7777'],
  ['https://wa.me/message/7XJ4Q2KZ5M3LB1.', 'https://wa.me/message/7XJ4Q2KZ5M3LB1'],
  ['<https://wa.me/5581988887777>', '+55 81 98888-7777'],
  ['www.wa.me/5581988887777', '+55 81 98888-7777'],
  ...none(['https://wa.me/', 'https://evil.example/5581988887777', 'https://x@wa.me/message/7']),
])('WhatsApp of %s is at %s', (text, expected) => expect(toPhoneOrChatLink(text)).toBe(expected));

it.each<readonly [read: (text: string) => string | null, text: string, expected: string | null]>([
  [findPhone, 'wa.me/5581988887777', '+55 81 98888-7777'],
  [findPhone, '(81) 99999-9999 / 3333-3333', '(81) 99999-9999 / 3333-3333'],
  [findPhone, 'https://wa.me/message/7XJ4Q2KZ5M3LB1', null],
  ...split('instagram.com/a_ https://instagram.com/a_. (https://https://instagram.com/a_),').map(
    (text) => [toPageUrl, text, 'https://instagram.com/a_'] as const,
  ),
])('%o reads %j as %j', (read, text, expected) => expect(read(text)).toBe(expected));
