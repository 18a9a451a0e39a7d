import { expect, it, vi } from 'vitest';
import { createAlert } from '../../../src/gateway/alert.ts';
import { toErrorCode } from '../../../src/lib/errors.ts';
import { freePort } from '../../support/hosts.ts';

const HOOK = 'https://alert.example/x';

/** Sends an alert to a webhook that answers with this status; answers what was posted. */
async function post(url: string | null, status: number): Promise<readonly unknown[]> {
  const posted: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { method, headers, body } = new Request(address, init);
    posted.push(address, method, headers.get('Content-Type'), await new Response(body).json());
    return new Response('ok', { status });
  });
  await createAlert(url)('One entry waits.');
  return posted;
}

it('an alert is one line of JSON to the webhook, and nothing without one', async () => {
  const text = { text: 'Amazing: One entry waits.' };
  expect(await post(HOOK, 200)).toEqual([HOOK, 'POST', 'application/json', text]);
  expect(await post(null, 200)).toEqual([]);
});

it('an alert that the webhook does not take is told with the status, one that nobody hears with the cause', async () => {
  await expect(post(HOOK, 404)).rejects.toMatchObject({ code: 'HTTP_404' });
  vi.unstubAllGlobals();
  const alert = createAlert(`http://127.0.0.1:${await freePort()}`);
  expect(await alert('x').catch(toErrorCode)).toBe('ECONNREFUSED');
});
