/** Accepts an entry while its visitor waits: stores it, then delivers it if that is quick. */
import { within } from '../../lib/within.ts';
import type { PanelEntry } from '../entry/panel-entry.ts';
import { toErrorCode } from '../log.ts';
import { createDeliveryLog } from './delivery-log.ts';
import type { Acceptance, Outbox, OutboxDeps } from './outbox.ts';
import { createSettle, logUnsettled } from './settle.ts';
import { createTaking, type Taken } from './taking.ts';

/** Milliseconds that a visitor waits for everything up to the delivery's end, and for the note that it succeeded. */
const ACCEPTING_TIMEOUT = 8_000;
const SETTLING_TIMEOUT = 1_500;
const SHORTEST_DELIVERY = 2_000;

export function createAccept({ ledger, deliver, now, sleep, log }: OutboxDeps): Outbox['accept'] {
  const { takeInTurn } = createTaking({ ledger, now, sleep });
  const report = createDeliveryLog(now, log);
  const settle = createSettle(ledger, log);

  /** Fallback when the storage is unavailable: delivers directly to the panel. */
  const deliverAtOnce = async (wanted: PanelEntry, timeout: number): Promise<Acceptance> => {
    const delivery = await deliver(wanted, timeout);
    if (delivery.kind !== 'failed') return delivery;
    log({ level: 'error', event: 'outbox.unavailable', id: wanted.id, code: delivery.code });
    return { kind: 'unavailable' };
  };

  const deliverTaken = async ({ entry, tries }: Extract<Taken, { kind: 'mine' }>, timeout: number): Promise<Acceptance> => {
    const delivery = await deliver(entry, timeout);
    if (delivery.kind === 'refused') {
      // The visitor is still there to correct it, and sends it again under the same id.
      await within(SETTLING_TIMEOUT, ledger.drop(entry.id, tries)).catch((error: unknown) => {
        logUnsettled(log, entry.id, delivery, error);
      });
      return delivery;
    }
    if (delivery.kind === 'failed') report(entry, tries, delivery);
    await within(SETTLING_TIMEOUT, settle(entry, tries, delivery)).catch(() => undefined);
    return { kind: delivery.kind === 'delivered' ? 'delivered' : 'queued' };
  };

  return async (wanted) => {
    const began = now();
    const timeLeft = () => Math.max(SHORTEST_DELIVERY, ACCEPTING_TIMEOUT - (now() - began));
    let taken: Taken;
    try {
      taken = await takeInTurn(wanted, began + ACCEPTING_TIMEOUT);
    } catch (error) {
      log({ level: 'error', event: 'outbox.storage', id: wanted.id, code: toErrorCode(error) });
      return await deliverAtOnce(wanted, timeLeft());
    }
    if (taken.kind === 'mine') return await deliverTaken(taken, timeLeft());
    return { kind: taken.kind === 'delivered' ? 'delivered' : 'queued' };
  };
}
