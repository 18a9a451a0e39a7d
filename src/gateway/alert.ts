import { toCodedError } from '../lib/errors.ts';

const TIMEOUT = 5_000;

/** Posts in Slack's format. */
export function createAlert(url: string | null): (text: string) => Promise<void> {
  return async (text) => {
    if (url === null) return;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: `Amazing: ${text}` }),
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (!answer.ok) throw toCodedError(`HTTP_${answer.status}`);
  };
}
