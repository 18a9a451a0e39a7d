/**
 * Calls the site's build hook (an empty POST to its address, which is secret; any 2xx takes it) and
 * watches until the site shows the change: every edit before the `time` in its `/build.json` is
 * published, unless `stale` names its collection. A build without news or with a failure publishes
 * nothing; this machine's build hook reports both (`rebuilt`).
 */
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
  /** The site's origin. */
  readonly site: string;
  /** Address of the build hook. */
  readonly hook?: string | undefined;
}

export type Outcome =
  | { readonly kind: 'live'; readonly at: number }
  /** Rebuilt, but with old copies of these collections. */
  | { readonly kind: 'stale'; readonly collections: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Publication {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Start of the hook's answer, or why there was none. */
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

  const site = (): string | undefined => URL.parse(target?.site ?? '')?.origin;
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
    /** Calls the hook. A failure becomes the outcome; never throws. */
    async publish(): Promise<void> {
      const at = Date.now();
      const waiting = edits.waiting();
      const { reason, detail } =
        target?.hook === undefined
          ? { reason: 'Falta dizer onde o site espera o aviso: BUILD_HOOK_URL.', detail: '' }
          : await send(target.hook);
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
async function send(hook: string): Promise<{ readonly reason: string; readonly detail: string }> {
  try {
    const response = await fetch(hook, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const reason = response.ok ? '' : `O site respondeu ${response.status}.`;
    return { reason, detail: await readBeginning(response, MOST_ANSWER) };
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    return {
      reason: 'Sem resposta do site.',
      detail: `${error instanceof Error ? error.message : String(error)}${cause}`,
    };
  }
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
