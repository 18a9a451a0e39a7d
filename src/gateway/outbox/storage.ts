/** Durable storage of immutable records. A key is `folder/name`, in characters that are safe in
 * names of files and objects. */
export interface Storage {
  /** `false` if the key exists. */
  readonly create: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly remove: (key: string) => Promise<void>;
  readonly list: (folder: string) => Promise<readonly string[]>;
}
