import { jsonAnswer } from '../answers.ts';
import { toErrorCode } from '../log.ts';
import { deliverDue } from './deliver-due.ts';
import type { OutboxDeps } from './outbox.ts';

/** Runs the outbox once and answers the counts; 503 when the storage fails. */
export async function handleDeliverOutbox(deps: OutboxDeps): Promise<Response> {
  try {
    const counts = await deliverDue(deps);
    if (counts.waiting + counts.delivered > 0)
      deps.log({ level: 'info', event: 'outbox.run', ...counts });
    return jsonAnswer(200, counts);
  } catch (error) {
    deps.log({ level: 'error', event: 'outbox.storage', code: toErrorCode(error) });
    return jsonAnswer(503, { error: 'unavailable' });
  }
}
