import { expect, it } from 'vitest';
import { toComparablePhone, type Channel } from '../../../../src/domain/channel.ts';
import { checkPasted } from '../../../../src/islands/safety/check-channel.ts';
import { split } from '../../../support/rows.ts';

const phone = (text: string, owner: string | null): Channel => ({
  kind: 'phone',
  text,
  digits: toComparablePhone(text) ?? '',
  owner,
});
const profile = (network: string, text: string, handles: readonly string[]): Channel => ({
  kind: 'profile',
  network,
  text,
  handles,
});
const CHANNELS: readonly Channel[] = [
  { kind: 'site', text: 'amazing.example' },
  phone('+55 81 98765-2010', null),
  phone('(81) 3222-1010', 'Marina Sales'),
  { kind: 'email', text: 'ola@amazing.example', owner: null },
  { kind: 'email', text: 'samuel@amazing.example', owner: 'Samuel Freire' },
  profile('Instagram', 'instagram.com/amazing.recife', ['amazing.recife']),
  profile('Facebook', 'facebook.com/amazingrecife', ['amazingrecife']),
];
const BY_ID = profile('Facebook', 'facebook.com/profile.php?id=100', []);
const check = (text: string) => checkPasted(text, CHANNELS);

it.each([
  ...split(`
    fb.com/amazingrecife http://amazing.example:80/contato https://book.amazing.example/x?y=z#w www.amazing.example AMAZING.EXAMPLE
    OLA@AMAZING.EXAMPLE mailto:ola@amazing.example tel:+558132221010;ext=12 +55.81.987652010 005581987652010 04181987652010
    https://wa.me/5581987652010?text=Oi https://api.whatsapp.com/send?phone=5581987652010 m.instagram.com/amazing.recife
    HTTPS://WWW.INSTAGRAM.COM/AMAZING.RECIFE https://www.facebook.com/amazingrecife/?igsh=MzRlODBiNWFlZA== pt-br.facebook.com/amazingrecife Instagram:@amazing.recife
  `),
  ...['81 98765 2010', '(081) 98765-2010', '0 15 81 98765-2010', '+55 (0) 81 98765-2010'],
  ...[
    '\u202A+55 81 98765-2010\u202C',
    '+55\u00A081\u00A098765\u20112010',
    '(81) 3222-1010 ramal 12',
  ],
  ...['<samuel@amazing.example>', 'insta amazing.recife', 'Facebook – @amazingrecife'],
])('a channel of ours is ours in the spelling %s', (text) => {
  for (const written of [text, ` ${text}\n`, `(${text})`, `"${text}"`, `${text}.`])
    expect([written, check(written).kind]).toEqual([written, 'ours']);
});

it.each(
  split(`
    facebook.com/profile.php?id=100 https://www.facebook.com/people/Amazing-Models/100/
    https://m.facebook.com/pages/Amazing/100 https://www.facebook.com/p/Amazing-Recife-100/
  `),
)('a page that Facebook knows by its number is ours in the spelling %s', (text) => {
  expect(checkPasted(text, [...CHANNELS, BY_ID]).kind).toBe('ours');
  expect(checkPasted(text.replace('100', '101'), [...CHANNELS, BY_ID]).kind).not.toBe('ours');
});

it('the site is ours with www and without, whichever its settings say', () => {
  const sites: readonly Channel[] = [{ kind: 'site', text: 'www.amazing.example' }];
  for (const text of split('www.amazing.example amazing.example https://book.amazing.example/x'))
    expect([text, checkPasted(text, sites).kind]).toEqual([text, 'ours']);
});

it.each([
  ['samuel@arnaz1ng.example', 'samuel@amazing.example'],
  ['samuel@аmazing.example', 'samuel@amazing.example'],
  ['samuel@amazing.exampl', 'samuel@amazing.example'],
  ['casting@arnazing.example', 'ola@amazing.example'],
  ['@amazing.rrecife', 'instagram.com/amazing.recife'],
  ['https://www.casting.arnazing.example/x', 'amazing.example'],
  ['https://samuel@arnazing.example/x', 'amazing.example'],
  ['+55 81 98765-2011', '+55 81 98765-2010'],
  ['81 8765 7010', '+55 81 98765-2010'],
  ['https://www.instagram.com/arnazing.recife', 'instagram.com/amazing.recife'],
  ['@amazing_recife.oficial', 'instagram.com/amazing.recife'],
  ['instagram.com/amazingrecife_casting', 'instagram.com/amazing.recife'],
  ['https://amazing-casting.com/x?y=1', 'amazing.example'],
  ['https://amazing.example.casting-br.com/', 'amazing.example'],
  ['https://minhaamazing.example/pagar', 'amazing.example'],
  ['samuel@amazing.com.br', 'ola@amazing.example'],
  ['TikTok: amazing.recife', 'instagram.com/amazing.recife'],
])('%s passes for %s and is not', (text, real) => {
  expect(check(text)).toMatchObject({ kind: 'alike', real: { text: real } });
});

it.each([
  ['maria@gmail.com', 'maria@gmail.com', 'ola@amazing.example'],
  ['+55 11 91234-5678', '+55 11 91234-5678', '+55 81 98765-2010'],
  ['@joana', '@joana', 'instagram.com/amazing.recife'],
  ['https://amazing.example@evil.com/', 'evil.com', 'amazing.example'],
  ['https://www.instagram.com/joana/?x=1', 'instagram.com/joana', 'instagram.com/amazing.recife'],
])('%s is not ours: %s, and ours stands beside it', (text, subject, real) => {
  expect(check(text)).toMatchObject({ kind: 'foreign', subject, real: { text: real } });
});

it.each([
  ...split(`
    https://api.whatsapp.com/send?phone=5581987652010&Phone=5511912345678
    https://api.whatsapp.com/send/5511912345678?phone=5581987652010 https://api.whatsapp.com/qr/ABC?phone=5581987652010
    whatsapp://chat?code=ABC&phone=5581987652010 https://www.instagram.com/amazing.recife/p/Cxyz/
    https://www.facebook.com/profile.php?id=100&id=200 https://www.instagram.com/casting/%2e%2e/amazing.recife
    mailto:samuel@amazing.example?%62cc=casting@evil.com samuel@amazing.example?casting@evil.com
    https://evil.com;.amazing.example https://.amazing.example mailto:casting@evil.com?to=ola@amazing.example
    ola@amazing.example@evil.com https://instagram.com@evil.com/amazing.recife https://evil.com#amazing.example
    javascript://amazing.example/%0aalert(1) https://amazing.example%2f@evil.com http://amazing.example:8080.evil.com https://amazing.example:8443/contato https://wa.me:8443/5581987652010
    https://wa.me.evil.com/5581987652010 https://evil.com/wa.me/5581987652010 +15581987652010 ftp://amazing.example
  `),
  'ola@amazing.example <casting@evil.com>',
  'https://evil.com\\.amazing.example',
  // Right to left it reads as another number.
  '\u202e81 98765-2010',
  '\u200f81 98765-2010',
])('%s is not ours, whatever stands in it', (text) => {
  expect(checkPasted(text, [...CHANNELS, BY_ID]).kind).not.toBe('ours');
});

it.each(
  split('samuel@amazing.example amazing.example instagram.com/amazing.recife +5581987652010'),
)('what differs from %s in one sign is never ours', (text) => {
  const astray = Array.from(text).flatMap((seen, index) => {
    if (!/[a-z\d]/.test(seen)) return [];
    const [before, after] = [text.slice(0, index), text.slice(index + 1)];
    const signs = Array.from(
      /\d/.test(seen) ? '0123456789' : 'abcdefghijklmnopqrstuvwxyzаеіорсухɡıöçñ',
    );
    const imitations = signs
      .filter((sign) => sign !== seen)
      .flatMap((sign) => [before + sign + after, before + seen + sign + after]);
    const isOther = (imitation: string) => imitation !== '+55081987652010';
    if (!text.startsWith('+')) imitations.push(before + after);
    return imitations.filter(isOther).filter((imitation) => check(imitation).kind === 'ours');
  });
  expect(astray).toEqual([]);
});

it.each([
  ['Oi! Aqui é a Paula, da Amazing. É só pagar a taxa hoje e chamar no +55 81 98888-1234. Tá?', 'foreign', '+55 81 98888-1234'],
  ['Sou da Amazing (ola@amazing.example). Mande as fotos para casting@evil.com, por favor.', 'foreign', 'casting@evil.com'],
  ['Fale com casting@evil.com ou veja https://arnazing.example/vagas', 'alike', 'arnazing.example'],
  ['Siga @joana e @amazing.recife', 'foreign', '@joana'],
  ['Me chama no (11) 98888-7777 (fotos)', 'foreign', '(11) 98888-7777'],
  ['(11 98888-7777)', 'foreign', '11 98888-7777'],
  ['Veja (99models.com.br)', 'foreign', '99models.com.br'],
  ['Fale no TikTok @amazing.recife, só lá', 'alike', '@amazing.recife'],
  ['No Instagram @amazlng.recife a gente responde', 'alike', 'instagram.com/amazlng.recife'],
  ['Inscreva-se: casting-amazing.com.br/vaga. CEP 50050-000.', 'alike', 'casting-amazing.com.br'],
] as const)('of a message the contact that is not ours is named: %s', (text, kind, subject) => {
  expect(check(text)).toMatchObject({ kind, subject });
}); // prettier-ignore

it.each([
  ['Marina', 'words'],
  ['Marina da Amazing', 'words'],
  ['@amazing.recife', 'name'],
  ['amazingrecife', 'name'],
  ['98765-2010', 'shortPhone'],
  ['casting@amazing.example', 'unknownMailbox'],
  ['https://www.instagram.com/p/Cxyz/', 'hiddenOwner'],
  ['https://wa.me/message/ABC', 'hiddenOwner'],
  ['Somos a Amazing, fale com ola@amazing.example', 'message'],
  ['ola@amazing.example e samuel@amazing.example', 'message'],
  ['Seletiva dia 29-11-2026 10h. Ligue +55 81 98765-2010', 'message'],
  ['É em 29.11.2026 10:00: ola@amazing.example', 'message'],
  ['+55 81 98765-2010 / (81) 3222-1010', 'message'],
  ['81 98765-2010\n81 3222-1010', 'message'],
  ['Dia 2026-11-29 10:00, CPF 123.456.789-01', 'words'],
  [`https://amazing.example/favoritos#b=1${'x'.repeat(4000)}`, 'sender'],
  ['amazing.example/#fale=Oi', 'sender'],
  ['https://amazing.example/favoritos#b%3D1abc', 'sender'],
  ['https://wa.me/5581987652010?phone=5511912345678', 'hiddenOwner'],
  ['mailto:ola@amazing.example?reply-to=evil@x.com', 'hiddenOwner'],
  ['mailto:ola@amazing.example%0D%0Abcc:evil@x.com', 'hiddenOwner'],
])('%s cannot be told: %s', (text, why) => expect(check(text)).toEqual({ kind: 'unsure', why }));

// Read in steps that grow with its square, it would take longer than a test may.
const PARTS = ['.', '@', 'a@', '1 ', 'x', ' ', 'https://a.', 'instagram '];
it.each(PARTS)('a text that repeats %j without end is never ours, and soon judged', (part) => {
  for (const text of [part.repeat(100_000), `${part.repeat(100_000)}!a`])
    expect(check(text).kind).not.toBe('ours');
});
