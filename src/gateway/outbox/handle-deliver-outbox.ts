import { jsonAnswer } from '../answers.ts';
import type { Gateway } from '../gateway.ts';
import { toErrorCode } from '../../lib/errors.ts';

/** The platform ends a scheduled run after 30 s. */
const RUN_LIMIT = 15_000;

export async function handleDeliverOutbox({ outbox, log }: Gateway): Promise<Response> {
  try {
    const counts = await outbox.deliverDue(RUN_LIMIT);
    if (counts.waiting + counts.delivered > 0)
      log({ level: 'info', event: 'outbox.run', ...counts });
    return jsonAnswer(200, counts);
  } catch (error) {
    log({ level: 'error', event: 'outbox.storage', code: toErrorCode(error) });
    return jsonAnswer(503, { error: 'unavailable' });
  }
}
