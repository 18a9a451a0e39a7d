/**
 * Nothing that a visitor sent is lost: an entry is kept in durable storage before its delivery is tried, is tried again until the panel
 * has it, and arrives once however often it is sent. The id of the filled form says which entries are the same one.
 */
import type { Deliver, PanelEntry } from '../entry/panel-entry.ts';
import type { Log } from '../log.ts';
import { accept } from './accept.ts';
import { deliverDue } from './deliver-due.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Storage } from './storage.ts';

export type Acceptance =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'queued' }
  /** The panel named these fields; nothing is kept. */
  | { readonly kind: 'refused'; readonly fields: readonly string[] }
  /** Neither the storage nor the panel can be had. */
  | { readonly kind: 'unavailable' };

export interface RunSummary {
  readonly waiting: number;
  readonly delivered: number;
  readonly failed: number;
}

export interface Outbox {
  /** Takes an entry on within about 9 s, somewhat more for one that another worker tries to deliver. Never throws. */
  readonly accept: (entry: PanelEntry) => Promise<Acceptance>;
  /** Tries all waiting entries that are due; starts no try after `limit` milliseconds. Throws when the storage cannot be listed. */
  readonly deliverDue: (limit: number) => Promise<RunSummary>;
}

export interface OutboxDeps {
  readonly storage: Storage;
  readonly deliver: Deliver;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Tells the operator. May reject. */
  readonly alert: (text: string) => Promise<void>;
  readonly log: Log;
}

/** What the parts of an outbox work with. */
export interface OutboxTools extends OutboxDeps {
  readonly ledger: Ledger;
}

export function createOutbox(deps: OutboxDeps): Outbox {
  const tools: OutboxTools = { ...deps, ledger: createLedger(deps.storage, deps.now) };
  return { accept: (entry) => accept(entry, tools), deliverDue: (limit) => deliverDue(limit, tools) };
}
