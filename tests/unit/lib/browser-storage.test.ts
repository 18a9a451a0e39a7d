import { expect, it } from 'vitest';
import { storageOf } from '../../support/text-storage.ts';

it('storage that never throws shows the newer text, not the stored one, after the storage was full', () => {
  const texts = new Map([['a', 'old']]);
  let full = true;
  const storage = storageOf(texts, () => !full);
  expect(storage.write('a', 'new')).toBe(false);
  expect(storage.read('a')).toBe('new');
  full = false;
  expect(storage.write('a', 'newer')).toBe(true);
  texts.set('a', 'from another tab');
  expect(storage.read('a')).toBe('from another tab');
  full = true;
  storage.write('a', 'unsent');
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
});
