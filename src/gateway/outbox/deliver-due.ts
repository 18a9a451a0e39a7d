import { mapConcurrently } from '../../lib/map-concurrently.ts';
import type { Delivery } from '../entry/panel-entry.ts';
import { toErrorCode } from '../log.ts';
import { DELIVERY_TIMEOUT } from './back-off.ts';
import { noteEnd, report } from './note-try.ts';
import { listWaiting, type Tries } from './ledger.ts';
import type { OutboxTools } from './outbox-tools.ts';
import { watchWaiting } from './watch-waiting.ts';

export interface RunSummary {
  readonly waiting: number;
  readonly delivered: number;
  readonly failed: number;
}

const CONCURRENT_DELIVERIES = 4;
/** After these unanswered tries the panel is down; more would only lengthen the back-off. */
const SILENT_TRIES = 3;

export async function deliverDue(limit: number, tools: OutboxTools): Promise<RunSummary> {
  const { storage, now, log } = tools;
  const logStorage = (error: unknown, id?: string): void => {
    log({
      level: 'error',
      event: 'outbox.storage',
      ...(id === undefined ? {} : { id }),
      code: toErrorCode(error),
    });
  };
  const began = now();
  const waiting = await listWaiting(storage, began);
  const entries = Array.from(waiting);
  const arrived = new Set<string>();
  let failed = 0;
  let silent = 0;
  await mapConcurrently(entries, CONCURRENT_DELIVERIES, async ([id, tries]) => {
    if (silent >= SILENT_TRIES || now() - began >= limit) return;
    const delivery = await retry(id, tries, tools).catch((error: unknown) => {
      logStorage(error, id);
      return null;
    });
    if (delivery === null) return;
    silent = delivery.kind === 'failed' && delivery.isUnreachable ? silent + 1 : 0;
    if (delivery.kind === 'delivered') arrived.add(id);
    else failed += 1;
  });
  // Runs last, so that each entry has been tried before it is deleted for its age.
  const left = new Set(entries.map(([id]) => id)).difference(arrived);
  const deleted = await watchWaiting(left, tools).catch((error: unknown) => {
    logStorage(error);
    return 0;
  });
  return { waiting: left.size - deleted, delivered: arrived.size, failed };
}

async function retry(id: string, known: Tries, tools: OutboxTools): Promise<Delivery | null> {
  const { ledger, deliver, log } = tools;
  if (!(await ledger.isDue(id, known))) return null;
  const entry = await ledger.read(id);
  if (entry === null) return null;
  if (typeof entry === 'string') {
    await ledger.setAside(id, known);
    log({ level: 'error', event: `outbox.${entry}`, id });
    return null;
  }
  const tries = await ledger.claim(entry, known);
  if (typeof tries === 'string') return null;
  const delivery = await deliver(entry, DELIVERY_TIMEOUT);
  report(entry, tries, delivery, tools);
  await noteEnd(
    ledger.end(id, tries, delivery.kind === 'delivered' ? 'delivered' : 'failed'),
    id,
    delivery,
    tools,
  );
  return delivery;
}
