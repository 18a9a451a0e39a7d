/** A JSON value under one storage key, read within bounds and validated. */
import { atom, type ReadableAtom } from 'nanostores';
import { jsonOrNull } from '../lib/json-or-null.ts';
import type { TextStorage } from '../lib/browser-storage.ts';

export interface JsonStore<T> {
  readonly $value: ReadableAtom<T>;
  /** Starts from the stored value: another tab may have changed it. */
  change(apply: (value: T) => T): void;
  /** Takes in another tab's changes. */
  reload(): void;
}

interface Kind<T> {
  readonly key: string;
  /** Most characters that are read. */
  readonly limit: number;
  /** Accepts anything; `null` for absent or damaged text. */
  readonly parse: (value: unknown) => T;
}

export function createJsonStore<T>(
  storage: TextStorage,
  { key, limit, parse }: Kind<T>,
): JsonStore<T> {
  const read = (): T => {
    const text = storage.read(key);
    return parse(text === null || text.length > limit ? null : jsonOrNull(text));
  };
  const $value = atom<T>(read());
  return {
    $value,
    change(apply) {
      const value = apply(read());
      storage.write(key, JSON.stringify(value));
      $value.set(value);
    },
    reload() {
      const value = read();
      if (JSON.stringify(value) !== JSON.stringify($value.get())) $value.set(value);
    },
  };
}
