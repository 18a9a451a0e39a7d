/** Damaged, foreign or later texts count as none. */
import { atom, type ReadableAtom } from 'nanostores';
import type { TextStorage } from '../lib/browser-storage.ts';
import { jsonOrNull } from '../lib/or-null.ts';

export interface StoredFormat<T> {
  readonly key: string;
  readonly version: number;
  readonly limit: number;
  readonly parse: (fields: Fields) => T | null;
}

export function readStored<T>(
  storage: TextStorage,
  { key, version, limit, parse }: StoredFormat<T>,
): T | null {
  const text = storage.read(key);
  const stored = text === null || text.length > limit ? null : jsonOrNull(text);
  if (!isRecord(stored)) return null;
  const { version: written = 0, ...fields } = stored;
  return typeof written === 'number' && written >= 0 && written <= version ? parse(fields) : null;
}

export function writeStored<T extends object>(
  storage: TextStorage,
  { key, version }: StoredFormat<T>,
  value: T,
): void {
  storage.write(key, JSON.stringify({ version, ...value }));
}

export interface JsonStore<T> {
  readonly $value: ReadableAtom<T>;
  change(apply: (value: T) => T): void;
  reload(): void;
}

export function createJsonStore<T extends object>(
  storage: TextStorage,
  format: StoredFormat<T>,
  empty: T,
): JsonStore<T> {
  const read = (): T => readStored(storage, format) ?? empty;
  const $value = atom<T>(read());
  return {
    $value,
    change(apply) {
      const value = apply(read());
      writeStored(storage, format, value);
      $value.set(value);
    },
    reload() {
      const value = read();
      if (JSON.stringify(value) !== JSON.stringify($value.get())) $value.set(value);
    },
  };
}

export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function keepInStep(key: string, store: { reload(): void }): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    // Clearing the storage names no key.
    if (event.key === key || event.key === null) store.reload();
  });
  // The back/forward cache gets no storage events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) store.reload();
  });
}
