/** What the log says of each try: silence of the panel is a warning for as long as it may pass, and an error from then on. */
import type { Delivery } from '../entry/panel-entry.ts';
import type { Log } from '../log.ts';
import { OVERDUE, STUCK } from './back-off.ts';
import type { Tries } from './ledger.ts';
import type { WaitingEntry } from './record.ts';

/** Tells of the end of one try; `now` in milliseconds since 1970. */
export function createDeliveryLog(now: () => number, log: Log) {
  return (entry: WaitingEntry, tries: Tries, delivery: Delivery): void => {
    const age = now() - entry.acceptedAt;
    const line = { id: entry.id, entry: entry.entry, tries: tries.last, waitedSeconds: Math.round(age / 1000) };
    if (delivery.kind === 'delivered') log({ level: 'info', event: 'outbox.delivered', ...line });
    // The daily sweep reports it.
    else if (age >= STUCK) log({ level: 'info', event: 'outbox.failed', ...line, code: delivery.code });
    else if (delivery.kind === 'refused') {
      log({ level: 'error', event: 'outbox.undeliverable', ...line, code: delivery.code, fields: delivery.fields });
    } else {
      const mayPass = delivery.mayPass && age < OVERDUE;
      const event = mayPass ? 'outbox.failed' : 'outbox.undeliverable';
      log({ level: mayPass ? 'warn' : 'error', event, ...line, code: delivery.code });
    }
  };
}
