/** Durable storage of immutable records. A key is `folder/name`, in characters that are safe in
 * names of files and objects. */
export interface Storage {
  /** Writes a whole record durably; `false` if the key exists. */
  readonly create: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  /** `null` if the key does not exist. */
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** A missing key is no error. */
  readonly remove: (key: string) => Promise<void>;
  /** The keys in a folder such as `waiting/`, in any order. */
  readonly list: (folder: string) => Promise<readonly string[]>;
}
