/** Milliseconds. */
const TIMEOUT = 5_000;

/**
 * Returns a function that sends a message to the operator: one POST of `{ "text": … }`, which Slack's incoming webhooks take. Does nothing
 * without an address; rejects where the message was not taken.
 */
export function createAlert(url: string | null, fetcher: typeof fetch): (text: string) => Promise<void> {
  return async (text) => {
    if (url === null) return;
    const answer = await fetcher(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: `Amazing: ${text}` }),
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (!answer.ok) throw Object.assign(new Error('The alert was not taken.'), { code: `HTTP_${answer.status}` });
  };
}
