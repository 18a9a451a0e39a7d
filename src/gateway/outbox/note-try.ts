import type { Delivery } from '../entry/panel-entry.ts';
import { toErrorCode } from '../log.ts';
import { OVERDUE, STUCK } from './back-off.ts';
import type { Tries } from './ledger.ts';
import type { OutboxTools } from './outbox-tools.ts';
import type { WaitingEntry } from './record.ts';

/** Logs a failed try: a warning if transient, an error once the entry is overdue. */
export function report(
  entry: WaitingEntry,
  tries: Tries,
  delivery: Delivery,
  { now, log }: OutboxTools,
): void {
  const age = now() - entry.acceptedAt;
  const line = {
    id: entry.id,
    entry: entry.entry,
    tries: tries.last,
    waitedSeconds: Math.round(age / 1000),
  };
  if (delivery.kind === 'delivered') log({ level: 'info', event: 'outbox.delivered', ...line });
  // The daily sweep reports it as an error.
  else if (age >= STUCK)
    log({ level: 'info', event: 'outbox.failed', ...line, code: delivery.code });
  else if (delivery.kind === 'refused') {
    log({
      level: 'error',
      event: 'outbox.undeliverable',
      ...line,
      code: delivery.code,
      fields: delivery.fields,
    });
  } else {
    const isTransient = delivery.isTransient && age < OVERDUE;
    const event = isTransient ? 'outbox.failed' : 'outbox.undeliverable';
    log({ level: isTransient ? 'warn' : 'error', event, ...line, code: delivery.code });
  }
}

/** Waits for the record of a try's end. A storage error at worst causes a harmless repeat. */
export async function noteEnd(
  recording: Promise<void>,
  id: string,
  { kind }: Delivery,
  { log }: OutboxTools,
): Promise<void> {
  await recording.catch((error: unknown) => {
    log({ level: 'warn', event: 'outbox.unnoted', id, outcome: kind, code: toErrorCode(error) });
  });
}
