/** A value under one key of the browser's storage, as JSON. Whatever stands there is read within bounds and never believed. */
import { atom, type ReadableAtom } from 'nanostores';
import { jsonOrNull } from '../lib/json-or-null.ts';
import type { TextStorage } from '../lib/storage.ts';

export interface JsonStore<T> {
  readonly $value: ReadableAtom<T>;
  /** Starts from what is stored now: another tab may have written in between. */
  change(apply: (value: T) => T): void;
  /** Takes in what another tab has written. */
  reload(): void;
}

interface Kind<T> {
  readonly key: string;
  /** Characters of the stored text that are read at all. */
  readonly limit: number;
  /** Takes anything, `null` for no text or a damaged one. */
  readonly parse: (value: unknown) => T;
}

export function createJsonStore<T>(storage: TextStorage, { key, limit, parse }: Kind<T>): JsonStore<T> {
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
