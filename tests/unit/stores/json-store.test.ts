import { expect, it } from 'vitest';
import { toTextStorage } from '../../../src/lib/browser-storage.ts';
import {
  asideKey,
  createJsonStore,
  isRecord,
  readAside,
  type Kept,
} from '../../../src/stores/json-store.ts';
import { storageOf } from '../../support/text-storage.ts';

const COUNTS: Kept<{ readonly count: number }> = {
  key: 'counts',
  version: 2,
  limit: 100,
  parse: (stored, version) =>
    isRecord(stored) && typeof stored['count'] === 'number'
      ? {
          value: { count: version === 1 ? stored['count'] / 10 : stored['count'] },
          isWhole: Object.keys(stored).length === 1,
        }
      : null,
};

const open = (texts: Map<string, string>) =>
  createJsonStore(storageOf(texts), COUNTS, { count: 0 });
const add = ({ count }: { readonly count: number }) => ({ count: count + 1 });

it.each([
  ['{"version":2,"count":7}', 7],
  ['{"version":1,"count":70}', 7],
  ['{"count":7}', 7],
])('a stored value of this version or an earlier one is read and goes on: %s', (text, count) => {
  const texts = new Map([['counts', text]]);
  const store = open(texts);
  expect(store.$value.get()).toEqual({ count });
  store.change(add);
  expect(Object.fromEntries(texts)).toEqual({
    counts: JSON.stringify({ version: 2, count: count + 1 }),
  });
});

it.each([
  '{"version":3,"count":7}',
  '{"version":"2","count":7}',
  '{"version":-1,"count":7}',
  '{"version":2,"count":"7"}',
  '{"version":2,"count":7,"other":1}',
  '{"version":2,"cou',
  '[]',
  'null',
  '',
  `{"version":2,"count":7,"x":"${'x'.repeat(100)}"}`,
])('a stored text that does not fit stays until it is written over, then aside: %.40s', (text) => {
  const texts = new Map([['counts', text]]);
  const store = open(texts);
  expect(texts.get('counts')).toBe(text);
  store.change(add);
  store.change(add);
  expect(readAside(storageOf(texts), 'counts')).toEqual([{ at: expect.any(Number), text }]);
  expect(open(texts).$value.get()).toEqual(store.$value.get());
});

it('a second text that does not fit is set aside beside the first, which an earlier site may have kept as it was', () => {
  const texts = new Map([
    ['counts', '{'],
    [asideKey('counts'), 'first'],
  ]);
  open(texts).change(add);
  expect(readAside(storageOf(texts), 'counts').map(({ text }) => text)).toEqual(['first', '{']);
});

it('a text that cannot be set aside is not written over, and the change lasts as long as the page', () => {
  const texts = new Map([['counts', '{']]);
  const full = toTextStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
    removeItem: (key) => void texts.delete(key),
  }));
  const store = createJsonStore(full, COUNTS, { count: 0 });
  store.change(add);
  store.change(add);
  store.reload();
  expect(store.$value.get()).toEqual({ count: 2 });
  expect(texts.get('counts')).toBe('{');
});
