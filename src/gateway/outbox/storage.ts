/**
 * The durable storage of the outbox. Records are written once and never changed. Workers coordinate only by the rule that a record can be
 * created once, which both disks and object stores can guarantee.
 */
export interface Storage {
  /** Writes a record whole and durably; `false` where there is one of that key already. */
  readonly create: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  /** `null` where there is none. */
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removing what is not there is no error. */
  readonly remove: (key: string) => Promise<void>;
  /** The keys that begin with a prefix, in any order. A prefix begins with a whole folder, as in `waiting/`. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
}

/** `folder/name` and further parts, of letters, digits, hyphens and dots that are safe as names of files and of objects. */
const KEY = /^[a-z]+(?:\/[a-z\d][a-z\d.-]{0,80})+$/;

export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** Throws for a key that could be anything but a record of ours. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error(`"${key}" is no key of the outbox`);
}
