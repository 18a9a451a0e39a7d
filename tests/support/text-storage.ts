import { toTextStorage, type TextStorage } from '../../src/lib/browser-storage.ts';

/** A browser's storage, which takes what there is room for. */
export function storageOf(
  texts = new Map<string, string>(),
  hasRoom: (text: string) => boolean = () => true,
): TextStorage {
  return toTextStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (!hasRoom(text)) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  }));
}

export function forbiddenStorage(): TextStorage {
  return toTextStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}
