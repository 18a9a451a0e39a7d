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

it('a list may come bare or below data, and may be empty', () => {
  const bare = parseList([{ id: '7', name: 'Ana' }], rules);
  expect(bare).toMatchObject({ ok: true, value: [{ id: '7', name: 'Ana' }], leftOut: [] });
  expect(parseList({ data: [{ id: 7, name: ' Ana ' }], meta: {} }, rules)).toEqual(bare);
  expect(parseList([], rules)).toMatchObject({ ok: true, value: [] });
  expect(parseList({ data: [] }, rules)).toMatchObject({ ok: true, value: [] });
});

it.each(['text', 7, { items: [] }, { status: 'error', message: 'x' }])(
  'a list is not %j',
  (json) => {
    expect(parseList(json, rules)).toEqual({ ok: false, reason: 'something that is no list' });
  },
);

it.each([null, {}, { data: null }, { data: {} }, { data: [] }, []])(
  'a list of nothing may be %j',
  (json) => {
    expect(parseList(json, rules)).toMatchObject({ ok: true, value: [], known: 0 });
  },
);

it('a list with gaps comes from PHP as an object by number, at any level', () => {
  const [a, b] = good(2);
  for (const list of [{ 0: a, 2: b }, { data: { 4: a, 11: b } }])
    expect(parseList(list, rules)).toMatchObject({ value: [{ id: '1' }, { id: '2' }] });
});

it.each([
  { meta: { current_page: 1, last_page: 6 } },
  { meta: { pagination: { page: 1, pageCount: 2, total: 2 } } },
  { meta: { total: 83 } },
  { total: '83' },
  { links: { next: 'https://panel.example/api/posts?page=2' } },
  { next_page_url: '/api/posts?page=2' },
  { next: { href: '?page=2' } },
])('a list that says %j is one page of it, and no whole one', (more) => {
  expect(parseList({ data: good(2), ...more }, rules)).toEqual({
    ok: false,
    reason: 'one page of a list, which must come whole',
  });
});

it('a list that says that it is whole is one', () => {
  const meta = { current_page: 1, last_page: 1, per_page: 10_000, total: 2 };
  const links = { first: '/?page=1', next: null };
  expect(parseList({ data: good(2), meta, links, next: false }, rules)).toMatchObject({ ok: true });
});

it('a list leaves out a bad record and says which and why, by its place where it has no id', () => {
  const parsed = parseList([...good(10), { id: 11, name: ' ' }], rules);
  expect(parsed).toMatchObject({
    ok: true,
    leftOut: [{ id: '11', field: 'name', message: 'is missing' }],
  });
  expect(parsed.ok && parsed.value).toHaveLength(10);
  expect(parseList([...good(10), 'text'], rules)).toMatchObject({
    leftOut: [{ id: '#11', field: 'record', message: 'is no object' }],
  });
});

it('a list with more than a tenth of bad records is a failed read', () => {
  const parsed = parseList([...good(17), {}, {}, {}], rules);
  expect(parsed).toEqual({ ok: false, reason: '3 bad records of 20 (first #18: id is missing)' });
});

it('a list keeps the first of two records with one id', () => {
  const parsed = parseList([...good(1), { id: '01', name: 'Bia' }], rules);
  expect(parsed).toMatchObject({
    value: [{ id: '1', name: 'N0' }],
    leftOut: [],
    warnings: [{ id: '01', field: 'id' }],
  });
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
  [5, 5, true],
])('the tolerance for bad records with %i bad of %i is exceeded: %s', (bad, total, exceeded) => {
  expect(isBeyondTolerance(bad, total)).toBe(exceeded);
});

it('a map may come bare, below data, or as the empty list that PHP writes', () => {
  const one = { a: { id: 1, name: 'Ana' } };
  expect(parseMap(one, rules)).toMatchObject({ value: { a: { id: '1', name: 'Ana' } } });
  expect(parseMap({ data: one }, rules)).toMatchObject({ value: { a: { id: '1', name: 'Ana' } } });
  expect(parseMap([], rules)).toMatchObject({ value: {} });
  expect(parseMap({ data: [] }, rules)).toMatchObject({ value: {} });
});

it('a map is the same whatever the order of its keys', () => {
  const [a, b] = good(2);
  expect(JSON.stringify(parseMap({ b, a }, rules))).toBe(JSON.stringify(parseMap({ a, b }, rules)));
});

it('a map keeps a key called __proto__ to itself', () => {
  const parsed = parseMap(JSON.parse('{"__proto__":{"id":1,"name":"Ana"}}'), rules);
  expect(parsed.ok && Object.keys(parsed.value)).toEqual(['__proto__']);
  expect(parsed.ok && Object.getPrototypeOf(parsed.value)).toBe(Object.prototype);
});

it.each([null, 'text', [1], 7])('a map is not %j', (json) => {
  expect(parseMap(json, rules)).toMatchObject({ ok: false });
});

it('a single record may come bare or below data, and is a failed read that says why where it is bad', () => {
  expect(parseRecord({ data: { id: 1, name: 'Ana' } }, 'it', rules)).toMatchObject({
    ok: true,
    value: { id: '1', name: 'Ana' },
  });
  expect(parseRecord({ id: 1 }, 'it', rules)).toEqual({
    ok: false,
    reason: 'a record that cannot be used (name: is missing)',
  });
});
