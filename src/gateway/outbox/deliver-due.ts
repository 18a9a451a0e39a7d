/** Tries the waiting entries again, as the schedule asks for. */
import { mapConcurrently } from '../../lib/limiter.ts';
import type { Delivery } from '../entry/panel-entry.ts';
import { toErrorCode } from '../log.ts';
import { DELIVERY_TIMEOUT } from './back-off.ts';
import { createDeliveryLog } from './delivery-log.ts';
import type { Tries } from './ledger.ts';
import type { Outbox, OutboxDeps } from './outbox.ts';
import { createSettle } from './settle.ts';
import { sweep } from './sweep.ts';

const CONCURRENT_DELIVERIES = 4;
/** After so many tries without an answer a run ends: the panel is down, and further tries would only lengthen the back-off of other entries. */
const SILENT_TRIES = 3;

export function createDeliverDue(deps: OutboxDeps): Outbox['deliverDue'] {
  const { ledger, now, log } = deps;
  const retry = createRetry(deps);
  const logStorage = (error: unknown, id?: string): void => {
    log({ level: 'error', event: 'outbox.storage', ...(id === undefined ? {} : { id }), code: toErrorCode(error) });
  };

  return async (limit) => {
    const began = now();
    const survey = await ledger.survey();
    const deleted = await sweep(survey, { ledger, now, log }).catch((error: unknown) => {
      logStorage(error);
      return new Set<string>();
    });
    const entries = Array.from(survey).filter(([id]) => !deleted.has(id));
    let [delivered, failed, silent] = [0, 0, 0];
    await mapConcurrently(entries, CONCURRENT_DELIVERIES, async ([id, tries]) => {
      if (silent >= SILENT_TRIES || now() - began >= limit) return;
      const delivery = await retry(id, tries).catch((error: unknown) => {
        logStorage(error, id);
        return null;
      });
      if (delivery === null) return;
      silent = delivery.kind === 'failed' && delivery.isUnreachable ? silent + 1 : 0;
      if (delivery.kind === 'delivered') delivered += 1;
      else failed += 1;
    });
    return { waiting: entries.length - delivered, delivered, failed };
  };
}

/** Makes the function that tries one waiting entry again; it answers `null` where none was due. */
function createRetry({ ledger, deliver, now, log }: OutboxDeps): (id: string, known: Tries) => Promise<Delivery | null> {
  const report = createDeliveryLog(now, log);
  const settle = createSettle(ledger, log);
  return async (id, known) => {
    if (!(await ledger.isDue(id, known))) return null;
    const entry = await ledger.read(id);
    if (entry === null) return null;
    if (typeof entry === 'string') {
      await ledger.setAside(id, known);
      log({ level: 'error', event: `outbox.${entry}`, id });
      return null;
    }
    const tries = await ledger.claim(entry, known);
    if (tries === null) return null;
    if (await ledger.isDelivered(id)) {
      await ledger.drop(id, tries);
      return null;
    }
    const delivery = await deliver(entry, DELIVERY_TIMEOUT);
    report(entry, tries, delivery);
    await settle(entry, tries, delivery);
    return delivery;
  };
}
