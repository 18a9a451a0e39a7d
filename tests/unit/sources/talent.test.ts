import { expect, it } from 'vitest';
import { NO_GALLERIES } from '../../../src/domain/talent.ts';
import { joinFlags, joinTalent, type ListedTalent } from '../../../src/sources/talent/to-talent.ts';
import { profileRead, TALENTS } from '../../../src/sources/talent/talent-reads.ts';
import { parsed } from '../../support/parsed.ts';
import { onInstagram } from '../../support/sample-catalogue.ts';
import { eachWith, split } from '../../support/rows.ts';

const listed = (record: object) => parsed(TALENTS, [record]);
const profile = (record: object) => parsed(profileRead('7'), { id: 7, ...record });
const fieldsOf = (faults: readonly { readonly field: string }[]) =>
  faults.map(({ field }) => field);

const ANA: ListedTalent = {
  id: '7',
  underAge: null,
  name: 'Ana Lúcia',
  cover: null,
  gender: 'undefined',
  categories: [],
  profileEtag: null,
};

it.each([
  [
    'numbers',
    { id: 7, name: 'Ana Lúcia', cover: 'a.jpg', gender: 'woman', categories: [1, 2012, 1] },
    { cover: 'a.jpg', gender: 'woman', categories: [1, 2012] },
  ],
  [
    'texts',
    {
      id: '007',
      name: ' Ana  Lúcia',
      cover: '/a.jpg',
      gender: 'Woman',
      categories: [{ id: '1' }, { id: '2012' }],
    },
    { cover: 'a.jpg', gender: 'woman', categories: [1, 2012] },
  ],
  ['nothing', { id: 7, name: 'Ana Lúcia', cover: null, gender: '', categories: null }, {}],
  ['hostile text', { id: 7, name: 'Ana <script>alert(1)</script>&lt;b>' }, { name: 'Ana <b>' }],
  ['an ETag', { id: 7, name: 'Ana Lúcia', profile_etag: '"a1"' }, { profileEtag: '"a1"' }],
  ['an odd ETag', { id: 7, name: 'Ana Lúcia', profile_etag: { a: 1 } }, {}],
])('a listed talent is read as it is meant from %s', (_, record, expected) => {
  const { value, warnings } = listed(record);
  expect([value, warnings]).toEqual([[{ ...ANA, ...expected }], []]);
});

it('a listed talent of an unknown gender is told of, because no board for one has it', () => {
  const { value, warnings } = listed({ id: 7, name: 'Ana', gender: 'female' });
  expect([value[0]?.gender, fieldsOf(warnings)]).toEqual(['undefined', ['gender']]);
});

it.each<readonly [string, object]>([
  ['id', { name: 'Ana' }],
  ...['abc', 0, 1.5, -3].map((id) => ['id', { id, name: 'Ana' }] as const),
  ['name', { id: 7 }],
  ['name', { id: 7, name: '\u200B' }],
])('a listed talent with a bad %s is left out', (field, record) => {
  const others = Array.from({ length: 10 }, (_, index) => ({ id: index + 100, name: 'Bia' }));
  expect(fieldsOf(parsed(TALENTS, [record, ...others]).leftOut)).toEqual([field]);
});

const NO_HEIGHTS = split('tall 17 300 1780 -178 1 1m 1m7 160-175 6\'0" 5ft11 5.10 1.7.8');
it.each<readonly [height: unknown, centimetres: number | null]>([
  ...eachWith([178, '178', '178 cm', '1.78', 1.78, '1,78m', '1 m 78', '1 78'], 178),
  ['30', 30],
  ['1.785', 179],
  ['1,78 m / 5′10″', 178],
  ...eachWith(['178.00', '178,0000', '1.7800', '+178'], 178),
  ...eachWith(
    ['~ 1,78 m', 'Altura: 178 cm', 'Altura – 1,78', 'aprox. 1,78m', '178 cm aprox.'],
    178,
  ),
  ['178 centímetros (descalça)', 178],
  ...eachWith(
    ['5′10″ / 178 cm', '5 ft 10 in (1.78)', '178cm 5′10″', '178 cm – 5′10″', '178 centimeters*'],
    178,
  ),
  ...eachWith(['1 7', '60 kg', `${'a.'.repeat(90)}x`, ...NO_HEIGHTS], null),
])('a profile with height %j is %j cm tall, and says so where it has none', (height, expected) => {
  const { value, warnings } = profile({ height });
  expect(value.heightCm).toBe(expected);
  expect(fieldsOf(warnings)).toEqual(expected === null ? ['height'] : []);
});

const GIRTHS = ['bust', 'waist', 'hips'] as const;
it.each<readonly [girth: unknown, centimetres: number | null, told: readonly string[]]>([
  [' 88 cm ', 88, []],
  ['88,5', 89, []],
  ['88/35', 88, []],
  ['34½" / 88 cm', 88, []],
  ['88 cm de busto', 88, []],
  ['40', 40, []],
  ['180', 180, []],
  ...split('- 39 181 1e2 -88 88-90 34″ P').map((girth) => [girth, null, GIRTHS] as const),
  ...eachWith([undefined, null, ' ', false], null, []),
])('a profile with %j as bust, waist and hips has %j cm of each', (girth, centimetres, told) => {
  const { value, warnings } = profile({ height: 178, bust: girth, waist: girth, hips: girth });
  expect(value).toMatchObject({ heightCm: 178, bustCm: centimetres });
  expect(value).toMatchObject({ waistCm: centimetres, hipsCm: centimetres });
  expect(fieldsOf(warnings)).toEqual(told);
});

it.each<readonly [string, string | null]>([
  ['@ana.lucia', 'ana.lucia'],
  ['instagram.com/ana.lucia?igsh=1', 'ana.lucia'],
  ['//m.instagram.com/ana.lucia/reels/', 'ana.lucia'],
  ['https://instagram.com/stories/ana.lucia/31/', 'ana.lucia'],
  ['\u200E@ana.lucia\u00A0', 'ana.lucia'],
  ...eachWith(['Instagram: @ana.lucia', 'ig: ana.lucia'], 'ana.lucia'),
  ...eachWith(['Insta @ ana.lucia', '(@ana.lucia),'], 'ana.lucia'),
  ['@ana_', 'ana_'],
  ['"><script>', null],
  ['ana lucia', null],
  ['https://evil.example/ana', null],
  ['https://www.instagram.com/p/C8/', null],
  ['Instagram', null],
])('a profile with the handle %s is found as %j', (instagram, handle) => {
  expect(profile({ instagram }).value.accounts).toEqual(handle === null ? [] : onInstagram(handle));
});

it('a profile has its galleries in any shape', () => {
  const { value, warnings } = profile({
    galleries: {
      book: [
        { file: 'a.jpg', width: '800.00 px', height: '1.200' },
        'none.jpg',
        { file: 'c.jpg', width: 0, height: 'tall' },
        'undefined.jpg',
        '(null).jpg',
        { file: '' },
        null,
      ],
      snap: { data: [{ file: 'https://cdn.example/d.JPG', width: null }] },
      compo: '',
      video: [
        { file: '76979871/8272103f6e', provider: 'vimeo', width: 1920, height: 1080 },
        { file: 'x', provider: 'vimeo' },
      ],
    },
  });
  const size = { width: null, height: null };
  const picture = (file: string) => ({ kind: 'picture', file, ...size });
  expect(value.galleries).toEqual({
    book: [
      { ...picture('a.jpg'), width: 800, height: 1200 },
      picture('none.jpg'),
      picture('c.jpg'),
    ],
    snap: [picture('https://cdn.example/d.JPG')],
    compo: [],
    video: [{ kind: 'video', provider: 'vimeo', id: '76979871', hash: '8272103f6e' }],
  });
  expect(fieldsOf(warnings)).toEqual([
    'galleries.book.3',
    'galleries.book.4',
    'galleries.book.5',
    'galleries.video.1',
  ]);
  const named = profile({
    galleries: { Books: ['a.jpg'], Book: [], ' SNAP': ['b.jpg'], Compô: null },
  });
  expect(named.value.galleries).toMatchObject({
    book: [picture('a.jpg')],
    snap: [picture('b.jpg')],
  });
  for (const galleries of [undefined, null, '', []])
    expect(profile({ galleries }).value.galleries).toEqual(NO_GALLERIES);
});

it('a profile has no item of a gallery that is not public, and says so', () => {
  const book = [
    { file: 'a.jpg', deleted_at: '2026-01-01' },
    { file: 'b.jpg', visible: true },
  ];
  const video = { data: [{ file: '76979871', provider: 'vimeo', active: false }] };
  const { value, warnings } = profile({ galleries: { book, video } });
  expect(value.galleries).toMatchObject({ book: [{ file: 'b.jpg' }], video: [] });
  expect(fieldsOf(warnings)).toEqual(['galleries.book.0.deleted_at', 'galleries.video.0.active']);
});

it('a profile that is not public counts as gone', () => {
  const json = { data: { id: 7, name: 'Ana', status: 'draft' } };
  const reason = 'a talent hidden by status';
  expect(profileRead('7').parse(json)).toEqual({ ok: false, reason, isHidden: true });
});

it.each([0, '0', '0.00', '-', '&nbsp;', ' '])('a profile has no size %j', (size) => {
  const { value, warnings } = profile({ jeans: size, shoes: size });
  expect([value.jeans, value.shoes, warnings]).toEqual([null, null, []]);
});

const NO_DATES = split('2026 0026-09 2026-9 2026-13 2026-00 2026-02-30 0000-01 2026-09-01T10:00');
it.each<readonly [date: unknown, known: string | null]>([
  ['2026-09', '2026-09'],
  [' 2024-02-29 ', '2024-02-29'],
  ...eachWith([undefined, null, '', 202609, {}, '2026-09"><script>', ...NO_DATES], null),
])('a profile dated %j has the date %j', (date, known) => {
  const snap = [{ file: 'a.jpg', date }];
  const { value, warnings } = profile({ height: 178, measured_at: date, galleries: { snap } });
  expect(value).toMatchObject({ heightCm: 178, measuredAt: known, polaroidsAt: known });
  expect(value.galleries.snap).toHaveLength(1);
  const more = ['2019-01', date, '2020-03'].map((each) => ({ file: 'a.jpg', date: each }));
  const newest = profile({ galleries: { snap: more } }).value.polaroidsAt;
  expect(newest).toBe(known ?? '2020-03');
  const isSent = ![undefined, null, ''].includes(date as string);
  expect(fieldsOf(warnings)).toEqual(
    isSent && known === null ? ['measured_at', 'galleries.snap.0.date'] : [],
  );
});

it.each<readonly [sent: unknown, size: string]>([
  ...eachWith(['37', '37.00', '37,0', 37], '37'),
  ...eachWith(['nº 37', 'N.º 37', '#37', 'Tam.: 37', 'calçado 37'], '37'),
  ['37,50', '37,5'],
  ['36x34', '36x34'],
  ...eachWith(['36/38', '36 / 38', '36 a 38', '36 ou 38', '36–38'], '36/38'),
  ['39 EU', '39 EU'],
  ['US 8', 'US 8'],
  ['M', 'M'],
])('a profile with the size %j has %j', (sent, size) => {
  expect(profile({ jeans: sent, shoes: sent }).value).toMatchObject({ jeans: size, shoes: size });
});

it.each<readonly [sent: unknown, count: number | null, isNamed: boolean]>([
  ...eachWith(['12.4k', '12,4 mil', '12.400', '12,400', '12 400'], 12_400, false),
  ...eachWith(['12400.00', '+12,4 mil', '12.4K+'], 12_400, false),
  ['12.4k seguidores', 12_400, false],
  ['32.3k', 32_300, false],
  ['Seguidores: 12.400', 12_400, false],
  ...eachWith(['> 12,4 mil', '12.4 thousand', '12.4k.'], 12_400, false),
  ['1,234,567', 1_234_567, false],
  ['1.234,00', 1234, false],
  ...eachWith(['1.2m', '1,2 milhões', '1.2 mi', '1,2kk'], 1_200_000, false),
  ...eachWith([0, '0', null, ''], null, false),
  ...eachWith(['many', '-5', 'k', '.', '1.5', '1,82', '10k–12k', '1.2.3k', '<b>x</b>'], null, true),
])('a profile with %j followers has %j, named as unreadable: %j', (sent, count, isNamed) => {
  const { value, warnings } = profile({ instagram: 'ana', instagram_followers: sent });
  expect(value.accounts).toEqual(onInstagram('ana', count));
  expect(fieldsOf(warnings)).toEqual(isNamed ? ['instagram_followers'] : []);
});

it('a profile has the date of the newest polaroid that can be shown', () => {
  const snap = [
    { file: 'a.jpg', date: '2026-03-02' },
    { file: 'b.jpg', date: '2025-12' },
    'c.jpg',
    { file: '', date: '2026-09' },
  ];
  const book = [{ file: 'd.jpg', date: '2026-10' }];
  expect(profile({ galleries: { book, snap } }).value.polaroidsAt).toBe('2026-03-02');
});

it.each([{}, [], null, 'x', { message: 'error' }, { id: '8', name: 'Bia' }, { id: '8' }])(
  'a profile is not %j',
  (json) => expect(profileRead('7').parse(json)).toMatchObject({ ok: false }),
);

const joined = (inList: object, inProfile: object) => {
  const [talent = ANA] = listed({ id: 7, name: 'Ana Nova', ...inList }).value;
  return joinTalent(talent, profile(inProfile).value, false);
};
const flagged = (inList: object, inProfile: object) =>
  joinFlags(
    listed({ id: 7, name: 'Ana', ...inList }).value[0]?.underAge ?? null,
    profile(inProfile).value.underAge,
  );

it('a profile cannot undo what the list says, and gives the cover that the list lacks', () => {
  const old = { name: 'Ana Velha', cover: 'old.jpg', gender: 'woman', hair: 'Castanho' };
  const talent = joined({ cover: 'new.jpg', gender: 'man' }, old);
  expect(talent).toMatchObject({ name: 'Ana Nova', cover: 'new.jpg', gender: 'man' });
  expect(talent).toMatchObject({ hair: 'Castanho' });
  expect(talent).not.toHaveProperty('profileEtag');
  expect(joined({}, old).cover).toBe('old.jpg');
});

it.each([
  [true, undefined, true],
  [undefined, true, true],
  [false, '1', true],
  [1, null, true],
  [undefined, false, false],
  ['não', undefined, false],
  [undefined, '', null],
])('a minor is who the list (%j) or profile (%j) says is: %j', (inList, inProfile, expected) => {
  expect(flagged({ under_age: inList }, { under_age: inProfile })).toBe(expected);
});

it.each([
  { id: 7, name: 'Ana', under_age: { value: true, visible: false } },
  { under_age: true, data: { id: 7, name: 'Ana' } },
  { data: { under_age: true, data: { id: 7, name: 'Ana' } } },
])('the profile %j is a minor’s', (json) => {
  expect(parsed(profileRead('7'), json).value.underAge).toBe(true);
});

it.each([
  ['the second', { id: '007', name: 'Ana', under_age: true }],
  ['an unusable', { id: 7, under_age: 1 }],
])('a listed talent is a minor where %s row with the same id says so', (_, row) => {
  const others = Array.from({ length: 20 }, (__, index) => ({ id: 100 + index, name: 'Bia' }));
  const { value } = parsed(TALENTS, [{ id: 7, name: 'Ana' }, row, ...others]);
  const minors = value.filter(({ underAge }) => underAge);
  expect(minors.map(({ id, name }) => [id, name])).toEqual([['7', 'Ana']]);
});

it('a listed talent is not public where another row with the same id says so, before or behind', () => {
  const shown = { id: 7, name: 'Ana' };
  const hidden = { id: '007', name: 'Ana', visible: false };
  for (const rows of [
    [shown, hidden],
    [hidden, shown],
  ])
    expect(parsed(TALENTS, [...rows, { id: 8, name: 'Bia' }]).value.map(({ id }) => id)).toEqual([
      '8',
    ]);
});

it.each([
  ...eachWith([false, 0, '0', ' False ', 'NO', 'nao', 'Não', 'na\u0303o'], false, false),
  ...eachWith([null, ''], null, false),
  ...eachWith([true, 1, '1', 'true'], true, false),
  ...eachWith(['TRUE', ' true ', 'sim', 'yes', 'null', {}, [], 2, 'x'.repeat(30_000)], true, true),
])('under_age of %j makes a minor: %j, and is named as odd: %j', (flag, isMinor, isOdd) => {
  const fault = {
    id: '7',
    field: 'under_age',
    message: expect.stringMatching(/^is .{1,40}, which counts as under 18$/) as string,
  };
  const told = isOdd ? [fault] : [];
  const inList = listed({ id: 7, name: 'Ana', under_age: flag });
  const inProfile = profile({ under_age: flag });
  expect([inList.value[0]?.underAge, inList.warnings]).toEqual([isMinor, told]);
  expect([inProfile.value.underAge, inProfile.warnings]).toEqual([isMinor, told]);
});
