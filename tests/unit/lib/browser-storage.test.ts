import { expect, it } from 'vitest';
import { toTextStorage } from '../../../src/lib/browser-storage.ts';
import { forbiddenStorage } from '../../support/text-storage.ts';

function memoryStorage() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

it('storage that never throws keeps texts in memory where naming the storage is forbidden', () => {
  const storage = forbiddenStorage();
  expect(storage.read('a')).toBeNull();
  expect(storage.write('a', '1')).toBe(false);
  expect(storage.read('a')).toBe('1');
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
});

it('storage that never throws shows the newer text, not the stored one, after the storage was full', () => {
  const browser = memoryStorage();
  browser.texts.set('a', 'old');
  let full = true;
  const storage = toTextStorage(() => ({
    ...browser,
    setItem: (key, text) => {
      if (full) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      browser.setItem(key, text);
    },
  }));
  expect(storage.write('a', 'new')).toBe(false);
  expect(storage.read('a')).toBe('new');
  full = false;
  expect(storage.write('a', 'newer')).toBe(true);
  browser.texts.set('a', 'from another tab');
  expect(storage.read('a')).toBe('from another tab');
  full = true;
  storage.write('a', 'unsent');
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
});
