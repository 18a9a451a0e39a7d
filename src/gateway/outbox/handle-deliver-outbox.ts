import { jsonAnswer } from '../answers.ts';
import { toErrorCode, type Log } from '../log.ts';
import type { Outbox } from './outbox.ts';

export interface DeliverOutboxDeps {
  readonly outbox: Pick<Outbox, 'deliverDue'>;
  readonly log: Log;
}

/** Milliseconds after which no try begins: the platform ends a scheduled run after 30 s. */
const RUN_LIMIT = 15_000;

/** Tries the waiting entries once and answers the counts; 503 when the storage fails. */
export async function handleDeliverOutbox({ outbox, log }: DeliverOutboxDeps): Promise<Response> {
  try {
    const { waiting, delivered, failed } = await outbox.deliverDue(RUN_LIMIT);
    if (waiting + delivered > 0)
      log({ level: 'info', event: 'outbox.run', waiting, delivered, failed });
    return jsonAnswer(200, { waiting, delivered, failed });
  } catch (error) {
    log({ level: 'error', event: 'outbox.storage', code: toErrorCode(error) });
    return jsonAnswer(503, { error: 'unavailable' });
  }
}
