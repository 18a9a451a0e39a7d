/**
 * The browser's storage, wrapped so that it never throws. Where storage is off, full or forbidden (private windows, embedded pages), texts
 * are kept in memory as long as the page.
 */

export interface TextStorage {
  /** The text under a key; `null` where there is none. */
  read(key: string): string | null;
  /** `false` where the text is kept in memory only. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

/** `pick` may throw: merely naming `window.localStorage` does where storage is forbidden. */
export function toTextStorage(pick: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TextStorage {
  /** Texts that the browser did not take; `null` for a key that it did not let go. */
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
