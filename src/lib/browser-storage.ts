/** Never throws. Without storage, memory keeps the texts as long as the page. */

export interface TextStorage {
  read(key: string): string | null;
  write(key: string, text: string): boolean;
  remove(key: string): void;
  isLasting(key: string): boolean;
}

/** `pick` may throw: merely naming `window.localStorage` does where storage is forbidden. */
export function toTextStorage(
  pick: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): TextStorage {
  const memory = new Map<string, string | null>();
  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return pick().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        pick().setItem(key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        return false;
      }
    },
    isLasting: (key) => !memory.has(key),
    remove(key) {
      try {
        pick().removeItem(key);
        memory.delete(key);
      } catch {
        memory.set(key, null);
      }
    },
  };
}

export const deviceTexts = toTextStorage(() => window.localStorage);
export const tabTexts = toTextStorage(() => window.sessionStorage);
