/**
 * Tells the site that content changed: one signed webhook, and whoever started the back office.
 *
 * The webhook is a POST of JSON, `{ "event": "content.changed", "at": "<ISO time>" }`. `at` is when it is sent, and required. The header
 * `X-Signature` is `sha256=` and the hex HMAC-SHA256 of the raw body, made with a secret of at least 32 characters that both sides have.
 * The site answers 202 when a rebuild is asked for, and 401 for a wrong signature, without `at`, more than ten minutes off, or heard before.
 */
import { createHmac } from 'node:crypto';

const TIME_LIMIT = 15_000;
/** Characters of an answer that the desk shows. */
const SHOWN = 2000;

export interface PublishTarget {
  /** Where the webhook goes, such as `https://site.example/api/rebuild`. */
  readonly url: string;
  readonly secret: string;
}

export interface Publication {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly url: string | null;
  /** `null` when no answer came. */
  readonly status: number | null;
  /** The answer's beginning, or why there was none. */
  readonly detail: string;
}

export interface Publisher {
  /** Sends the webhook; a failure is part of the result, never thrown. */
  publish(): Promise<Publication>;
  last(): Publication | undefined;
  target(): PublishTarget | undefined;
  /** Changes where webhooks go from now on. */
  publishTo(target: PublishTarget | undefined): void;
}

export function createPublisher(first: PublishTarget | undefined, onPublish: (() => void | Promise<void>) | undefined): Publisher {
  let target = first;
  let last: Publication | undefined;
  return {
    async publish() {
      const at = Date.now();
      const outcome = target ? await send(target, at) : { status: null, detail: 'Nenhum endereço de publicação configurado.' };
      last = { at, url: target?.url ?? null, ...outcome };
      await onPublish?.();
      return last;
    },
    last: () => last,
    target: () => target,
    publishTo(next) {
      target = next;
    },
  };
}

async function send({ url, secret }: PublishTarget, at: number): Promise<Pick<Publication, 'status' | 'detail'>> {
  const body = JSON.stringify({ event: 'content.changed', at: new Date(at).toISOString() });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Signature': `sha256=${signature}` },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return { status: response.status, detail: await readBeginning(response) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    return { status: null, detail: `Sem resposta (${error instanceof Error ? error.message : String(error)}${cause})` };
  }
}

async function readBeginning({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > SHOWN) break;
  }
  return text.slice(0, SHOWN);
}
