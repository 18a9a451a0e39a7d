import { expect, it, vi } from 'vitest';
import { createJsonStore, keepInStep, type StoredFormat } from '../../../src/stores/json-store.ts';
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

it('a store takes in what another tab wrote or cleared, and what it missed while its page was put away', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const reload = vi.fn();
  keepInStep('brief', { reload });
  const count = (type: string, details: object) => {
    reload.mockClear();
    page.dispatchEvent(Object.assign(new Event(type), details));
    return reload.mock.calls.length;
  };
  expect(count('storage', { key: 'brief' })).toBe(1);
  expect(count('storage', { key: null })).toBe(1);
  expect(count('storage', { key: 'briefs' })).toBe(0);
  expect(count('pageshow', { persisted: true })).toBe(1);
  expect(count('pageshow', { persisted: false })).toBe(0);
});
