/**
 * Stores each entry durably before it is sent, retries until the panel has it, and delivers it once
 * however often it is submitted. Entries with the same form id are the same entry.
 */
import type { Deliver, PanelEntry } from '../entry/panel-entry.ts';
import type { Log } from '../log.ts';
import { accept } from './accept.ts';
import { deliverDue } from './deliver-due.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Storage } from './entry-storage.ts';

export type Acceptance =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'queued' }
  /** The panel rejected these fields; nothing is stored. */
  | { readonly kind: 'refused'; readonly fields: readonly string[] }
  | { readonly kind: 'unavailable' };

export interface RunSummary {
  readonly waiting: number;
  readonly delivered: number;
  readonly failed: number;
}

export interface Outbox {
  /** Accepts an entry within about 9 s, longer if another worker is delivering it. Never throws. */
  readonly accept: (entry: PanelEntry) => Promise<Acceptance>;
  /** Starts tries for `limit` milliseconds. Throws when the storage cannot be listed. */
  readonly deliverDue: (limit: number) => Promise<RunSummary>;
}

export interface OutboxDeps {
  readonly storage: Storage;
  readonly deliver: Deliver;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** May reject. */
  readonly alert: (text: string) => Promise<void>;
  readonly log: Log;
}

export interface OutboxTools extends OutboxDeps {
  readonly ledger: Ledger;
}

export function createOutbox(deps: OutboxDeps): Outbox {
  const tools: OutboxTools = { ...deps, ledger: createLedger(deps.storage, deps.now) };
  return { accept: (entry) => accept(entry, tools), deliverDue: (limit) => deliverDue(limit, tools) };
}
