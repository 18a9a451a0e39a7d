import type { Deliver } from '../entry/panel-entry.ts';
import type { Log } from '../log.ts';
import type { Storage } from './entry-storage.ts';
import type { Ledger } from './ledger.ts';

export interface OutboxDeps {
  readonly storage: Storage;
  readonly deliver: Deliver;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** May reject. */
  readonly alert: (text: string) => Promise<void>;
  readonly log: Log;
}

export interface OutboxTools extends OutboxDeps {
  readonly ledger: Ledger;
}
