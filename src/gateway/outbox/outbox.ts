/** Stores each entry durably before sending, retries, and delivers it once, however often it is
 * submitted under one form id. */
import type { PanelEntry } from '../entry/panel-entry.ts';
import { accept, type Acceptance } from './accept.ts';
import { deliverDue, type RunSummary } from './deliver-due.ts';
import { createLedger } from './ledger.ts';
import type { OutboxDeps, OutboxTools } from './outbox-tools.ts';

export interface Outbox {
  /** Accepts an entry within about 9 s, longer if another worker is delivering it. Never throws. */
  readonly accept: (entry: PanelEntry) => Promise<Acceptance>;
  /** Starts tries for `limit` milliseconds. Throws when the storage cannot be listed. */
  readonly deliverDue: (limit: number) => Promise<RunSummary>;
}

export function createOutbox(deps: OutboxDeps): Outbox {
  const tools: OutboxTools = { ...deps, ledger: createLedger(deps.storage, deps.now) };
  return {
    accept: (entry) => accept(entry, tools),
    deliverDue: (limit) => deliverDue(limit, tools),
  };
}
