import type { Deliver } from '../entry/panel-entry.ts';
import type { Log } from '../log.ts';

export interface Storage {
  /** `false` if the key exists. */
  readonly create: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly remove: (key: string) => Promise<void>;
  readonly list: (folder: string) => Promise<readonly string[]>;
}

export interface OutboxDeps {
  readonly storage: Storage;
  readonly deliver: Deliver;
  readonly now: () => number;
  readonly alert: (text: string) => Promise<void>;
  readonly log: Log;
}
