import { expect, it } from 'vitest';
import {
  isBeyondTolerance,
  parseList,
  parseMap,
  parseRecord,
} from '../../../src/sources/records.ts';
import { eachWith, split } from '../../support/rows.ts';
import { wireId, wireName, wireRecord } from '../../../src/sources/wire-values.ts';

const rules = {
  schema: wireRecord({ id: wireId, name: wireName }),
  convert: (record: { readonly id: string; readonly name: string }) => record,
  keyOf: (record: { readonly id: string }) => record.id,
};

const good = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `N${index}` }));
const [a, b] = good(2);
const BOTH = ['1', '2'];

it.each<readonly [unknown, readonly string[]]>([
  [[a, b], BOTH],
  [{ data: [a, b], meta: {} }, BOTH],
  // As PHP writes a list with gaps, at any level.
  [{ 0: a, 2: b }, BOTH],
  [{ data: { 4: a, 11: b } }, BOTH],
  [[null, a, false, b, null], BOTH],
  [
    [
      { ...a, data: [1, 2] },
      { ...b, data: [] },
    ],
    BOTH,
  ],
  ...eachWith([null, {}, { data: null }, { data: {} }, { data: [] }, []], []),
])('a list may be %j', (json, ids) => {
  const parsed = parseList(json, rules);
  expect(parsed).toMatchObject({ ok: true, leftOut: [], known: ids.length });
  expect(parsed.ok && parsed.value.map(({ id }) => id)).toEqual(ids);
});

const NO_LISTS = ['text', 7, { items: [] }, { status: 'error', message: 'x' }];
it.each(NO_LISTS)('a list is not %j', (json) => {
  expect(parseList(json, rules)).toEqual({ ok: false, reason: 'something that is no list' });
});

it.each([
  { meta: { pagination: { page: 1, pageCount: 2, total: 2 } } },
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

const HOUR = 60 * 60_000;
const inHours = (count: number) => new Date(Date.now() + count * HOUR);
/** As panels of Recife write it, three hours behind UTC. */
const there = (count: number) =>
  inHours(count - 3)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

it.each<readonly [mark: object, isPublic: boolean]>([
  [{ deleted_at: there(-1) }, false],
  [{ deleted_at: there(2) }, false],
  [{ deleted_at: there(4) }, true],
  [{ deleted_at: inHours(-1).getTime() }, false],
  [{ deletedAt: '2026-02-01T10:00:00.000Z' }, false],
  [{ deleted_at: { date: `${there(2)}.000000`, timezone: 'UTC' } }, false],
  [{ deleted_at: 'yes' }, false],
  ...[
    null,
    '',
    0,
    ...'-|None|N/A|-0001-11-30|0001-01-01T00:00|0000-00-00|9999-12-31|Never|-1'.split('|'),
    ...['1969-12-31 21:00:00', '01/01/1970', '01/01/0001 00:00:00', {}],
  ].map((moment) => [{ deleted_at: moment }, true] as const),
  ...['visible', 'active', 'published', 'is_active', 'isPublished', 'ativo'].flatMap((name) => [
    ...[false, 0, '0', 'false', 'N', '\0', [0], 'não'].map(
      (value) => [{ [name]: value }, false] as const,
    ),
    ...[true, 1, '1', 'S', '\x01', [1], null, 'maybe'].map(
      (value) => [{ [name]: value }, true] as const,
    ),
  ]),
  ...[true, 1, '1'].map((archived) => [{ archived }, false] as const),
  [{ hidden: 0 }, true],
  [{ hidden: 'oculta' }, false],
  [{ hidden: { value: false } }, true],
  [{ active: 'inativo' }, false],
  [{ deleted: '2026-11-01' }, false],
  [{ archived: '2999-11-01' }, true],
  [{ withdrawn: true }, false],
  [{ withdrawn_at: there(-1) }, false],
  ...'draft|Trashed|archived|private|PENDING|under-review|rejected|expired|rascunho|Lixeira|arquivada'
    .concat('|Deactivated|removed|Cancelled|on hold|paused|Pausada|cancelado|Desligada')
    .concat('|withdrawn|Retired|former|ended|terminated|unlisted|closed|left|encerrado|Saiu')
    .concat('|Privado|pendente|agendado|Em revisão|não publicado|Desativada|aguardando aprovação|0')
    .split('|')
    .map((status) => [{ status }, false] as const),
  ...['Expira em 30 dias', 'Expires 2027-12'].map((status) => [{ status }, true] as const),
  [{ status: { value: 'draft', label: 'Rascunho' } }, false],
  [{ status: { id: 2, name: 'draft' } }, false],
  [{ post_status: 'draft' }, false],
  [{ excluído: 'S' }, false],
  [{ state: 'draft' }, false],
  ...['PE', 'published', false].map((state) => [{ state }, true] as const),
  [{ publish: false }, false],
  [{ exibir_no_site: 0 }, false],
  [{ unpublished: true }, false],
  ...['publish', 'published', 'active', 'ok', 1, null].map((status) => [{ status }, true] as const),
  ...[
    there(1),
    inHours(1).toISOString(),
    inHours(1).getTime(),
    '31/12/2999 10:00',
    '2999-12-01',
    '01.12.2999',
    { seconds: Math.ceil(inHours(1).getTime() / 1000) },
    { $date: inHours(1).toISOString() },
  ].map((moment) => [{ published_at: moment }, false] as const),
  ...[there(-1), inHours(-1).toISOString(), Math.floor(Date.now() / 1000), null, 'soon'].map(
    (moment) => [{ published_at: moment }, true] as const,
  ),
  ...split('publish_at publishOn data_publicacao').map(
    (name) => [{ [name]: there(1) }, false] as const,
  ),
  [{ removed_at: there(-1) }, false],
  [{ expires_at: there(-1) }, false],
  [{ expires_at: there(1) }, true],
  [{ expires_at: '1969-12-31 21:00:00' }, true],
  [{ show: 0 }, true],
])('a record with %j is public: %j', (mark, isPublic) => {
  const list = parseList([{ ...a, ...mark }, b], rules);
  expect(list).toMatchObject({
    ok: true,
    leftOut: [],
    known: 2,
    hidden: isPublic ? [] : [expect.anything()],
  });
  expect(list.ok && list.value.map(({ id }) => id)).toEqual(isPublic ? ['1', '2'] : ['2']);
  const [field = ''] = Object.keys(mark);
  const told = isPublic ? [] : [{ id: '1', field, message: 'hides it' }];
  expect(list.ok && list.warnings).toEqual(told);
  const map = parseMap({ one: { ...a, ...mark }, two: b }, rules, () => true);
  expect(map.ok && Object.keys(map.value)).toEqual(isPublic ? ['one', 'two'] : ['two']);
});

it('a list of which nothing is public is empty and has not failed', () => {
  const drafts = good(9).map((record) => ({ ...record, status: 'draft' }));
  const warnings = [{ id: '1', field: 'status', message: 'hides it, and 8 more are not public' }];
  expect(parseList(drafts, rules)).toMatchObject({ ok: true, value: [], warnings });
});

it.each([
  [0, 0, false],
  [1, 3, false],
  [1, 1, true],
  [2, 5, true],
  [2, 20, false],
  [3, 20, true],
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
  ...eachWith(['text', [1], 7], null),
])('a map of %j has the keys %j', (json, keys) => {
  const parsed = parseMap(json, rules, () => true);
  expect(parsed.ok ? Object.keys(parsed.value) : null).toEqual(keys);
  if (parsed.ok) expect(Object.getPrototypeOf(parsed.value)).toBe(Object.prototype);
});

it('a single record may come bare or below data, and is a failed read that says why where it is bad', () => {
  for (const json of [a, { data: a }, { ...a, data: b }])
    expect(parseRecord(json, 'it', rules)).toMatchObject({ ok: true, value: { id: '1' } });
  const reason = 'a record that cannot be used (name: is missing)';
  expect(parseRecord({ id: 1 }, 'it', rules)).toEqual({ ok: false, reason });
});
