import { expect, it } from 'vitest';
import {
  isBeyondTolerance,
  parseList,
  parseMap,
  parseRecord,
} from '../../../src/sources/records.ts';
import { wireId, wireName, wireRecord } from '../../../src/sources/wire-values.ts';

const rules = {
  schema: wireRecord({ id: wireId, name: wireName }),
  convert: (record: { readonly id: string; readonly name: string }) => record,
  keyOf: (record: { readonly id: string }) => record.id,
};

const good = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `N${index}` }));
const [a, b] = good(2);

it.each<readonly [unknown, readonly string[]]>([
  [
    [a, b],
    ['1', '2'],
  ],
  [{ data: [a, b], meta: {} }, ['1', '2']],
  // As PHP writes a list with gaps, at any level.
  [{ 0: a, 2: b }, ['1', '2']],
  [{ data: { 4: a, 11: b } }, ['1', '2']],
  [
    [null, a, false, b, null],
    ['1', '2'],
  ],
  ...[null, {}, { data: null }, { data: {} }, { data: [] }, []].map(
    (nothing) => [nothing, []] as const,
  ),
])('a list may be %j', (json, ids) => {
  const parsed = parseList(json, rules);
  expect(parsed).toMatchObject({ ok: true, leftOut: [], known: ids.length });
  expect(parsed.ok && parsed.value.map(({ id }) => id)).toEqual(ids);
});

it.each(['text', 7, { items: [] }, { status: 'error', message: 'x' }])(
  'a list is not %j',
  (json) => {
    expect(parseList(json, rules)).toEqual({ ok: false, reason: 'something that is no list' });
  },
);

it.each([
  { meta: { current_page: 1, last_page: 6 } },
  { meta: { pagination: { page: 1, pageCount: 2, total: 2 } } },
  { meta: { total: 83 } },
  { total: '83' },
  { links: { next: 'https://panel.example/api/posts?page=2' } },
  { next_page_url: '/api/posts?page=2' },
  { next: { href: '?page=2' } },
  { _links: { next: { href: '?page=2' } } },
  { has_more: true },
  { meta: { filter_count: 83 } },
  { data: { data: good(2), last_page: 6 } },
])('a list that says %j is one page of it, and no whole one', (more) => {
  const reason = 'one page of a list, which must come whole';
  expect(parseList({ data: good(2), ...more }, rules)).toEqual({ ok: false, reason });
});

it('a list leaves out a bad record and says which and why, by its place where it has no id', () => {
  const parsed = parseList([...good(20), { id: 21, name: ' ' }, 'text'], rules);
  expect(parsed).toMatchObject({
    leftOut: [
      { id: '21', field: 'name', message: 'is missing' },
      { id: '#22', field: 'record', message: 'is no object' },
    ],
  });
  expect(parsed.ok && parsed.value).toHaveLength(20);
  const reason = '3 bad records of 20 (first #18: id is missing)';
  expect(parseList([...good(17), {}, {}, {}], rules)).toEqual({ ok: false, reason });
});

it.each([
  [0, 0, false],
  [0, 5, false],
  [1, 3, false],
  [1, 1, true],
  [2, 5, true],
  [2, 20, false],
  [3, 20, true],
  [100, 1000, false],
  [101, 1000, true],
])('the tolerance for bad records with %i bad of %i is exceeded: %s', (bad, total, exceeded) => {
  expect(isBeyondTolerance(bad, total)).toBe(exceeded);
});

it.each<readonly [unknown, readonly string[] | null]>([
  [{ b, a }, ['a', 'b']],
  [{ data: { a } }, ['a']],
  // As PHP writes an empty map.
  [[], []],
  [{ data: [] }, []],
  [null, []],
  [false, []],
  [JSON.parse('{"__proto__":{"id":1,"name":"Ana"}}'), ['__proto__']],
  ...['text', [1], 7].map((odd) => [odd, null] as const),
])('a map of %j has the keys %j', (json, keys) => {
  const parsed = parseMap(json, rules);
  expect(parsed.ok ? Object.keys(parsed.value) : null).toEqual(keys);
  if (parsed.ok) expect(Object.getPrototypeOf(parsed.value)).toBe(Object.prototype);
});

it('a single record may come bare or below data, and is a failed read that says why where it is bad', () => {
  for (const json of [a, { data: a }])
    expect(parseRecord(json, 'it', rules)).toMatchObject({ ok: true, value: { id: '1' } });
  const reason = 'a record that cannot be used (name: is missing)';
  expect(parseRecord({ id: 1 }, 'it', rules)).toEqual({ ok: false, reason });
});
