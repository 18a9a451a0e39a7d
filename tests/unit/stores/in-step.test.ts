import { expect, it, vi } from 'vitest';
import { keepInStep } from '../../../src/stores/json-store.ts';

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
