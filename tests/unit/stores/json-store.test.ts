import { expect, it } from 'vitest';
import { createJsonStore, type StoredFormat } from '../../../src/stores/json-store.ts';
import { storageOf } from '../../support/text-storage.ts';

const COUNTS: StoredFormat<{ readonly count: number }> = {
  key: 'counts',
  version: 2,
  limit: 100,
  parse: ({ count }) => (typeof count === 'number' ? { count } : null),
};

it.each([
  ['{"version":2,"count":7}', 7],
  ['{"version":1,"count":7}', 7],
  ['{"version":3,"count":7}', 0],
  ['{"version":2,"count":"7"}', 0],
  ['{"version":2,"cou', 0],
  ['null', 0],
  [`{"version":2,"count":7,"x":"${'x'.repeat(100)}"}`, 0],
])('a stored value counts if it fits and is of no later version: %.40s', (text, was) => {
  const texts = new Map([['counts', text]]);
  const store = createJsonStore(storageOf(texts), COUNTS, { count: 0 });
  expect(store.$value.get()).toEqual({ count: was });
  expect(texts.get('counts')).toBe(text);
  store.change(({ count }) => ({ count: count + 1 }));
  expect(texts.get('counts')).toBe(JSON.stringify({ version: 2, count: was + 1 }));
});
