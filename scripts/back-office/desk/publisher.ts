/** Edits before the `time` of build.json are published, unless a collection is `stale`. */
import * as v from 'valibot';

const HOOK_LIMIT = 15_000;
const LOOK_LIMIT = 2_000;
const PUBLISH_LIMIT = 15 * 60_000;

const stale = v.fallback(v.array(v.string()), []);
const buildSchema = v.object({
  time: v.pipe(v.string(), v.transform(Date.parse), v.number()),
  stale,
});
const endSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ result: v.optional(v.string()), reason: v.optional(v.string()), stale }),
);

export interface PublishTarget {
  readonly site: string;
  readonly hook: string;
}

export interface Publication {
  readonly at: number;
  readonly outcome: 'live' | 'stale' | 'failed' | null;
  readonly reason?: string;
}

export type Publisher = ReturnType<typeof createPublisher>;

export function createPublisher(onPublished: (readAt: number) => void) {
  let target: PublishTarget | undefined;
  let last: Publication | undefined;

  const isPublishing = (): boolean => last?.outcome === null;
  const end = (outcome: Publication['outcome'], reason = ''): void => {
    last = { at: last?.at ?? 0, outcome, reason };
  };

  function confirm(readAt: number, staleCollections: readonly string[]): void {
    if (staleCollections.length === 0) onPublished(readAt);
    if (last === undefined || readAt < last.at || last.outcome === 'live') return;
    if (staleCollections.length === 0) end('live');
    else
      end('stale', `Sem resposta, o site usou a cópia anterior de ${staleCollections.join(', ')}.`);
  }

  return {
    async publish(): Promise<void> {
      last = { at: Date.now(), outcome: null };
      const reason = target === undefined ? 'O site não está aberto.' : await send(target.hook);
      if (reason !== '') end('failed', reason);
    },
    last: () => last,
    isPublishing,
    site: (): string | undefined => target?.site,
    async look(): Promise<void> {
      try {
        const signal = AbortSignal.timeout(LOOK_LIMIT);
        const response = await fetch(new URL('/build.json', target?.site), { signal });
        const build = v.parse(buildSchema, await response.json());
        if (response.ok) confirm(build.time, build.stale);
      } catch {}
      if (last?.outcome === null && Date.now() > last.at + PUBLISH_LIMIT)
        end('failed', 'O site não mostrou a mudança. Publique de novo.');
    },
    rebuilt(beganAt: number, resultJson: string): void {
      const { success, output } = v.safeParse(endSchema, resultJson);
      const { result, reason, stale: old } = success ? output : { stale: [] };
      if (result === 'published' || result === 'unchanged') confirm(beganAt, old);
      // An earlier build did not know of this publication.
      else if (isPublishing() && beganAt >= (last?.at ?? 0))
        end('failed', reason ?? result ?? resultJson);
    },
    publishTo(next: PublishTarget | undefined): void {
      target = next;
    },
  };
}

async function send(hook: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(HOOK_LIMIT);
    const response = await fetch(hook, { method: 'POST', redirect: 'manual', signal });
    await response.body?.cancel();
    return response.ok ? '' : `O site respondeu ${response.status}. Confira BUILD_HOOK_URL.`;
  } catch {
    return 'Sem resposta do site. Publique de novo em instantes.';
  }
}
