/**
 * Tells the site by a signed webhook that content changed, and watches until the site shows it. The
 * POST is `{ "event": "content.changed", "at": "<ISO time of sending>" }`; `X-Signature` is
 * `sha256=` and the hex HMAC-SHA256 of the raw body, with a shared secret of at least 32
 * characters. The site answers 202 for a requested rebuild, 401 for a wrong signature, a replay, or
 * an `at` that is missing or ten minutes off. Its `/build.json` shows the result: every edit before
 * `time` is published, unless `stale` names its collection. A rebuild without news or with a
 * failure publishes nothing; this machine's build hook reports both (`rebuilt`).
 */
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import * as v from 'valibot';

import type { EditLog, Waiting } from '../store/edits.ts';

const TIME_LIMIT = 15_000;
/** Milliseconds: per read of the site, between reads, and until the release is given up. */
const LOOK_LIMIT = 2_000;
const LOOK_PAUSE = 500;
const TIMEOUT = 15 * 60_000;
/** Characters read of an answer, and of a build's account with its many parts. */
const MOST_ANSWER = 2_000;
const MOST_ACCOUNT = 64_000;

const stale = v.fallback(v.array(v.string()), []);
/** `/build.json`, and the line in which a rebuild reports its end. */
const accountSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ time: v.pipe(v.string(), v.transform(Date.parse), v.number()), stale }),
);
const endSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ result: v.optional(v.string()), reason: v.optional(v.string()), stale }),
);

export interface PublishTarget {
  /** Address of the webhook, such as `https://site.example/api/rebuild`. */
  readonly url: string;
  /** Without it nothing is sent, but `url` still locates the site. */
  readonly secret?: string | undefined;
}

export type Outcome =
  | { readonly kind: 'live'; readonly at: number }
  /** Rebuilt, but with old copies of these collections. */
  | { readonly kind: 'stale'; readonly collections: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Publication {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Start of the webhook's answer, or why there was none. */
  readonly detail: string;
  readonly edits: readonly Waiting[];
  /** `null` until the site shows it. */
  readonly outcome: Outcome | null;
}

export type Publisher = ReturnType<typeof createPublisher>;

export function createPublisher(edits: EditLog, first?: PublishTarget) {
  let target = first;
  let last: Publication | undefined;
  const closed = new AbortController();

  const site = (): string | undefined => URL.parse(target?.url ?? '')?.origin;
  const isPublishing = (): boolean => last?.outcome === null;

  /** The site shows the content of `readAt` except for `stale` collections. */
  function shown(readAt: number, stale: readonly string[]): void {
    if (stale.length === 0) edits.confirm(readAt);
    if (last === undefined || readAt < last.at || last.outcome?.kind === 'live') return;
    last = {
      ...last,
      outcome:
        stale.length === 0
          ? { kind: 'live', at: Date.now() }
          : { kind: 'stale', collections: stale },
    };
  }

  /** When the site's content was read; `undefined` if the site does not say. */
  async function look(): Promise<number | undefined> {
    const origin = site();
    if (origin === undefined) return undefined;
    try {
      const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(LOOK_LIMIT)]);
      const response = await fetch(`${origin}/build.json`, {
        redirect: 'error',
        signal,
      });
      const account = v.parse(accountSchema, await readBeginning(response, MOST_ACCOUNT));
      if (!response.ok || closed.signal.aborted) return undefined;
      shown(account.time, account.stale);
      return account.time;
    } catch {
      return undefined;
    }
  }

  async function watch(at: number): Promise<void> {
    const isOurs = (): boolean =>
      !closed.signal.aborted && last?.at === at && last.outcome?.kind !== 'live';
    for (
      const end = at + TIMEOUT;
      isOurs() && Date.now() < end;
      await sleep(LOOK_PAUSE, undefined, { ref: false })
    )
      await look();
    if (isOurs() && last?.outcome === null)
      last = { ...last, outcome: { kind: 'failed', reason: 'O site não mostrou a mudança.' } };
  }

  return {
    /** Sends the webhook. A failure becomes the outcome; never throws. */
    async publish(): Promise<void> {
      const at = Date.now();
      const waiting = edits.waiting();
      const { reason, detail } =
        target?.secret === undefined
          ? {
              reason: 'Falta dizer onde o site espera o aviso: PUBLISH_URL e REBUILD_SECRET.',
              detail: '',
            }
          : await send(target.url, target.secret, at);
      last = {
        at,
        detail,
        edits: waiting,
        outcome: reason === '' ? null : { kind: 'failed', reason },
      };
      if (reason === '') void watch(at);
    },
    last: (): Publication | undefined => last,
    isPublishing,
    canPublish: (): boolean => target?.secret !== undefined,
    site,
    look,
    rebuilt: (beganAt: number, line: string): void => {
      const { success, output } = v.safeParse(endSchema, line);
      const end = success ? output : { reason: line, stale: [] };
      if (end.result === 'published' || end.result === 'unchanged') shown(beganAt, end.stale);
      else if (last !== undefined && isPublishing())
        last = { ...last, outcome: { kind: 'failed', reason: end.reason ?? end.result ?? line } };
    },
    publishTo: (next: PublishTarget | undefined): void => {
      target = next;
    },
    close(): void {
      closed.abort();
    },
  };
}

/** `reason` is empty after an acceptance. */
async function send(
  url: string,
  secret: string,
  at: number,
): Promise<{ readonly reason: string; readonly detail: string }> {
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
    return { reason: refusal(response.status), detail: await readBeginning(response, MOST_ANSWER) };
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    return {
      reason: 'Sem resposta do site.',
      detail: `${error instanceof Error ? error.message : String(error)}${cause}`,
    };
  }
}

/** Why the site refused, as a sentence; empty after an acceptance. */
function refusal(status: number): string {
  if (status === 202) return '';
  if (status === 401)
    return 'O site recusou a assinatura: REBUILD_SECRET precisa ser igual dos dois lados, e a hora também.';
  if (status === 503) return 'O site não conseguiu começar a se refazer.';
  return `O site respondeu ${status}.`;
}

async function readBeginning({ body }: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > most) break;
  }
  return text.slice(0, most);
}
