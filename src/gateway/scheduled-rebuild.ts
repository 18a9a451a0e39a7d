import { toErrorCode, type Log } from './log.ts';
import { jsonAnswer } from './answers.ts';

const TIMEOUT = 10_000;

/** Keeps the hook's secret address. */
export async function callBuildHook(hookUrl: string, log: Log): Promise<boolean> {
  try {
    const answer = await fetch(hookUrl, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    });
    await answer.body?.cancel();
    log({
      level: answer.ok ? 'info' : 'error',
      event: answer.ok ? 'rebuild.started' : 'rebuild.refused',
      status: answer.status,
    });
    return answer.ok;
  } catch (error) {
    log({ level: 'error', event: 'rebuild.refused', code: toErrorCode(error) });
    return false;
  }
}

export async function handleScheduledRebuild(
  start: (() => Promise<boolean>) | null,
): Promise<Response> {
  if (start === null) return jsonAnswer(503, { error: 'unconfigured' });
  return (await start())
    ? jsonAnswer(200, { status: 'started' })
    : jsonAnswer(503, { error: 'unavailable' });
}
