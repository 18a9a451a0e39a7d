/** The outbox's durable storage of immutable records. Workers coordinate only by creating a key,
 * which succeeds once. */
export interface Storage {
  /** Writes a whole record durably; `false` if the key exists. */
  readonly create: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  /** `null` if the key does not exist. */
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** A missing key is no error. */
  readonly remove: (key: string) => Promise<void>;
  /** The keys with a prefix, in any order. A prefix ends with a folder, as in `waiting/`. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
}

/** `folder/name` and further parts, of characters that are safe in names of files and objects. */
const KEY = /^[a-z]+(?:\/[a-z\d][a-z\d.-]{0,80})+$/;

export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** Throws unless the key is one that the outbox could have written. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error(`"${key}" is no key of the outbox`);
}
