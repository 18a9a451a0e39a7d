import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { NO_TEXTS, type SelectionTexts } from '../../../../src/domain/selection.ts';
import {
  readSelectionHash,
  toSelectionHash,
  toIdsHash,
} from '../../../../src/islands/selection/selection-link.ts';

const written: SelectionTexts = {
  title: 'Verão Capibaribe',
  client: 'Ateliê Marulho',
  from: '2026-12-14',
  to: '2026-12-16',
  order: ['3100012', '3100034', '3100007'],
  notes: { '3100012': 'Abre o filme. Cabelo solto.', '3100007': 'Reserva para o dia 15. 🌊' },
};

const received = (texts: Partial<SelectionTexts>, unread = 0) => ({
  texts: { ...NO_TEXTS, ...texts },
  unread,
});
const NOTHING = received({});

const pack = (value: unknown) =>
  `#b=1${deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;

it('a selection in a link comes back as it was, order and notes included', async () => {
  const hash = await toSelectionHash(written);
  expect(hash).toMatch(/^#b=1[\w-]+$/);
  expect(await readSelectionHash(hash)).toEqual(received(written));
  expect(await readSelectionHash(await toSelectionHash(NO_TEXTS))).toEqual(NOTHING);
});

it('a selection in a link of twenty talents with notes of forty characters is a link of at most 2,000', async () => {
  const order = Array.from({ length: 20 }, (_, index) => String(3_100_000 + index * 37));
  const notes = Object.fromEntries(
    order.map((id, index) => [
      id,
      `${index * 7919} luz água praia cabelo solto dança`.padEnd(40, id),
    ]),
  );
  const hash = await toSelectionHash({ ...written, order, notes });
  expect(`https://www.amazing.example/en/favourites${hash}`.length).toBeLessThanOrEqual(2000);
  expect(await readSelectionHash(hash)).toEqual(received({ ...written, order, notes }));
});

it('a selection in a link goes on bringing ids alone, as links did before, in their order and perhaps with a title', async () => {
  for (const [ids, order, unread] of [
    ['34,12', ['34', '12'], 0],
    ['12%2C34', ['12', '34'], 0],
    [' 12 , 34 ,,12', ['12', '34'], 0],
    ['12,<script>,-1,1e3,0,007,34', ['12', '34'], 5],
    ['12,34,5x', ['12', '34'], 1],
    ...['12;34', '12%7C34', '12+34', '12%20%2034', '12，34', '[12,34]', '%2212,34%22'].map(
      (ids) => [ids, ['12', '34'], 0] as const,
    ),
  ] as const)
    expect(await readSelectionHash(`#ids=${ids}`)).toEqual(received({ order }, unread));
  expect(await readSelectionHash('#ids%3D12%2C34')).toEqual(received({ order: ['12', '34'] }));
  expect(await readSelectionHash(toIdsHash(['12', '34'], 'Verão & Cia'))).toEqual(
    received({ title: 'Verão & Cia', order: ['12', '34'] }),
  );
  const ids = Array.from({ length: 5000 }, (_, index) => String(index + 1));
  for (const hash of [`#ids=${ids.join(',')}`, await toSelectionHash({ ...written, order: ids })]) {
    const read = await readSelectionHash(hash);
    expect([read?.texts.order.length, read?.unread], 'says who is left out').toEqual([300, 4700]);
  }
  const long = ['9007199254740993', '12345678901234567890'];
  expect((await readSelectionHash(toIdsHash(long, '')))?.texts.order).toEqual(long);
});

it.each(['.', ',', ')', '>', '%3E', '*', '_', '__', '-', '”', '…', '),', '.Obrigada', '%22%3E'])(
  'a selection in a link is read whole where a text or a program hung %s behind it',
  async (tail) => {
    const hash = await toSelectionHash(written);
    expect(await readSelectionHash(hash + tail)).toEqual(received(written));
    const ids = toIdsHash(['12', '34'], '');
    expect(await readSelectionHash(ids + tail)).toEqual(received({ order: ['12', '34'] }));
  },
);

it('a selection in a link is null where the address names something else, and empty where it is damaged, cut, or of a version to come', async () => {
  for (const hash of ['', '#', '#main', '#id=12', '#fale=ids', '#bb=1'])
    expect(await readSelectionHash(hash)).toBeNull();
  const hash = await toSelectionHash(written);
  for (const damaged of [
    hash.slice(0, -6),
    `${hash.slice(0, 30)}x${hash.slice(31)}`,
    '#b=',
    '#b=1',
    '#b=1!!',
    hash.replace('#b=1', '#b=2'),
  ]) {
    const read = await readSelectionHash(damaged);
    expect(read?.texts.order.every((id) => written.order.includes(id))).toBe(true);
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
  ['wrong types', [1, null, 'yesterday', '2026-13-40', [['12'], 'x'], 12, null, [], [null, 'x']]],
  ['deep lists', `${'['.repeat(5000)}${']'.repeat(5000)}`],
])('a selection in a link is made of what can be shown where it holds %s', async (_, value) => {
  const read = await readSelectionHash(pack(value));
  expect(read?.texts).toEqual({ ...NO_TEXTS, order: read?.texts.order ?? [] });
  expect(read?.texts.order.every((id) => /^\d+$/.test(id))).toBe(true);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

it('a selection in a link shows lines and notes at their length, without signs that turn the direction of a text', async () => {
  const packed = pack([`\u202E${'t'.repeat(500)}`, 'a\nb', '', '', ['12', 'n\u0000'.repeat(500)]]);
  const read = await readSelectionHash(packed);
  expect([read?.texts.title, read?.texts.client]).toEqual(['t'.repeat(80), 'a b']);
  expect(read?.texts.notes['12']?.length).toBeLessThanOrEqual(140);
});

it('a selection in a link that would become gigabytes is stopped', async () => {
  const bomb = pack(`["${'a'.repeat(50_000_000)}"]`);
  expect(bomb.length).toBeLessThan(100_000);
  const before = process.memoryUsage().rss;
  expect(await readSelectionHash(bomb)).toEqual(NOTHING);
  expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000);
  expect(await readSelectionHash(`#b=1${'A'.repeat(5_000_000)}`)).toEqual(NOTHING);
  expect(await readSelectionHash(`#ids=${'1,'.repeat(2_000_000)}`)).toEqual(NOTHING);
});
