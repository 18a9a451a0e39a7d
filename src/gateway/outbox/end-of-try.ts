/** The end of one try: what the log says of it, and the ledger. */
import type { Delivery } from '../entry/panel-entry.ts';
import { toErrorCode } from '../log.ts';
import { OVERDUE, STUCK } from './back-off.ts';
import type { Tries } from './ledger.ts';
import type { OutboxTools } from './outbox.ts';
import type { WaitingEntry } from './record.ts';

/** Logs how a try ended: a transient failure is a warning until the entry is overdue, then an error. */
export function report(entry: WaitingEntry, tries: Tries, delivery: Delivery, { now, log }: OutboxTools): void {
  const age = now() - entry.acceptedAt;
  const line = { id: entry.id, entry: entry.entry, tries: tries.last, waitedSeconds: Math.round(age / 1000) };
  if (delivery.kind === 'delivered') log({ level: 'info', event: 'outbox.delivered', ...line });
  // The daily sweep reports it.
  else if (age >= STUCK) log({ level: 'info', event: 'outbox.failed', ...line, code: delivery.code });
  else if (delivery.kind === 'refused') {
    log({ level: 'error', event: 'outbox.undeliverable', ...line, code: delivery.code, fields: delivery.fields });
  } else {
    const isTransient = delivery.isTransient && age < OVERDUE;
    const event = isTransient ? 'outbox.failed' : 'outbox.undeliverable';
    log({ level: isTransient ? 'warn' : 'error', event, ...line, code: delivery.code });
  }
}

/** Waits for the record of how a try ended. Storage errors are only logged: the worst case is a repeat under the same idempotency key. */
export async function noteEnd(recording: Promise<void>, id: string, { kind }: Delivery, { log }: OutboxTools): Promise<void> {
  await recording.catch((error: unknown) => {
    log({ level: 'warn', event: 'outbox.unnoted', id, outcome: kind, code: toErrorCode(error) });
  });
}
