import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { EMPTY_BRIEF, type Brief } from '../../../../src/domain/brief.ts';
import {
  LONG_LINK,
  MOST_SIDES,
  readBriefHash,
  readSideHash,
  toBriefHash,
  toIdsHash,
  toSideHash,
} from '../../../../src/islands/selection/brief-link.ts';
import { fc } from '../../../support/chance.ts';

const brief: Brief = {
  title: 'Verão Capibaribe',
  client: 'Ateliê Marulho',
  from: '2026-12-14',
  to: '2026-12-16',
  order: ['3100012', '3100034', '3100007'],
  notes: { '3100012': 'Abre o filme. Cabelo solto.', '3100007': 'Reserva para o dia 15. 🌊' },
};

const pack = (value: unknown) =>
  `#b=1${deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;

it('a brief in a link comes back as it was, order and notes included', async () => {
  const hash = await toBriefHash(brief);
  expect(hash).toMatch(/^#b=1[\w-]+$/);
  expect(await readBriefHash(hash)).toEqual(brief);
  expect(await readBriefHash(await toBriefHash(EMPTY_BRIEF))).toEqual(EMPTY_BRIEF);
});

it('a brief in a link of twenty talents with notes of forty characters is a link of at most 2,000', async () => {
  const words =
    'luz água praia cabelo solto dança nada bem prova figurino manhã tarde cena final reserva altura'.split(
      ' ',
    );
  const note = (seed: number) =>
    Array.from(
      { length: 9 },
      (_, index) => words[(seed * 7 + index * index * 5 + seed * index) % words.length],
    )
      .join(' ')
      .slice(0, 40)
      .trim();
  const order = Array.from({ length: 20 }, (_, index) => String(3_100_000 + index * 37));
  const notes = Object.fromEntries(order.map((id, index) => [id, note(index).padEnd(40, 'ã')]));
  const whole = { ...brief, order, notes };
  const link = `https://www.amazing.example/en/favourites${await toBriefHash(whole)}`;
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(await readBriefHash(new URL(link).hash)).toEqual(whole);
});

it('a brief in a link of as many talents with as long notes as there may be is read, long as it is', async () => {
  const order = Array.from({ length: 300 }, (_, index) => String(3_100_000 + index * 37));
  const notes = Object.fromEntries(
    order.map((id, index) => [id, `${String(index * 7919)} `.repeat(40).slice(0, 139) + '!']),
  );
  const hash = await toBriefHash({ ...brief, order, notes });
  expect(hash.length).toBeGreaterThan(LONG_LINK / 2);
  expect(await readBriefHash(hash)).toEqual({ ...brief, order, notes });
});

it('a brief in a link goes on bringing ids alone, as links did before, in their order and perhaps with a title', async () => {
  expect(await readBriefHash('#ids=34,12')).toEqual({ ...EMPTY_BRIEF, order: ['34', '12'] });
  expect(await readBriefHash('#ids=12%2C34')).toEqual({ ...EMPTY_BRIEF, order: ['12', '34'] });
  expect(await readBriefHash('#ids= 12 , 34 ,,12')).toEqual({
    ...EMPTY_BRIEF,
    order: ['12', '34'],
  });
  expect(await readBriefHash('#ids=12,<script>,-1,1e3,0,007,34')).toEqual({
    ...EMPTY_BRIEF,
    order: ['12', '34'],
  });
  expect(await readBriefHash(toIdsHash(['12', '34'], 'Verão & Cia'))).toEqual({
    ...EMPTY_BRIEF,
    title: 'Verão & Cia',
    order: ['12', '34'],
  });
  const ids = Array.from({ length: 5000 }, (_, index) => String(index + 1));
  expect((await readBriefHash(`#ids=${ids.join(',')}`))?.order).toHaveLength(300);
  const long = ['9007199254740993', '12345678901234567890'];
  expect((await readBriefHash(toIdsHash(long, '')))?.order).toEqual(long);
});

it('a brief in a link is null where the address names something else, and empty where it is damaged, cut, or of a version to come', async () => {
  for (const hash of ['', '#', '#main', '#id=12', '#fale=ids', '#bb=1'])
    expect(await readBriefHash(hash)).toBeNull();
  const hash = await toBriefHash(brief);
  for (const damaged of [
    hash.slice(0, -6),
    `${hash.slice(0, 30)}x${hash.slice(31)}`,
    '#b=',
    '#b=1',
    '#b=1!!',
    hash.replace('#b=1', '#b=2'),
  ]) {
    const read = await readBriefHash(damaged);
    expect(read?.order.every((id) => brief.order.includes(id))).toBe(true);
  }
});

it.each([
  ['a text', 'text'],
  ['a number', '7'],
  ['null', 'null'],
  ['an object', { order: ['12'] }],
  [
    'names of prototypes',
    '[{"__proto__":{"x":1}},["__proto__","x"],"a","b",["__proto__","polluted"],["constructor","y"],["12",{"toString":1}]]',
  ],
  [
    'fields of wrong types',
    [1, null, 'yesterday', '2026-13-40', [['12'], 'x'], 12, null, [], [null, 'x']],
  ],
  ['deep lists', `${'['.repeat(5000)}${']'.repeat(5000)}`],
])('a brief in a link is made of what can be shown where it holds %s', async (_, value) => {
  const read = await readBriefHash(pack(value));
  expect(read).toEqual({ ...EMPTY_BRIEF, order: read?.order ?? [] });
  expect(read?.order.every((id) => /^\d+$/.test(id))).toBe(true);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

it('a brief in a link shows lines and notes at their length, without signs that turn the direction of a text', async () => {
  const read = await readBriefHash(
    pack([`\u202E${'t'.repeat(500)}`, 'a\nb', '', '', ['12', 'n\u0000'.repeat(500)]]),
  );
  expect(read?.title).toBe('t'.repeat(80));
  expect(read?.client).toBe('a b');
  expect(read?.notes['12']?.length).toBeLessThanOrEqual(140);
});

it('a brief in a link that would become gigabytes is stopped', async () => {
  const bomb = pack(`["${'a'.repeat(50_000_000)}"]`);
  expect(bomb.length).toBeLessThan(100_000);
  const before = process.memoryUsage().rss;
  expect(await readBriefHash(bomb)).toEqual(EMPTY_BRIEF);
  expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000);
  expect(await readBriefHash(`#b=1${'A'.repeat(5_000_000)}`)).toEqual(EMPTY_BRIEF);
  expect(await readBriefHash(`#ids=${'1,'.repeat(2_000_000)}`)).toEqual(EMPTY_BRIEF);
});

it('a brief in a link of any shape is read without an error', async () => {
  const ids = fc.oneof(
    fc.integer({ min: 1, max: 99_999 }).map(String),
    fc.string(),
    fc.constantFrom('__proto__', 'constructor', 'toString'),
  );
  const packed = fc.oneof(
    fc.jsonValue().map(pack),
    fc
      .array(fc.oneof(ids, fc.tuple(ids, fc.string()), fc.anything()))
      .map((list) => pack(JSON.stringify(list) ?? '')),
    fc.string().map((text) => `#b=1${text}`),
    fc
      .uint8Array({ maxLength: 400 })
      .map((bytes) => `#b=1${Buffer.from(bytes).toString('base64url')}`),
    fc.string().map((text) => `#ids=${text}`),
    fc.webFragments().map((text) => `#${text}`),
  );
  await fc.assert(
    fc.asyncProperty(packed, async (hash) => {
      const read = await readBriefHash(hash);
      if (read === null) return;
      expect(read.order.length).toBeLessThanOrEqual(300);
      expect(
        [read.title, read.client, ...Object.values(read.notes)].every(
          (text) => typeof text === 'string' && text.length <= 140,
        ),
      ).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('polaroids side by side are named by a link of a few talents, and by no other', () => {
  const ids = ['7', '12', '34', '56'];
  expect(readSideHash(toSideHash(ids))).toEqual(ids.slice(0, MOST_SIDES));
  expect(readSideHash('#lado=7,12,34,56,7,0')).toEqual(ids.slice(0, MOST_SIDES));
  for (const hash of ['', '#lado=', '#lado=7;12', '#x#lado=7', `#lado=${'7'.repeat(101)}`])
    expect(readSideHash(hash)).toBeNull();
});
