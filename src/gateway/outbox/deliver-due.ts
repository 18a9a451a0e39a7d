/** Tries the waiting entries again, as the schedule asks for. */
import { mapConcurrently } from '../../lib/limiter.ts';
import type { Delivery } from '../entry/panel-entry.ts';
import { toErrorCode } from '../log.ts';
import { DELIVERY_TIMEOUT } from './back-off.ts';
import { noteEnd, report } from './end-of-try.ts';
import { listWaiting, type Tries } from './ledger.ts';
import type { OutboxTools, RunSummary } from './outbox.ts';
import { sweep } from './sweep.ts';

const CONCURRENT_DELIVERIES = 4;
/** After so many tries without an answer a run ends: the panel is down, and further tries would only lengthen the back-off of other entries. */
const SILENT_TRIES = 3;

export async function deliverDue(limit: number, tools: OutboxTools): Promise<RunSummary> {
  const { storage, now, log } = tools;
  const logStorage = (error: unknown, id?: string): void => {
    log({ level: 'error', event: 'outbox.storage', ...(id === undefined ? {} : { id }), code: toErrorCode(error) });
  };
  const began = now();
  const waiting = await listWaiting(storage, began);
  const deleted = await sweep(waiting, tools).catch((error: unknown) => {
    logStorage(error);
    return new Set<string>();
  });
  const entries = Array.from(waiting).filter(([id]) => !deleted.has(id));
  let [delivered, failed, silent] = [0, 0, 0];
  await mapConcurrently(entries, CONCURRENT_DELIVERIES, async ([id, tries]) => {
    if (silent >= SILENT_TRIES || now() - began >= limit) return;
    const delivery = await retry(id, tries, tools).catch((error: unknown) => {
      logStorage(error, id);
      return null;
    });
    if (delivery === null) return;
    silent = delivery.kind === 'failed' && delivery.isUnreachable ? silent + 1 : 0;
    if (delivery.kind === 'delivered') delivered += 1;
    else failed += 1;
  });
  return { waiting: entries.length - delivered, delivered, failed };
}

/** Tries one waiting entry again; `null` where it was not due. */
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
  await noteEnd(ledger.end(id, tries, delivery.kind === 'delivered' ? 'delivered' : 'failed'), id, delivery, tools);
  return delivery;
}
