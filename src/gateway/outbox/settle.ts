/** The end of one try in the ledger. */
import type { Delivery } from '../entry/panel-entry.ts';
import { toErrorCode, type Log } from '../log.ts';
import type { Ledger, Tries } from './ledger.ts';
import type { WaitingEntry } from './record.ts';

/** Records how a try ended. Storage errors are only logged: the worst case is a repeat under the same idempotency key. */
export function createSettle(ledger: Ledger, log: Log) {
  return async (entry: WaitingEntry, tries: Tries, delivery: Delivery): Promise<void> => {
    try {
      await (delivery.kind === 'delivered' ? ledger.settle(entry.id, tries) : ledger.noteFailure(entry.id, tries));
    } catch (error) {
      logUnsettled(log, entry.id, delivery, error);
    }
  };
}

/** Says that the ledger does not know how a try ended. */
export function logUnsettled(log: Log, id: string, delivery: Delivery, error: unknown): void {
  log({ level: 'warn', event: 'outbox.unnoted', id, outcome: delivery.kind, code: toErrorCode(error) });
}
