/** The one reader of what a browser's storage holds under a key. Damaged, foreign or later texts
 * break no page, and are set aside before anything is written over them. */
import { atom, type ReadableAtom } from 'nanostores';
import { jsonOrNull } from '../lib/json-or-null.ts';
import type { TextStorage } from '../lib/browser-storage.ts';

export interface Kept<T> {
  readonly key: string;
  /** Written with every value. A text of a later version does not fit; a text without one, as
   * earlier sites wrote, has version 0. */
  readonly version: number;
  /** Most characters that are read. */
  readonly limit: number;
  /** Checks every field of a value of this or an earlier version. `null`: does not fit. */
  readonly parse: (value: unknown, version: number) => Parsed<T> | null;
}

export interface Parsed<T> {
  readonly value: T;
  /** `false` if part of the text was left out. */
  readonly isWhole: boolean;
}

/** A value is `null` without a text that fits. */
export function readKept<T>(
  storage: TextStorage,
  { key, version, limit, parse }: Kept<T>,
): Parsed<T | null> {
  const text = storage.read(key);
  if (text === null) return { value: null, isWhole: true };
  const stored = text.length > limit ? null : jsonOrNull(text);
  const misfit = { value: null, isWhole: false };
  if (!isRecord(stored)) return (version === 0 ? parse(stored, 0) : null) ?? misfit;
  const { version: written = 0, ...fields } = stored;
  return typeof written === 'number' && written >= 0 && written <= version
    ? (parse(fields, written) ?? misfit)
    : misfit;
}

export function writeKept<T extends object>(storage: TextStorage, kept: Kept<T>, value: T): void {
  const { key, version } = kept;
  const text = JSON.stringify(version === 0 ? value : { version, ...value });
  if (readKept(storage, kept).isWhole || setAside(storage, key)) storage.write(key, text);
  else storage.hold(key, text);
}

interface Aside {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

export const asideKey = (key: string): string => `${key}.setAside`;

/** The texts that did not fit, oldest first. */
export function readAside(storage: TextStorage, key: string): readonly Aside[] {
  const text = storage.read(asideKey(key));
  if (text === null) return [];
  const list = jsonOrNull(text);
  // The site before kept one text here, as it was.
  return Array.isArray(list) && list.every(isAside) ? list : [{ at: Date.now(), text }];
}

/** Copies a key's text aside. `false` if the storage has no room for it. */
export function setAside(storage: TextStorage, key: string): boolean {
  const text = storage.read(key);
  const aside = readAside(storage, key);
  if (text === null || aside.some((other) => other.text === text)) return true;
  return storage.write(asideKey(key), JSON.stringify([...aside, { at: Date.now(), text }]));
}

export interface JsonStore<T> {
  readonly $value: ReadableAtom<T>;
  /** Starts from the stored value: another tab may have changed it. */
  change(apply: (value: T) => T): void;
  /** Takes in another tab's changes. */
  reload(): void;
}

export function createJsonStore<T extends object>(
  storage: TextStorage,
  kept: Kept<T>,
  empty: T,
): JsonStore<T> {
  const read = (): T => readKept(storage, kept).value ?? empty;
  const $value = atom<T>(read());
  return {
    $value,
    change(apply) {
      const value = apply(read());
      writeKept(storage, kept, value);
      $value.set(value);
    },
    reload() {
      const value = read();
      if (JSON.stringify(value) !== JSON.stringify($value.get())) $value.set(value);
    },
  };
}

/** Tells whether a parsed value holds all that its source held. */
export function holdsAll(value: unknown, source: unknown): boolean {
  if (typeof source !== 'object' || source === null) return value === source;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(source).every(
    ([field, part]) => Object.hasOwn(value, field) && holdsAll((value as Fields)[field], part),
  );
}

export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAside(value: unknown): value is Aside {
  return isRecord(value) && typeof value['at'] === 'number' && typeof value['text'] === 'string';
}
