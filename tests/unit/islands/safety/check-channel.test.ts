import { expect, it } from 'vitest';
import { toPhoneDigits, type Channel } from '../../../../src/domain/channel.ts';
import { checkChannel, OTHER_NETWORK, SITE } from '../../../../src/islands/safety/check-channel.ts';
import { fc } from '../../../support/chance.ts';
import { toSpellings } from '../../../support/spellings.ts';
import { words } from '../../../support/words.ts';

const phone = (text: string, owner: string | null): Channel => ({
  kind: 'phone',
  text,
  digits: toPhoneDigits(text) ?? '',
  owner,
});
const CHANNELS: readonly Channel[] = [
  phone('+55 81 98765-2010', null),
  phone('(81) 3222-1010', 'Marina Sales'),
  { kind: 'email', text: 'ola@amazing.example', owner: null },
  { kind: 'email', text: 'samuel@amazing.example', owner: 'Samuel Freire' },
  {
    kind: 'profile',
    network: 'Instagram',
    text: 'instagram.com/amazing.recife',
    handles: ['amazing.recife'],
  },
  {
    kind: 'profile',
    network: 'Facebook',
    text: 'facebook.com/amazingrecife',
    handles: ['amazingrecife'],
  },
  { kind: 'site', text: 'amazing.example' },
];
const FACEBOOK_BY_ID: Channel = {
  kind: 'profile',
  network: 'Facebook',
  text: 'facebook.com/profile.php?id=100',
  handles: [],
};
const PLACES = [null, 'Instagram', 'Facebook', OTHER_NETWORK, SITE];
const check = (text: string) => checkChannel(text, CHANNELS);

it.each([
  '+55 (81) 9 8765-2010',
  '+55 81 8765-2010',
  '(81) 3222-1010 ramal 12',
  'tel:+558132221010;ext=12',
  'sms:+5581987652010',
  'Samuel Freire <samuel@amazing.example>',
  'http://m.facebook.com/AmazingRecife',
  'fb.com/amazingrecife',
  'http://amazing.example:80/contato',
  'https://amazing.example/favoritos#ids=12,34',
  'https://wa.me/5581987652010?text=Oi',
  'mailto:ola@amazing.example?subject=Oi&body=um%0D%0Adois',
  'https://book.amazing.example/x?y=z#w',
])('a true channel %s is ours', (text) => {
  expect(check(text).kind).toBe('ours');
});

it.each(CHANNELS.map((channel) => [channel.text, channel] as const))(
  'a true channel %s is ours in thirty spellings',
  (_, channel) => {
    const spellings = toSpellings(channel);
    expect(spellings.length).toBeGreaterThanOrEqual(30);
    const missed = spellings.filter((text) => {
      const verdict = checkChannel(
        text,
        CHANNELS,
        channel.kind === 'profile' ? channel.network : null,
      );
      return verdict.kind !== 'ours' || verdict.channel.kind !== channel.kind;
    });
    expect(missed).toEqual([]);
  },
);

it('a true channel is told with the person whose it is', () => {
  expect(check('SAMUEL@amazing.example')).toMatchObject({
    kind: 'ours',
    channel: { owner: 'Samuel Freire' },
  });
});

it.each([
  ['samuel@arnazing.example', 'samuel@amazing.example', ['rn→m']],
  ['samuel@arnaz1ng.example', 'samuel@amazing.example', ['rn→m', '1→i']],
  ['samuel@аmazing.example', 'samuel@amazing.example', ['а→a']],
  ['samuel@amazing.exampl', 'samuel@amazing.example', ['→e']],
  ['@amazing.rrecife', 'amazing.recife', ['r→']],
  ['https://arnazing.example/x', 'amazing.example', ['rn→m']],
  ['https://www.casting.arnazing.example/x', 'amazing.example', ['rn→m']],
  ['https://samuel@arnazing.example/x', 'amazing.example', ['rn→m']],
  ['+55 81 98765-2011', '+55 81 98765-2010', ['1→0']],
  ['0 (82) 98765.2010', '+55 81 98765-2010', ['2→1']],
  ['81 8765 7010', '+55 81 98765-2010', ['7→2']],
])('an imitation %s is told apart from %s letter by letter', (text, real, marks) => {
  const verdict = check(text);
  expect(verdict).toMatchObject({ kind: 'alike', real });
  expect(
    verdict.kind === 'alike' && verdict.marks.map((mark) => `${mark.seen}→${mark.real}`),
  ).toEqual(marks);
  // Each mark gives the positions of its signs.
  if (verdict.kind === 'alike') {
    expect(verdict.marks.map(({ start, end }) => verdict.subject.slice(start, end))).toEqual(
      verdict.marks.map(({ seen }) => seen),
    );
    if (/^[+\d]/.test(text)) expect(verdict.subject).toBe(text);
  }
});

it.each([
  ...words(`
    https://amazing.example.casting-br.com/ https://amazing.example@evil.com/ amazing-casting.com https://xn--mazing-cof.example
    @amazing.recife_casting https://tiktok.com/@amazing.recife casting@amazingmodels.com samuel@amazing.com
  `),
  'https://evil.com\\.amazing.example',
])('an imitation %s has our name in a foreign address', (text) => {
  expect(check(text).kind).toBe('alike');
});

// The app may open another contact; networks show a post under any user name; more people would get
// the reply; the host is another.
it.each([
  ...words(`
    https://api.whatsapp.com/send?phone=5581987652010&phone=5511912345678
    https://api.whatsapp.com/send?phone=5581987652010&Phone=5511912345678
    https://api.whatsapp.com/send/5511912345678?phone=5581987652010 https://api.whatsapp.com/qr/ABC?phone=5581987652010
    https://web.whatsapp.com/accept?code=ABC&phone=5581987652010 whatsapp://chat?code=ABC&phone=5581987652010
    https://www.instagram.com/amazing.recife/p/Cxyz/ https://www.facebook.com/amazingrecife/posts/123
    https://www.facebook.com/profile.php?id=100&id=200 https://www.instagram.com/casting/%2e%2e/amazing.recife
    mailto:samuel@amazing.example?cc=casting@evil.com mailto:samuel@amazing.example?subject=oi&To=casting@evil.com
    mailto:samuel@amazing.example?%62cc=casting@evil.com samuel@amazing.example?casting@evil.com
    https://evil.com;.amazing.example https://.amazing.example mailto:casting@evil.com?to=ola@amazing.example
    ola@amazing.example@evil.com https://instagram.com@evil.com/amazing.recife https://evil.com#amazing.example ftp://amazing.example
    javascript://amazing.example/%0aalert(1) https://amazing.example%2f@evil.com http://amazing.example:8080.evil.com
    https://wa.me.evil.com/5581987652010 https://evil.com/wa.me/5581987652010 +15581987652010
  `),
  'ola@amazing.example <casting@evil.com>',
  'https://instagram.com\\@evil.com/amazing.recife',
  // Right to left it reads as another number.
  '\u202e81 98765-2010',
  '\u200f81 98765-2010',
])('an imitation %s is not ours, whatever stands in it', (text) => {
  expect(checkChannel(text, [...CHANNELS, FACEBOOK_BY_ID]).kind).not.toBe('ours');
});

/** Letters and figures, and some of other alphabets that look alike. */
const SIGNS = Array.from('abcdefghijklmnopqrstuvwxyz0123456789аеіорсухɡıöçñ');
const TRUE = [
  'samuel@amazing.example',
  'amazing.example',
  'instagram.com/amazing.recife',
  '@amazing.recife',
  '+5581987652010',
];

it('an imitation that differs from a true channel in one sign is never ours', () => {
  const channel = fc.constantFrom(...TRUE);
  const place = fc.constantFrom(...PLACES);
  fc.assert(
    fc.property(
      channel,
      fc.nat(),
      fc.constantFrom(...SIGNS),
      place,
      fc.nat(2),
      (text, at, sign, where, how) => {
        const index = at % text.length;
        const seen = text.charAt(index);
        fc.pre(/[a-z\d]/.test(seen) && seen !== sign && /\d/.test(seen) === /\d/.test(sign));
        // Mobile numbers were written without their first 9.
        fc.pre(how !== 2 || !text.startsWith('+'));
        const changed = [sign, seen + sign, ''][how] ?? '';
        const imitation = text.slice(0, index) + changed + text.slice(index + 1);
        expect(checkChannel(imitation, CHANNELS, where).kind, imitation).not.toBe('ours');
      },
    ),
    { numRuns: 3000 },
  );
});

it.each([
  ['https://amazing.example@evil.com/', 'evil.com'],
  ['https://evil.com\\.amazing.example', 'evil.com/.amazing.example'],
  ['https://www.amazing.example.casting-br.com/2026?x=1', 'www.amazing.example.casting-br.com'],
  ['https://tiktok.com/@amazing.recife?x=1', 'tiktok.com/@amazing.recife'],
  ['https://forms.example.org/amazing', 'forms.example.org/amazing'],
  ['https://example.org/x', 'example.org'],
  ['https://www.instagram.com/joana/?x=1', 'instagram.com/joana'],
])('an imitation %s is shown by where it really leads, %s', (text, subject) => {
  expect(check(text)).toMatchObject({ subject });
});

it.each([
  'maria@gmail.com',
  '+55 11 91234-5678',
  '@joana',
  'https://example.org/x',
  '+1 212 555 0100',
])('%s is foreign', (text) => {
  expect(check(text).kind).toBe('foreign');
});

it.each([
  ['', 'words'],
  ['Marina', 'network'],
  ['amazingrecife', 'network'],
  ['amazing.recife', 'network'],
  ['@amazing.recife', 'network'],
  ['Marina da Amazing', 'words'],
  ['samuel@amazing.example e evil@x.com', 'words'],
  ['98765-2010', 'shortPhone'],
  ['casting@amazing.example', 'unknownMailbox'],
  ['https://www.instagram.com/p/Cxyz/', 'post'],
  ['https://wa.me/message/ABC', 'post'],
  ['x'.repeat(301), 'tooLong'],
  ['https://amazing.example/favoritos#b=1abc', 'sender'],
  [`https://amazing.example/favoritos#b=1${'x'.repeat(4000)}`, 'sender'],
  ['https://www.amazing.example/favoritos#ids=12,34&t=Parab%C3%A9ns', 'sender'],
  ['amazing.example/#fale=Oi', 'sender'],
  ['https://amazing.example/en#talk=Hi', 'sender'],
  // Field names are decoded as the pages do.
  ['https://amazing.example/favoritos#%69ds=12&%74=Parab%C3%A9ns&x=%', 'sender'],
  ['https://amazing.example/modelos#q=Pague+R%24+350', 'sender'],
  ['https://wa.me/5581987652010?phone=5511912345678', 'more'],
  ['https://wa.me/5581987652010?text=Oi&abid=5511912345678', 'more'],
  ['mailto:ola@amazing.example?reply-to=evil@x.com', 'more'],
  ['mailto:ola@amazing.example?bcc=evil@x.com', 'more'],
  ['mailto:ola@amazing.example%0D%0Abcc:evil@x.com', 'more'],
  ['mailto:ola@amazing.example?subject=Oi%0D%0Abcc:evil@x.com', 'more'],
  ['mailto:ola@amazing.example?body=Oi%0D%0Abcc:evil@x.com', 'more'],
  ['mailto:ola@amazing.example?body=Oi%0D%0A+bcc%3Aevil@x.com%', 'more'],
])('%s cannot be told: %s', (text, why) => {
  expect(check(text)).toEqual({ kind: 'unsure', why });
});

it.each([
  ['@amazing.recife', 'Instagram', 'ours'],
  ['amazing.recife', 'Instagram', 'ours'],
  ['AmazingRecife', 'Facebook', 'ours'],
  // Ours on one network only: elsewhere anybody may have taken the name.
  ['@amazing.recife', 'Facebook', 'alike'],
  ['amazingrecife', 'Instagram', 'alike'],
  ['@amazing.recife', OTHER_NETWORK, 'alike'],
  ['@arnazing.recife', 'Instagram', 'alike'],
  ['amazingrecife1', OTHER_NETWORK, 'alike'],
  ['Marina', 'Instagram', 'foreign'],
  ['@joana', 'Facebook', 'foreign'],
  // A name with a dot may be a host, and this one is not ours.
  ['amazing.recife', SITE, 'alike'],
] as const)('a name alone %s on %s is %s', (text, place, kind) => {
  expect(checkChannel(text, CHANNELS, place).kind).toBe(kind);
});

it('a name alone that is our host is our site, where the visitor says so, and is told with the profile that is ours, where it is ours elsewhere', () => {
  const channels = [
    ...CHANNELS,
    {
      kind: 'profile',
      network: 'TikTok',
      text: 'tiktok.com/amazing.example',
      handles: ['amazing.example'],
    },
  ] as const;
  expect(checkChannel('amazing.example', channels)).toEqual({ kind: 'unsure', why: 'network' });
  expect(checkChannel('amazing.example', channels, SITE)).toMatchObject({
    kind: 'ours',
    channel: { kind: 'site' },
  });
  expect(checkChannel('amazing.example', channels, 'TikTok')).toMatchObject({
    kind: 'ours',
    channel: { kind: 'profile' },
  });
  expect(checkChannel('@amazing.recife', CHANNELS, 'Facebook')).toMatchObject({
    real: 'instagram.com/amazing.recife',
    isElsewhere: true,
  });
});
