import { expect, it } from 'vitest';
import { NO_GALLERIES } from '../../../src/domain/talent.ts';
import { joinTalent } from '../../../src/sources/talent/to-talent.ts';
import { profileRead, TALENTS } from '../../../src/sources/talent/talent-reads.ts';
import { parsed } from '../../support/parsed.ts';
import { onInstagram } from '../../support/sample-catalogue.ts';

const listed = (record: object) => parsed(TALENTS, [record]);
const profile = (record: object) => parsed(profileRead('7'), { id: 7, ...record });

it('a listed talent has numbers and texts read alike', () => {
  const expected = {
    ...{ id: '7', underAge: false, name: 'Ana Lúcia', cover: 'a.jpg', gender: 'woman' },
    categories: [1, 2012],
    profileEtag: null,
  };
  const asText = {
    id: '007',
    name: ' Ana  Lúcia',
    cover: '/a.jpg',
    gender: 'Woman',
    categories: [{ id: '1' }, { id: '2012' }],
  };
  const asNumbers = {
    id: 7,
    name: 'Ana Lúcia',
    cover: 'a.jpg',
    gender: 'woman',
    categories: [1, 2012, 1],
  };
  expect(listed(asText).value).toEqual([expected]);
  expect(listed(asNumbers).value).toEqual([expected]);
});

it.each([undefined, null, ''])('a listed talent takes %j as nothing', (nothing) => {
  const record = { id: 7, name: 'Ana', cover: nothing, gender: nothing, categories: nothing };
  const expected = {
    id: '7',
    underAge: false,
    name: 'Ana',
    cover: null,
    gender: 'undefined',
    categories: [],
    profileEtag: null,
  };
  expect(listed(record).value).toEqual([expected]);
});

it.each([
  ['id', { name: 'Ana' }],
  ['id', { id: 'abc', name: 'Ana' }],
  ['id', { id: 0, name: 'Ana' }],
  ['id', { id: 1.5, name: 'Ana' }],
  ['id', { id: -3, name: 'Ana' }],
  ['name', { id: 7 }],
  ['name', { id: 7, name: '\u200B' }],
  ['name', { id: 7, name: { pt: 'Ana' } }],
])('a listed talent with a bad %s is left out', (field, record) => {
  const list = TALENTS.parse([
    record,
    ...Array.from({ length: 10 }, (_, index) => ({ id: index + 100, name: 'Bia' })),
  ]);
  expect(list.ok && list.leftOut).toMatchObject([{ field }]);
});

it("a listed talent keeps the words of hostile text, drops hostile addresses and unknown genders, and carries its profile's ETag where that is a text", () => {
  const { value, warnings } = listed({
    id: 7,
    name: 'Ana <script>alert(1)</script>&lt;b>',
    cover: 'javascript:alert(1)',
  });
  expect(value[0]).toMatchObject({ name: 'Ana <b>', cover: null });
  expect(warnings).toMatchObject([{ id: '7', field: 'cover' }]);
  expect(listed({ id: 7, name: 'Ana', profile_etag: '"a1"' }).value[0]?.profileEtag).toBe('"a1"');
  expect(listed({ id: 7, name: 'Ana', profile_etag: { a: 1 } }).value[0]?.profileEtag).toBeNull();
  expect(listed({ id: 7, name: 'Ana', gender: 'other' }).value[0]?.gender).toBe('undefined');
});

it.each([
  [178, 178],
  ['178', 178],
  ['178 cm', 178],
  ['1.78', 178],
  [1.78, 178],
  ['170/5.7', 170],
  ['30', 30],
  ['1,78m', 178],
  ['1 m 78', 178],
  ['1 78', 178],
  ['1.785', 179],
  ['177.8 cm', 178],
  ['1,78 m / 5′10″', 178],
])('a profile with height %j is %i cm tall', (height, centimetres) => {
  expect(profile({ height }).value.heightCm).toBe(centimetres);
});

it.each([
  'tall',
  '17',
  '300',
  '1780',
  '-178',
  '1',
  '1m',
  '1m7',
  '1 7',
  '160-175',
  '60 kg',
  '5′10″',
  '5.10',
  '1.7.8',
])('a profile with height %j has none, and says so', (height) => {
  const { value, warnings } = profile({ height });
  expect(value.heightCm).toBeNull();
  expect(warnings).toMatchObject([{ id: '7', field: 'height' }]);
});

const GIRTHS = ['bust', 'waist', 'hips'] as const;

it.each([
  [88, 88],
  ['88', 88],
  [' 88 cm ', 88],
  ['88,5', 89],
  ['0.88 m', 88],
  ['88/35', 88],
  ['40', 40],
  ['180', 180],
])('a profile with %j as bust, waist and hips has %i cm of each', (girth, centimetres) => {
  const { value, warnings } = profile({ bust: girth, waist: girth, hips: girth });
  expect(value).toMatchObject({ bustCm: centimetres, waistCm: centimetres, hipsCm: centimetres });
  expect(warnings).toEqual([]);
});

it.each([
  ...['-', '39', '181', '8', '1e2', '-88', '88-90', '34″', 'P', {}, [], true].map((girth) => ({
    girth,
    told: GIRTHS,
  })),
  ...[undefined, null, '', ' ', false].map((girth) => ({ girth, told: [] })),
])(
  'a profile with $girth as bust, waist and hips is as without them, and the warnings name $told',
  ({ girth, told }) => {
    const { value, warnings } = profile({ height: 178, bust: girth, waist: girth, hips: girth });
    expect(value).toMatchObject({ heightCm: 178, bustCm: null, waistCm: null, hipsCm: null });
    expect(warnings.map(({ field }) => field)).toEqual(told);
  },
);

it.each([
  ['@ana.lucia', 'ana.lucia'],
  ['ana_lucia', 'ana_lucia'],
  ['https://www.instagram.com/ana.lucia/', 'ana.lucia'],
  ['instagram.com/ana.lucia?igsh=1', 'ana.lucia'],
  ['//m.instagram.com/ana.lucia/reels/', 'ana.lucia'],
  ['https://instagram.com/stories/ana.lucia/31/', 'ana.lucia'],
  ['\u200E@ana.lucia\u00A0', 'ana.lucia'],
])('a profile with the handle %s is found as %s', (instagram, handle) => {
  expect(profile({ instagram }).value.accounts).toEqual(onInstagram(handle));
});

it.each(['"><script>', 'ana lucia', 'https://evil.example/ana', 'https://www.instagram.com/p/C8/'])(
  'a profile with the handle %s has none',
  (instagram) => {
    expect(profile({ instagram }).value.accounts).toEqual([]);
  },
);

it('a profile has its galleries in any shape', () => {
  const { value, warnings } = profile({
    galleries: {
      book: [
        { file: 'a.jpg', width: '800', height: 1200 },
        'b.jpg',
        { file: 'c.jpg', width: 0, height: 'tall' },
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
  const picture = (file: string, width: number | null = null, height: number | null = null) => ({
    kind: 'picture',
    file,
    width,
    height,
  });
  expect(value.galleries).toEqual({
    book: [picture('a.jpg', 800, 1200), picture('b.jpg'), picture('c.jpg')],
    snap: [picture('https://cdn.example/d.JPG')],
    compo: [],
    video: [{ kind: 'video', provider: 'vimeo', id: '76979871', hash: '8272103f6e' }],
  });
  expect(warnings.map(({ field }) => field)).toEqual(['galleries.book.3', 'galleries.video.1']);
});

const dated = (date: unknown) =>
  profile({ height: 178, measured_at: date, galleries: { snap: [{ file: 'a.jpg', date }] } });

it.each([
  ['2026-09', '2026-09'],
  [' 2024-02-29 ', '2024-02-29'],
])('a profile knows the date %j', (date, known) => {
  expect(dated(date).value).toMatchObject({ measuredAt: known, polaroidsAt: known });
});

const NO_DATES = [
  undefined,
  null,
  '',
  202609,
  {},
  '2026',
  '2026-9',
  '2026-13',
  '2026-00',
  '2026-02-30',
  '0000-01',
  '2026-09-01T10:00',
];
it.each([...NO_DATES, '2026-09"><script>'].map((date) => ({ date })))(
  'a profile dated $date is as without dates',
  ({ date }) => {
    const { value, warnings } = dated(date);
    expect(value).toMatchObject({ heightCm: 178, measuredAt: null, polaroidsAt: null });
    expect(value.galleries.snap).toHaveLength(1);
    expect(warnings).toEqual([]);
  },
);

it('a profile has the date of the newest polaroid that can be shown, and is none of another talent', () => {
  const snap = [
    { file: 'a.jpg', date: '2025-12' },
    { file: 'b.jpg', date: '2026-03-02' },
    'c.jpg',
    { file: '', date: '2026-09' },
    null,
  ];
  expect(
    profile({ galleries: { book: [{ file: 'd.jpg', date: '2026-10' }], snap } }).value.polaroidsAt,
  ).toBe('2026-03-02');
  expect(profileRead('7').parse({ id: '8', name: 'Bia' })).toEqual({
    ok: false,
    reason: 'the profile of another talent',
  });
});

it.each([undefined, null, '', []])('a profile with galleries %j has none', (galleries) => {
  expect(profile({ galleries }).value.galleries).toEqual(NO_GALLERIES);
});

it.each([{}, [], null, 'x', { message: 'error' }])('a profile is not %j', (json) => {
  expect(profileRead('7').parse(json)).toMatchObject({ ok: false });
});

it.each([undefined, null, ''])('a profile with the id %j is known by its name', (id) => {
  expect(profileRead('7').parse({ id, name: 'Ana' })).toMatchObject({
    ok: true,
    value: { id: null },
  });
});

it('a profile cannot undo what the list says', () => {
  const [talent] = listed({ id: 7, name: 'Ana Nova', cover: 'new.jpg', gender: 'man' }).value;
  if (talent === undefined) throw new Error('no talent');
  const joined = joinTalent(
    talent,
    profile({ name: 'Ana Velha', cover: 'old.jpg', gender: 'woman', hair: 'Castanho' }).value,
  );
  expect(joined).toMatchObject({
    name: 'Ana Nova',
    cover: 'new.jpg',
    gender: 'man',
    hair: 'Castanho',
  });
  expect(joined).not.toHaveProperty('profileEtag');
});

it.each([
  [true, undefined, true],
  [undefined, true, true],
  [false, '1', true],
  [1, null, true],
  [undefined, undefined, false],
])(
  'a profile is of a minor where the list (%j) or the profile (%j) says so: %j',
  (inList, inProfile, expected) => {
    const [talent] = listed({ id: 7, name: 'Ana', under_age: inList }).value;
    if (talent === undefined) throw new Error('no talent');
    expect(joinTalent(talent, profile({ under_age: inProfile }).value).underAge).toBe(expected);
  },
);

it.each([
  [
    'the second',
    [
      { id: 7, name: 'Ana' },
      { id: '007', name: 'Ana', under_age: true },
    ],
  ],
  [
    'an unusable',
    [
      { id: 7, name: 'Ana' },
      { id: 7, under_age: 1 },
    ],
  ],
])('a listed talent is a minor where %s row with the same id says so', (_, rows) => {
  const others = Array.from(Array(20).keys(), (index) => ({ id: 100 + index, name: 'Bia' }));
  const { value } = parsed(TALENTS, [...rows, ...others]);
  expect(value.filter(({ underAge }) => underAge).map(({ id, name }) => [id, name])).toEqual([
    ['7', 'Ana'],
  ]);
});

it.each([false, 0, '0', ' False ', 'NO', 'nao', 'Não', 'na\u0303o', null, ''])(
  'a profile is of an adult where under_age is %j',
  (flag) => {
    const { value, warnings } = listed({ id: 7, name: 'Ana', under_age: flag });
    expect([value[0]?.underAge, profile({ under_age: flag }).value.underAge, warnings]).toEqual([
      false,
      false,
      [],
    ]);
  },
);

it.each(['TRUE', ' true ', 'sim', 'yes', 'null', {}, [], 2, 'x'.repeat(30_000)])(
  'a profile is of a minor where under_age is odd (%j), and the summary says so',
  (flag) => {
    const fault = {
      id: '7',
      field: 'under_age',
      message: expect.stringMatching(/^is .{1,40}, which counts as under 18$/) as string,
    };
    const inList = listed({ id: 7, name: 'Ana', under_age: flag });
    const inProfile = profile({ under_age: flag });
    expect([inList.value[0]?.underAge, inList.warnings]).toEqual([true, [fault]]);
    expect([inProfile.value.underAge, inProfile.warnings]).toEqual([true, [fault]]);
  },
);

it('a profile with a gallery of more than 500 pictures is read, with a warning', () => {
  const gallery = (count: number) => ({
    galleries: { book: Array.from({ length: count }, (_, n) => ({ file: `${n}.jpg` })) },
  });
  expect(profile(gallery(500)).warnings).toEqual([]);
  const { value, warnings } = profile(gallery(501));
  expect(value.galleries.book).toHaveLength(501);
  expect(warnings).toEqual([
    { id: '7', field: 'galleries.book', message: 'holds 501 items: its page is slow to open' },
  ]);
});

it('a profile gives the cover that the list lacks', () => {
  const [talent] = listed({ id: 7, name: 'Ana' }).value;
  if (talent === undefined) throw new Error('no talent');
  expect(joinTalent(talent, profile({ cover: 'profile.jpg' }).value).cover).toBe('profile.jpg');
});
