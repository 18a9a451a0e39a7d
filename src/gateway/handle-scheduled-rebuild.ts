import { toErrorCode } from '../lib/errors.ts';
import type { Log } from './log.ts';
import { jsonAnswer } from './answers.ts';

const TIMEOUT = 10_000;

/** Keeps the hook's secret address out of answers and the log. */
export async function handleScheduledRebuild(hookUrl: string | null, log: Log): Promise<Response> {
  if (hookUrl === null) return jsonAnswer(503, { error: 'unconfigured' });
  try {
    const { ok, status, body } = await fetch(hookUrl, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    });
    await body?.cancel();
    if (ok) {
      log({ level: 'info', event: 'rebuild.started', status });
      return jsonAnswer(200, { status: 'started' });
    }
    log({ level: 'error', event: 'rebuild.refused', status });
  } catch (error) {
    log({ level: 'error', event: 'rebuild.refused', code: toErrorCode(error) });
  }
  return jsonAnswer(503, { error: 'unavailable' });
}
