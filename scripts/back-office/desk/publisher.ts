/**
 * Calls the site's build hook (an empty POST to its address, which is secret; any 2xx takes it). The
 * site itself says what it shows: every edit before the `time` in its `/build.json` is
 * published, unless `stale` names its collection. A build without news or with a failure publishes
 * nothing; this machine's build hook reports both (`rebuilt`).
 */
import * as v from 'valibot';

import type { RecordStore, Waiting } from '../store/records.ts';

const TIME_LIMIT = 15_000;
/** Milliseconds: per read of the site, and until the release is given up. */
const LOOK_LIMIT = 2_000;
const TIMEOUT = 15 * 60_000;

const stale = v.fallback(v.array(v.string()), []);
/** `/build.json`, and the line in which a rebuild reports its end. */
const accountSchema = v.object({
  time: v.pipe(v.string(), v.transform(Date.parse), v.number()),
  stale,
});
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

interface Outcome {
  /** `stale`: rebuilt, but with old copies of some collections. */
  readonly kind: 'live' | 'stale' | 'failed';
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Why, if it is not live. */
  readonly reason: string;
}

export interface Publication {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly edits: readonly Waiting[];
  /** `null` until the site shows it. */
  readonly outcome: Outcome | null;
}

export type Publisher = ReturnType<typeof createPublisher>;

export function createPublisher(
  records: Pick<RecordStore, 'waiting' | 'confirm'>,
  first?: PublishTarget,
) {
  let target = first;
  let last: Publication | undefined;

  const site = (): string | undefined => URL.parse(target?.site ?? '')?.origin;
  const isPublishing = (): boolean => last?.outcome === null;
  function end(kind: Outcome['kind'], reason = ''): void {
    if (last !== undefined) last = { ...last, outcome: { kind, at: Date.now(), reason } };
  }

  /** The site shows the content of `readAt` except for `stale` collections. */
  function shown(readAt: number, stale: readonly string[]): void {
    if (stale.length === 0) records.confirm(readAt);
    if (last === undefined || readAt < last.at || last.outcome?.kind === 'live') return;
    if (stale.length === 0) end('live');
    else {
      const used = `Sem resposta, o site usou a cópia anterior de ${stale.join(', ')}.`;
      end('stale', `${used} Publique de novo em instantes.`);
    }
  }

  /** When the site's content was read; `undefined` if the site does not say. */
  async function look(): Promise<number | undefined> {
    const readAt = await read();
    if (last?.outcome === null && Date.now() > last.at + TIMEOUT)
      end('failed', 'O site não mostrou a mudança. Publique de novo.');
    return readAt;
  }

  async function read(): Promise<number | undefined> {
    const origin = site();
    if (origin === undefined) return undefined;
    try {
      const signal = AbortSignal.timeout(LOOK_LIMIT);
      const response = await fetch(`${origin}/build.json`, { redirect: 'error', signal });
      const account = v.parse(accountSchema, await response.json());
      if (!response.ok) return undefined;
      shown(account.time, account.stale);
      return account.time;
    } catch {
      return undefined;
    }
  }

  return {
    /** Calls the hook. A failure becomes the outcome; never throws. */
    async publish(): Promise<void> {
      const at = Date.now();
      const edits = records.waiting();
      const reason =
        target?.hook === undefined
          ? 'Diga onde o site espera o aviso, em BUILD_HOOK_URL.'
          : await send(target.hook);
      last = { at, edits, outcome: null };
      if (reason !== '') end('failed', reason);
    },
    last: (): Publication | undefined => last,
    isPublishing,
    site,
    look,
    rebuilt: (beganAt: number, line: string): void => {
      const { success, output } = v.safeParse(endSchema, line);
      const { result, reason, stale } = success ? output : { stale: [] };
      if (result === 'published' || result === 'unchanged') shown(beganAt, stale);
      else if (isPublishing()) end('failed', reason ?? result ?? line);
    },
    publishTo: (next: PublishTarget | undefined): void => {
      target = next;
    },
  };
}

/** Why the hook did not take the call; empty if it did. */
async function send(hook: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const response = await fetch(hook, { method: 'POST', redirect: 'manual', signal });
    await response.body?.cancel();
    return response.ok ? '' : `O site respondeu ${response.status}. Confira BUILD_HOOK_URL.`;
  } catch {
    return 'Sem resposta do site. Publique de novo em instantes.';
  }
}
