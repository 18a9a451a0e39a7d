import { toTextStorage, type TextStorage } from '../../src/lib/browser-storage.ts';

export function storageOf(texts = new Map<string, string>()): TextStorage {
  return toTextStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }));
}

export function forbiddenStorage(): TextStorage {
  return toTextStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}
